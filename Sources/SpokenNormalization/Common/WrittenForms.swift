import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What a locale writes beside its numbers: the short names of units, the signs of currencies, its percent sign. From
/// the tables of the language, then from CLDR. Built once in a process and locale, when the first number asks for it.
final class WrittenForms: Sendable {
    typealias Meaning = SpellingTable.Meaning

    let notation: NumberNotation
    /// «30 см», «5 €», "20 %": what stands for one thing everywhere.
    let behind: WordTable<Meaning>
    /// All of them: short names of rarer units are words of the language too («al», «sem», "dec."), so that they are read
    /// only where an amount is all that a line has.
    let alone: WordTable<Meaning>
    /// "€5", "%50", "km 5"
    let before: WordTable<Meaning>
    /// «每小時5公里»: what stands on both sides of its number, with no space in it.
    let around: [(front: [UInt8], back: [UInt8], unit: MeasureUnit)]
    /// The bytes of the longest form.
    let longest: Int
    /// Words that govern the case of a number behind them.
    let governors: WordTable<GrammaticalCase>
    /// Whether the locale writes Latin letters.
    let hasLatinScript: Bool
    /// What a time is said with, and written with as well: «18:30 Uhr».
    let clockNouns: [String]
    /// What the language writes for something else too.
    let stays: StayingForms
    /// Nouns behind which digits are a name: "version", «тел».
    let codeNouns: Set<String>

    /// The forms of a locale; built by the first who asks.
    static func of(_ language: LanguageTag) -> WrittenForms {
        let forms = try? cache.value(for: language) { () throws(ICUError) in WrittenForms(language) }
        return forms ?? WrittenForms(language)
    }

    private static let cache = ICUCache<LanguageTag, WrittenForms>(limit: 64)

    private init(_ language: LanguageTag) {
        notation = NumberNotation(language)
        hasLatinScript = ICULocales.maximized(language)?.script == "Latn"
        governors = TableWords.words(language.language, "prepositions", "use") { GrammaticalCase(name: $0.string) }
        clockNouns = LanguageProfile.values(
            "clock-nouns", in: LocaleTables.table(language.language, "profile")
        ).map(String.init)
        stays = StayingForms(language.language)
        codeNouns = Self.codeNouns
        var forms = Forms(stays: stays)
        forms.addPercent(language)
        forms.addCurrencies(language)
        forms.addTables(language.language)
        forms.addUnits(language)
        (behind, alone, before, around) = (forms.behind, forms.alone, forms.before, forms.around)
        longest = forms.longest
    }

    private static let codeNouns: Set<String> = {
        guard let table = LocaleTables.table("", "code-nouns") else { return [] }
        return Set((0..<table.rowCount).map { table.word($0, 0).string })
    }()

    /// The form that begins at a place, the longest one, and where it ends. Spaces of any kind are alike; marks of the
    /// writing direction are none of it.
    func formBehind(_ text: TextView, _ start: Int, isAlone: Bool) -> (meaning: Meaning, end: Int)? {
        let table = isAlone ? alone : behind
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 4) { folded in
            var best: (Meaning, Int)?
            var count = 0
            var place = start
            while place < text.end, count < longest {
                let mark = text.directionMarkLength(place)
                if mark > 0 {
                    place += mark
                    continue
                }
                let space = text.spaceLength(place)
                let length = min(text.scalarLength(place), text.end - place)
                if space > 0 {
                    folded[count] = 0x20
                    count += 1
                } else {
                    guard count + length <= longest else { break }
                    for offset in 0..<length { folded[count + offset] = text[place + offset] }
                    count += length
                }
                place += space > 0 ? space : length
                if !text.isSpacedLetterBefore(place) || !text.isSpacedLetter(place),
                    text.decimalDigit(place) == nil || !text.isLetterBefore(place) && !text.isDigitBefore(place),
                    let meaning = table[UnsafeBufferPointer(rebasing: folded[..<count])]
                {
                    best = (meaning, place)
                }
            }
            return best.map { ($0.0, $0.1) }
        }
    }

    /// The form that ends at a place, the longest one, and where it begins.
    func formBefore(_ text: TextView, _ end: Int) -> (meaning: Meaning, start: Int)? {
        guard !before.isEmpty, end > 0 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 4) { folded in
            var best: (Meaning, Int)?
            var first = folded.count
            var start = end
            while start > 0 {
                let place = text.previousScalar(start)
                let isSpace = text.spaceLength(place) > 0
                let length = isSpace ? 1 : start - place
                guard folded.count - first + length <= longest, text[place] != 0x0A else { break }
                first -= length
                if isSpace {
                    folded[first] = 0x20
                } else {
                    for offset in 0..<length { folded[first + offset] = text[place + offset] }
                }
                start = place
                if !text.isSpacedLetter(start) || !text.isSpacedLetterBefore(start),
                    !text.isDigitBefore(start) || !text.isSpacedLetter(start),
                    let meaning = before[UnsafeBufferPointer(rebasing: folded[first...])]
                {
                    best = (meaning, start)
                }
            }
            return best.map { ($0.0, $0.1) }
        }
    }
}

