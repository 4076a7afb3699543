import SpokenICU
import SpokenLocaleData
import SpokenModel

/// The forms of a locale from ICU.
extension LocaleForms {
    /// Those that are compiled in; gathered where another ICU runs than the one they were compiled with.
    init(_ language: LanguageTag) {
        self = LocaleFormsImage.forms(language.description, version: ICUVersion.icu) ?? LocaleForms(gathering: language)
    }

    /// All that are compiled in.
    package static func image() -> [UInt8] {
        let locales = Set(ICULocales.all).union(ICULocales.available)
        return LocaleFormsImage.bytes(
            locales.map { ($0.description, LocaleForms(gathering: $0)) }, version: ICUVersion.icu)
    }

    package init(gathering language: LanguageTag) {
        self.init()
        addPercent(language)
        addCurrencies(language)
        addUnits(language)
        addDates(language)
        addClock(language)
        addNotation(language)
        signs = Self.firsts(signs)
        units = Self.firsts(units)
        dates = Self.firsts(dates)
    }

    /// Each once.
    private static func firsts(_ forms: [Form]) -> [Form] {
        struct Key: Hashable {
            let kind: Kind
            let text: String
            let meaning: String
        }
        var known: Set<Key> = []
        return forms.filter {
            known.insert(Key(kind: $0.kind, text: $0.text, meaning: $0.meaning)).inserted
        }
    }