extension WrittenForms {
    /// The forms that are known so far; the first meaning of a form stays.
    private struct Forms {
        let stays: StayingForms
        var behind = WordTable<Meaning>(capacity: 128)
        var alone = WordTable<Meaning>(capacity: 512)
        var before = WordTable<Meaning>(capacity: 128)
        var around: [(front: [UInt8], back: [UInt8], unit: MeasureUnit)] = []
        var longest = 0

        init(stays: StayingForms) { self.stays = stays }

        private mutating func add(
            _ form: some StringProtocol, _ meaning: Meaning, to table: WritableKeyPath<Forms, WordTable<Meaning>>,
            isListed: Bool = false
        ) {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(form.utf8.count)
            var hasNumber = false
            for scalar in form.unicodeScalars {
                switch scalar {
                case "\u{200E}", "\u{200F}", "\u{61C}": continue
                case "\u{A0}", "\u{202F}", "\u{2009}", " ": if !bytes.isEmpty { bytes.append(0x20) }
                default:
                    // Letters of the scripts that most forms have are looked at no further.
                    let isLetter = scalar.value >= 0xC0 && scalar.value < 0x660 || scalar.isASCII && scalar.value > 0x39
                    if !isLetter, scalar.properties.numericType != nil { hasNumber = true }
                    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                }
            }
            while bytes.last == 0x20 { bytes.removeLast() }
            // A form of letters alone is one of the locale's; digits would begin another number. Tables list "m²" and "m2".
            guard !bytes.isEmpty, isListed || !hasNumber else { return }
            let word = String(decoding: bytes, as: UTF8.self)
            longest = max(longest, word.utf8.count)
            if table == \.before {
                if before[word] == nil { before[word] = meaning }
                return
            }
            if alone[word] == nil { alone[word] = meaning }
            guard table == \.behind, behind[word] == nil, !stays.always.contains(word) else { return }
            behind[word] = meaning
        }

        /// "20 %", "%20", «٢٠٪»
        mutating func addPercent(_ language: LanguageTag) {
            add("%", .unit(.percent), to: \.behind)
            guard let symbols = try? ICUNumberSymbols(language) else { return }
            add(symbols.percentSign, .unit(.percent), to: \.behind)
            guard let units = try? ICUUnitFormatter(language),
                let parts = try? units.parts(5, .percent, width: .short), parts.after.isEmpty
            else { return }
            add(symbols.percentSign, .unit(.percent), to: \.before)
            add("%", .unit(.percent), to: \.before)
        }

        /// The tables' own spellings: «грн», «тис.», «мес».
        mutating func addTables(_ language: String) {
            for name in ["currencies", "numeral-nouns", "units"] {
                guard let table = LocaleTables.table(language, name) else { continue }
                let columns = ["symbol", "abbreviation", "spellings"].map(table.column)
                for row in 0..<table.rowCount {
                    let key = table.word(row, 0).string
                    let meaning: Meaning? =
                        switch name {
                        case "currencies":
                            CurrencyCode(key.prefix(3)).map { key.utf8.count == 3 ? .currency($0) : .minorUnit($0) }
                        case "numeral-nouns": Magnitude(key: key).map { .magnitude($0) }
                        default: .unit(MeasureUnit(identifier: key))
                        }
                    guard let meaning else { continue }
                    for column in columns {
                        for form in table.word(row, column).string.split(separator: "|") {
                            // A sign that several currencies have is the locale's.
                            if case .currency = meaning, form.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic })
                            {
                                continue
                            }
                            add(form, meaning, to: \.behind, isListed: true)
                        }
                    }
                }
            }
        }

        /// The short names of units in all their forms, those of everyday units first; with a full stop also without it.
        mutating func addUnits(_ language: LanguageTag) {
            guard (try? ICUUnitFormatter(language)) != nil else { return }
            var behind: [(unit: MeasureUnit, form: Substring)] = []
            var before: [(unit: MeasureUnit, form: Substring)] = []
            ICUUnitPatterns.forEach(in: language, width: .short) { unit, front, back in
                guard let unit = WrittenForms.unit(unit) else { return }
                let isBehind = front.unicodeScalars.allSatisfy { $0 == " " || $0 == "\u{200F}" || $0 == "\u{200E}" }
                // A unit of one letter is read only where everybody knows it.
                let form = isBehind ? back : front
                let isLong = form.utf8.count > 12
                guard
                    isLong || WrittenForms.rank[unit.identifier] != nil
                        || WrittenForms.isMoreThanLetter(form.filter { $0 != " " && $0 != "\u{A0}" })
                else { return }
                if isBehind {
                    behind.append((unit, back))
                } else if back.isEmpty {
                    before.append((unit, front))
                } else if !front.contains(" "), !back.contains(" ") {
                    around.append((Array(front.utf8), Array(back.utf8), unit))
                }
            }
            let rank = WrittenForms.rank
            for (unit, form) in Self.ranked(behind, rank) {
                add(form, .unit(unit), to: WrittenForms.everyday.contains(unit.identifier) ? \.behind : \.alone)
            }
            for (unit, form) in Self.ranked(before, rank) { add(form, .unit(unit), to: \.before) }
            for (unit, form) in behind where form.hasSuffix(".") && form.count > 4 {
                let isEveryday = WrittenForms.everyday.contains(unit.identifier)
                add(form.dropLast(), .unit(unit), to: isEveryday ? \.behind : \.alone)
            }
        }

        /// Usual units first, in their order; the others as they come.
        private static func ranked(
            _ forms: [(unit: MeasureUnit, form: Substring)], _ rank: [String: Int]
        ) -> [(unit: MeasureUnit, form: Substring)] {
            let ranks = forms.map { rank[$0.unit.identifier] ?? .max }
            return forms.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { forms[$0] }
        }

        /// The signs of currencies as the locale means them: that of its region first, then those that CLDR gives to one
        /// currency in this language; a sign that nothing decides stays.
        mutating func addCurrencies(_ language: LanguageTag) {
            let codes = CurrencySigns.codes
            let home = ICUCurrency.home(of: language)
            func add(sign: String, _ code: CurrencyCode) {
                guard !sign.isEmpty else { return }
                // The yen and the yuan have a full-width sign too.
                for sign in sign == "¥" || sign == "￥" ? ["¥", "￥"] : [sign] {
                    self.add(sign, .currency(code), to: \.behind)
                    self.add(sign, .currency(code), to: \.before)
                }
            }
            if let home { ICUCurrency.narrowSymbol(home, in: language).map { add(sign: $0, home) } }
            for code in codes { ICUCurrency.symbol(code, in: language).map { add(sign: $0, code) } }
            for code in codes + (home.map { [$0] } ?? []) { add(sign: code.description, code) }
            for (sign, code) in CurrencySigns.usual { add(sign: sign, code) }
        }
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
    private static func unit(_ identifier: Substring) -> MeasureUnit? {
        switch identifier {
        case "percent", "dot", "item", "100-kilometer", "foot", "inch", "arc-minute", "arc-second", "coordinateUnit",
            "g-force", "carat", "karat", "mile-scandinavian", "dalton", "earth-mass", "solar-mass", "solar-radius",
            "solar-luminosity", "point", "em", "permyriad":
            nil
        default: identifier.hasSuffix("-person") ? nil : MeasureUnit(identifier: String(identifier))
        }
    }
}