    /// A form as texts are compared with it: plain spaces, none at its ends, no marks of the writing direction.
    ///
    /// - Parameter isListed: also with digits in it. A form of letters alone is one of the locale's; digits would begin
    ///   another number. Tables list "m²" and "m2".
    static func word(_ form: some StringProtocol, isListed: Bool = false) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(form.utf8.count)
        var hasNumber = false
        for scalar in form.unicodeScalars {
            switch scalar {
            case "\u{200E}", "\u{200F}", "\u{61C}": continue
            case "\u{A0}", "\u{202F}", "\u{2009}", " ": if !bytes.isEmpty { bytes.append(0x20) }
            case "²", "³": bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default:
                // Letters of the scripts that most forms have are looked at no further.
                let isLetter = scalar.value >= 0xC0 && scalar.value < 0x660 || scalar.isASCII && scalar.value > 0x39
                if !isLetter, scalar.properties.numericType != nil { hasNumber = true }
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        while bytes.last == 0x20 { bytes.removeLast() }
        return bytes.isEmpty || hasNumber && !isListed ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// "20 %", "%20", «٢٠٪»
    private mutating func addPercent(_ language: LanguageTag) {
        func add(_ sign: String, _ kind: Kind) {
            if let word = Self.word(sign) { signs.append(Form(kind, word, "percent")) }
        }
        add("%", .behind)
        guard let symbols = try? ICUNumberSymbols(language) else { return }
        add(symbols.percentSign, .behind)
        guard let units = try? ICUUnitFormatter(language),
            let parts = try? units.parts(5, .percent, width: .short), parts.after.isEmpty
        else { return }
        add(symbols.percentSign, .before)
        add("%", .before)
    }

    /// The short names of units in all their forms, those of everyday units first; with a full stop also without it.
    private mutating func addUnits(_ language: LanguageTag) {
        guard (try? ICUUnitFormatter(language)) != nil else { return }
        var behind: [(unit: String, form: Substring)] = []
        var before: [(unit: String, form: Substring)] = []
        var around: [Form] = []
        ICUUnitPatterns.forEach(in: language, width: .short) { unit, front, back in
            guard let unit = Self.unit(unit) else { return }
            let isBehind = front.unicodeScalars.allSatisfy { $0 == " " || $0 == "\u{200F}" || $0 == "\u{200E}" }
            // A unit of one letter is read only where everybody knows it.
            let form = isBehind ? back : front
            let isLong = form.utf8.count > 12
            guard
                isLong || Self.rank[unit] != nil
                    || Self.isMoreThanLetter(form.filter { $0 != " " && $0 != "\u{A0}" })
            else { return }
            if isBehind {
                behind.append((unit, back))
            } else if back.isEmpty {
                before.append((unit, front))
            } else if !front.contains(" "), !back.contains(" ") {
                around.append(Form(.around, front + "\t" + back, unit))
            }
        }
        func add(_ form: Substring, _ unit: String, _ kind: Kind) {
            if let word = Self.word(form) { units.append(Form(kind, word, unit)) }
        }
        func kind(_ unit: String) -> Kind { Self.everyday.contains(unit) ? .behind : .alone }
        for (unit, form) in Self.ranked(behind) { add(form, unit, kind(unit)) }
        for (unit, form) in Self.ranked(before) { add(form, unit, .before) }
        for (unit, form) in behind where form.hasSuffix(".") && form.count > 4 {
            add(form.dropLast(), unit, kind(unit))
        }
        units += around
        addEveryday(language)
    }

    /// The short names of everyday units as the formatter writes them, where the patterns have none of theirs.
    private mutating func addEveryday(_ language: LanguageTag) {
        guard let names = try? ICUUnitFormatter(language) else { return }
        for unit in Self.everyday.sorted() + ["day", "week", "month", "year"] {
            for number in [1, 2, 3, 5, 11] as [DecimalNumber] {
                guard let parts = try? names.parts(number, MeasureUnit(identifier: unit), width: .short),
                    parts.before.allSatisfy(\.isWhitespace), let word = Self.word(parts.after),
                    Self.rank[unit] != nil || Self.isMoreThanLetter(word)
                else { continue }
                units.append(Form(Self.everyday.contains(unit) ? .behind : .alone, word, unit))
            }
        }
    }

    /// Usual units first, in their order; the others as they come.
    private static func ranked(_ forms: [(unit: String, form: Substring)]) -> [(unit: String, form: Substring)] {
        let ranks = forms.map { rank[$0.unit] ?? .max }
        return forms.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { forms[$0] }
    }

    /// The signs of currencies as the locale means them: that of its region first, then those that CLDR gives to one
    /// currency in this language; a sign that nothing decides stays.
    private mutating func addCurrencies(_ language: LanguageTag) {
        let codes = CurrencySigns.codes
        let home = ICUCurrency.home(of: language)
        func add(sign: String, _ code: CurrencyCode) {
            guard !sign.isEmpty else { return }
            // The yen and the yuan have a full-width sign too.
            for sign in sign == "¥" || sign == "￥" ? ["¥", "￥"] : [sign] {
                guard let word = Self.word(sign) else { continue }
                signs.append(Form(.behind, word, code.description))
                signs.append(Form(.before, word, code.description))
            }
        }
        if let home { ICUCurrency.narrowSymbol(home, in: language).map { add(sign: $0, home) } }
        for code in codes { ICUCurrency.symbol(code, in: language).map { add(sign: $0, code) } }
        for code in codes + (home.map { [$0] } ?? []) { add(sign: code.description, code) }
        for (sign, code) in CurrencySigns.usual { add(sign: sign, code) }
    }

    /// Months by their names, dates with such a name, and what stands between the measures of one amount.
    private mutating func addDates(_ language: LanguageTag) {
        for month in 1...12 {
            for isAlone in [false, true] {
                guard let name = ICUCalendarNames.month(month, in: language, standalone: isAlone),
                    let word = Self.word(name, isListed: true), !name.hasPrefix("M0"), !name.hasPrefix("M1")
                else { continue }
                dates.append(Form(.month, word, "\(month)"))
            }
        }
        for skeleton in ["yMMMMd", "MMMMd", "yMMMM"] {
            guard let pattern = try? ICUDateFormatter(language, skeleton: skeleton).pattern else { continue }
            dates.append(Form(.datePattern, pattern, ""))
        }
        guard let lists = try? ICUListFormatter(language, kind: .units, width: .short) else { return }
        for list in [lists.string(["\u{1}", "\u{1}"]), lists.string(["\u{1}", "\u{1}", "\u{1}"])] {
            for part in list.split(separator: "\u{1}") {
                let plain = String(
                    part.unicodeScalars.compactMap { scalar -> Character? in
                        if ["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar) { return nil }
                        return scalar.properties.isWhitespace ? " " : Character(scalar)
                    })
                dates.append(Form(.joiner, plain, ""))
            }
        }
    }

    /// The times of every hour, by what stands around their numbers.
    private mutating func addClock(_ language: LanguageTag) {
        guard let formatter = try? ICUDateFormatter(language, skeleton: "jm") else { return }
        for hour in 0..<24 {
            guard let time = ClockTime(hour: hour, minute: 5) else { continue }
            var text = UTF8Buffer()
            formatter.append(time, to: &text)
            var parts = [""]
            var written = ""
            var isInNumber = false
            for scalar in text.string.unicodeScalars
            where !["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar) {
                if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                    if !isInNumber { parts.append("") }
                    isInNumber = true
                    if parts.count == 2 { written += "\(Int(value))" }
                } else {
                    isInNumber = false
                    parts[parts.count - 1].append(scalar.properties.isWhitespace ? " " : Character(scalar))
                }
            }
            guard parts.count == 3, let shown = Int(written) else { continue }
            dates.append(Form(.clock, parts.joined(separator: "\t"), "\(hour):\(shown)"))
        }
    }

    private mutating func addNotation(_ language: LanguageTag) {
        guard let symbols = try? ICUNumberSymbols(language) else { return }
        // The meaning goes first: two signs may be alike.
        func add(_ name: String, _ sign: String, _ kind: Kind = .sign) { dates.append(Form(kind, name, sign)) }
        add("decimal", symbols.decimalSeparator)
        add("group", symbols.groupingSeparator)
        add("money-decimal", symbols.currencyDecimalSeparator)
        add("money-group", symbols.currencyGroupingSeparator)
        add("primary", "\(symbols.primaryGroupingSize)", .group)
        add("secondary", "\(symbols.secondaryGroupingSize)", .group)
    }

    /// Of two units that are written alike the first of these is meant: "5 t" are hours in Norwegian.
    private static let usual = [
        "meter", "centimeter", "millimeter", "kilometer", "gram", "kilogram", "liter", "milliliter", "hour", "minute",
        "second", "day", "week", "month", "year", "tonne", "celsius", "byte", "megabyte", "gigabyte", "kilocalorie",
        "watt", "volt", "ampere", "kelvin", "newton", "joule",
    ]

    private static let rank = Dictionary(usual.enumerated().map { ($1, $0) }) { first, _ in first }

    /// Whether a form has more letters than one, or a sign.
    private static func isMoreThanLetter(_ form: String) -> Bool {
        form.count > 1 || !form.allSatisfy(\.isLetter)
    }

    /// Units whose short names are no other words in running text; of the others "dec", «al», «sem», «рад» are.
    private static let everyday: Set<String> = [
        "millimeter", "centimeter", "decimeter", "meter", "kilometer", "square-centimeter", "square-meter",
        "square-kilometer", "cubic-centimeter", "cubic-meter", "milligram", "gram", "kilogram", "milliliter",
        "centiliter", "deciliter", "liter", "hectoliter", "second", "minute", "hour", "millisecond", "celsius",
        "fahrenheit", "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "kilocalorie", "kilojoule", "watt",
        "kilowatt", "megawatt", "kilowatt-hour", "volt", "hertz", "kilohertz", "megahertz", "gigahertz",
        "kilometer-per-hour", "meter-per-second", "hectopascal", "kilopascal", "newton-meter",
        "gram-per-kilometer", "liter-per-100-kilometer",
    ]

    /// Units that nobody writes, or whose short name is a sign of something else.
    private static func unit(_ identifier: Substring) -> String? {
        switch identifier {
        case "percent", "dot", "item", "100-kilometer", "foot", "inch", "arc-minute", "arc-second", "coordinateUnit",
            "g-force", "carat", "karat", "mile-scandinavian", "dalton", "earth-mass", "solar-mass", "solar-radius",
            "solar-luminosity", "point", "em", "permyriad":
            nil
        default: identifier.hasSuffix("-person") ? nil : String(identifier)
        }
    }
}
