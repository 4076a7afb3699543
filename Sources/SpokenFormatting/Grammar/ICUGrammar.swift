import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What a language without tables of its own says, by CLDR's words: numbers, units and currencies in the forms that
/// CLDR has. What CLDR does not have, or has as an abbreviation only, is an error and never a word of another language.
///
/// Small tables add what CLDR is silent on: prepositions with their cases, minor units, inflected currencies.
package final class ICUGrammar: LanguageGrammar {
    let language: LanguageTag
    let saysDigits: Bool
    let options: FormattingOptions
    let numbers: ICUNumberFormatter
    /// Nil where CLDR has none: then all numbers are `other`.
    private let plurals: ICUPluralRules?
    /// «virgule vingt-cinq» rather than «virgule deux cinq».
    let saysDecimalsAsNumber: Bool
    let time: TimeVerbalizer
    let currencies: CurrencyTable?
    private let ownUnits: NounTable?
    // What a price in digits does not ask for: ICU reads its rules of number words for a millisecond.
    private let knownSpellOut: Deferred<ICUSpellOut?>
    private let knownUnitNames: Deferred<ICUUnitFormatter?>
    private let knownPhrases: Deferred<PhraseTable?>
    private let knownUnits: Deferred<NounTable?>
    private let knownMagnitudes: Deferred<NounTable?>
    private let knownSlavic: Deferred<SlavicNumerals?>
    private let knownOrdinals: Deferred<SlavicOrdinals?>
    /// Whether nouns have a form of their own behind 5 and more, and another behind fractions.
    let hasMany: Bool
    /// How many letters of an ordinal stand behind its digits: «21-ші»; nil where none do.
    let ordinalLetters: Int?
    /// Behind these one letter of an ordinal is enough: «21-й».
    let ordinalVowels: String
    /// Where cases are endings behind whatever stands there: «9-дан».
    let suffixes: HarmonicSuffixes?
    /// Whether the plural of men has ordinals of its own, which no table has: «pierwsi mężczyźni».
    let hasPersonalPlural: Bool
    /// How fractions are said where the numerals of the language do not say them.
    let fractions: FractionStyle?
    /// «аеё…», «у», «ў»: behind these letters the preposition is the other one.
    let shortening: [String]
    /// Before these letters a linking word loses its vowel: «millions d’euros».
    let elidingLetters: String
    /// Where CLDR has no cases and the tables do.
    private let ownCases: [GrammaticalCase]
    let spelled = KnownWords<SpelledNumber, String>(limit: 4096)
    let unitPhrases = KnownWords<UnitPhrase.Key, UnitPhrase>(limit: 2048)

    package init(
        language: LanguageTag, numbers style: NumberStyle, options: FormattingOptions, ownUnits: NounTable? = nil
    ) throws(QuantityFormatterError) {
        do {
            numbers = try ICUNumberFormatter(language)
        } catch {
            throw .unsupportedLanguage(language.description)
        }
        plurals = try? ICUPluralRules(language)
        self.language = language
        self.options = options
        saysDigits = style == .digits
        let cells = LanguageProfileCells(language.language)
        saysDecimalsAsNumber = cells.has("decimals-as-number")
        hasMany = cells.has("many")
        suffixes = HarmonicSuffixes(language.language)
        hasPersonalPlural = cells.has("personal-plural")
        fractions = cells.values("fractions").first.flatMap { FractionStyle(rawValue: $0) }
        ordinalLetters = cells.values("ordinal-letters").first.flatMap { Int($0) }
        ordinalVowels = cells.values("ordinal-vowels").first ?? ""
        shortening = cells.values("short-u")
        elidingLetters = cells.values("eliding").first ?? ""
        ownCases = cells.values("cases").compactMap { GrammaticalCase(name: $0) }
        time = TimeVerbalizer(language: language, numbers: style, options: options)
        @Sendable func nouns(_ name: String) -> NounTable? {
            LocaleTables.table(language.language, name).flatMap { try? NounTable($0) }
        }
        currencies = nouns("currencies").flatMap { try? CurrencyTable($0) }
        self.ownUnits = ownUnits
        knownSpellOut = Deferred { try? ICUSpellOut(language) }
        knownUnitNames = Deferred { try? ICUUnitFormatter(language) }
        knownPhrases = Deferred { PhraseTable(language) }
        knownUnits = Deferred { nouns("units") }
        knownMagnitudes = Deferred { nouns("numeral-nouns") }
        let saysOneThousand = options.saysOneThousand
        knownSlavic = Deferred {
            SlavicNumeralTable.of(language.language).map { SlavicNumerals($0, saysOneThousand: saysOneThousand) }
        }
        knownOrdinals = Deferred { OrdinalTable.of(language.language).map { SlavicOrdinals(table: $0) } }
    }

    var spellOut: ICUSpellOut? { knownSpellOut.value }
    var unitNames: ICUUnitFormatter? { knownUnitNames.value }
    var phrases: PhraseTable? { knownPhrases.value }
    private var units: NounTable? { knownUnits.value }
    /// «Million», «мың»: what stands for a power of ten.
    var magnitudes: NounTable? { knownMagnitudes.value }
    /// Number words by rows, where CLDR has no cases or wrong words: Ukrainian and Belarusian.
    var slavic: SlavicNumerals? { knownSlavic.value }
    var ordinals: SlavicOrdinals? { knownOrdinals.value }

    /// The row of a unit: a user's own, or a small table where CLDR is silent.
    func noun(_ unit: MeasureUnit) -> Noun? {
        ownUnits?.noun(unit.identifier) ?? units?.noun(unit.identifier)
    }

    /// «вст»: the symbol of a user's unit, which CLDR cannot know.
    func ownSymbol(_ unit: MeasureUnit) -> String? {
        guard let symbol = ownUnits?.noun(unit.identifier)?.symbol, !symbol.isEmpty else { return nil }
        return symbol.string
    }

    /// CLDR 42 has no Belarusian cases; the tables do.
    package var cases: [GrammaticalCase] {
        ownCases.isEmpty ? unitNames?.cases ?? [.nominative] : ownCases
    }

    package func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) {
        if TimeVerbalizer.handles(quantity) {
            return time.appendSpoken(quantity, role: role, case: grammaticalCase, numerals: self, to: &buffer)
        }
        _ = appendChecked(quantity, role, grammaticalCase, to: &buffer)
    }

    package func appendChecked(
        _ quantity: Quantity, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) -> QuantityError? {
        if TimeVerbalizer.handles(quantity) {
            time.appendSpoken(quantity, role: .plain, case: grammaticalCase, numerals: self, to: &buffer)
            do { try time.validate(quantity, case: grammaticalCase ?? .nominative) } catch { return error }
            return nil
        }
        let refusal = appendChecked(quantity, .plain, grammaticalCase, to: &buffer)
        if refusal != nil { return refusal }
        do { try validateParts(quantity) } catch { return error }
        return nil
    }

    private func appendChecked(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) -> QuantityError? {
        do {
            buffer.append(try spoken(quantity, role, grammaticalCase))
            return nil
        } catch {
            appendPlainly(quantity, role, grammaticalCase, to: &buffer)
            return error
        }
    }

    /// What cannot be said, which `validate` tells beforehand: with its number in digits, else as it is seen. A role
    /// without a phrase keeps its meaning as a sign: «≥ €21».
    private func appendPlainly(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) {
        if !saysDigits,
            let inDigits = try? ICUGrammar(
                language: language, numbers: .digits, options: options, ownUnits: ownUnits)
        {
            return inDigits.appendSpoken(quantity, role: role, case: grammaticalCase, to: &buffer)
        }
        if role != .plain, let text = try? spoken(quantity, .plain, grammaticalCase) {
            if let sign = role.sign {
                buffer.append(sign)
                buffer.append(byte: 0x20)
            }
            return buffer.append(text)
        }
        var visible = UTF8Buffer()
        appendVisible(quantity, role: role, to: &visible)
        buffer.append(Self.plainSpaces(visible.string))
    }

    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard cases.contains(grammaticalCase) else {
            throw .unsupportedCase(grammaticalCase, language: language.description, accepted: cases)
        }
        if TimeVerbalizer.handles(quantity) { return try time.validate(quantity, case: grammaticalCase) }
        try validateParts(quantity)
        _ = try spoken(quantity, .plain, grammaticalCase == .nominative ? nil : grammaticalCase)
    }

    /// Throws where there are words for a quantity that makes no sense: «from 7 to 5».
    private func validateParts(_ quantity: Quantity) throws(QuantityError) {
        switch quantity {
        case .range(let start, let end), .approximate(let start, let end): try QuantityRange.validate(start, end)
        case .discount(let amount): try QuantityRange.validateDiscount(amount)
        default: break
        }
    }

    package var openings: [String] {
        ["range-start", "from"].compactMap { phrases?[$0]?.preposition } + (time.grammar?.openings ?? [])
    }

    package func governedCase(after text: TextTail, of quantity: Quantity) -> GrammaticalCase? {
        if TimeVerbalizer.handles(quantity), let governed = time.grammar?.governedCase(after: text) { return governed }
        let isOne = quantity.countedNumber.map { category(of: $0) == .one } == true
        for row in (isOne ? ["each-one"] : []) + Self.rows {
            if let phrase = phrases?[row], let words = phrase.preposition, text.ends(with: words) {
                return phrase.grammaticalCase
            }
        }
        return nil
    }

    private static let rows = [
        "from", "upTo", "about", "forPrice", "each", "range-start", "range-end", "instead-of", "out-of",
    ]

    /// A text in a case that the language makes by endings: «теңгеден», and behind digits «9-дан». Others are inflected
    /// before.
    private func ended(_ text: String, _ grammaticalCase: GrammaticalCase) -> String {
        let ending = ending(of: text, grammaticalCase)
        return ending.isEmpty ? text : text + (text.last?.isNumber == true ? "-" : "") + ending
    }

    /// The ending of a spoken text; digits take that of their words.
    func ending(of text: String, _ grammaticalCase: GrammaticalCase) -> String {
        guard let suffixes, grammaticalCase != .nominative, let last = text.split(separator: " ").last else {
            return ""
        }
        let number = try? DecimalNumber(last, decimalSeparator: ",")
        let reading = number.flatMap { try? words($0, Inflection()) } ?? String(last)
        return suffixes.ending(of: reading, grammaticalCase) ?? ""
    }

    func spoken(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?
    ) throws(QuantityError) -> String {
        if role == .plain {
            return finished(try say(quantity, grammaticalCase ?? .nominative, isGoverned: grammaticalCase != nil))
        }
        if case .free = quantity { return try phrase("free").text }
        let phrase = try phrase(role, before: quantity)
        return try around(phrase, quantity, grammaticalCase)
    }

    /// The row of a role; behind one the distributive «по» takes another case than behind two.
    private func phrase(
        _ role: QuantityRole, before quantity: Quantity
    ) throws(QuantityError) -> PhraseTable.Phrase {
        if role == .each, let number = quantity.countedNumber, category(of: number) == .one,
            let phrase = phrases?["each-one"]
        {
            return phrase
        }
        // A Hebrew preposition is joined to a word, and stands apart before digits.
        if !saysDigits, let phrase = phrases?[role.rawValue + "-words"] { return phrase }
        return try phrase(role.rawValue)
    }

    /// A quantity in the case of a row, with the words of the row around it: «від 5 гривень», «5 теңгеден бастап».
    func around(
        _ phrase: PhraseTable.Phrase, _ quantity: Quantity, _ grammaticalCase: GrammaticalCase?
    ) throws(QuantityError) -> String {
        let governed = grammaticalCase ?? phrase.grammaticalCase
        // Number words whose cases nobody knows would stand in the nominative: «من واحد». Kazakh adds endings.
        guard saysDigits || suffixes != nil || governed == .nominative || cases.contains(governed) else {
            throw .unsupportedCase(governed, language: language.description, accepted: cases)
        }
        let amount = try say(quantity, suffixes != nil ? .nominative : governed, isGoverned: true)
        return finished(join(phrase, ended(amount, governed)))
    }

    func join(_ phrase: PhraseTable.Phrase, _ text: String) -> String { phrases?.join(phrase.text, text) ?? text }

    package func validate(_ role: QuantityRole, before quantity: Quantity) throws(QuantityError) {
        if case .free = quantity { return }
        if TimeVerbalizer.handles(quantity) {
            guard time.grammar?.canSay(role) == true else {
                throw .unsupported("'\(role.rawValue)' before a time", language: language.description)
            }
            return
        }
        _ = try spoken(quantity, role, nil)
    }

    func phrase(_ key: String) throws(QuantityError) -> PhraseTable.Phrase {
        guard let phrase = phrases?[key] else { throw .unsupported("'\(key)'", language: language.description) }
        return phrase
    }

    private func say(
        _ quantity: Quantity, _ grammaticalCase: GrammaticalCase, isGoverned: Bool
    ) throws(QuantityError) -> String {
        switch quantity {
        case .cardinal(let number, let gender, let animacy):
            return try number.isWhole && gender == .masculine && grammaticalCase == .nominative
                ? standalone(number.trimmed) : say(number, Inflection(grammaticalCase, gender, .singular, animacy))
        case .ordinal(let value, let gender, let number, let animacy, _):
            return try sayOrdinal(value, Inflection(grammaticalCase, gender, number, animacy))
        case .count(let number, let noun): return try sayCount(number, noun, grammaticalCase)
        case .money(let money): return try sayMoney(money, grammaticalCase)
        case .measure(let measure): return try sayMeasure(measure, grammaticalCase)
        case .mixed(let measures):
            try QuantityRange.validateMixed(measures)
            var parts: [String] = []
            for measure in measures { parts.append(try sayMeasure(measure, grammaticalCase)) }
            return joined(parts, .wide, else: " ")
        case .dimensions(let sizes, let unit):
            guard let last = sizes.last else { throw .empty }
            for size in sizes where size.isNegative { throw .negative(size.description) }
            var parts: [String] = []
            for size in sizes.dropLast() { parts.append(try say(size, Inflection(grammaticalCase))) }
            parts.append(try sayMeasure(Measure(last, unit), grammaticalCase))
            guard parts.count > 1 else { return parts[0] }
            return parts.joined(separator: " " + (try phrase("by").text) + " ")
        case .range(let start, let end):
            return try sayRange(start, end, grammaticalCase, isGoverned: isGoverned)
        case .free: return try phrase("free").text
        case .fraction(let whole, let numerator, let denominator):
            return try sayFraction(whole, numerator, denominator, grammaticalCase)
        case .discount(let amount): return try sayDiscount(amount)
        case .priceChange(let old, let new):
            let phrase = try phrase("instead-of")
            return try sayMoney(new, grammaticalCase) + " "
                + join(phrase, try sayMoney(old, phrase.grammaticalCase))
        case .magnitude(let number, let magnitude, let noun):
            guard let noun else { return try say(number, magnitude, grammaticalCase) }
            let wanted: GrammaticalCase = hasMany ? .genitive : .nominative
            guard let form = noun.plural[wanted] else { throw .missingForm(wanted, .plural) }
            return try say(number, magnitude, grammaticalCase, of: form)
        case .approximate(let start, let end): return try sayApproximate(start, end, grammaticalCase)
        case .signed(let sign, let value):
            let text = try say(value, grammaticalCase, isGoverned: isGoverned)
            guard sign.isSaid(before: value) else { return text }
            return try phrase(sign == .plus ? "plus" : "plus-minus").text + " " + text
        case .clock, .hours, .date, .period: throw .unsupported("times and dates", language: language.description)
        }
    }

    /// Measures of one amount, as CLDR joins units: "2 hours, 15 minutes"; languages with rows for times join them by a
    /// space alone.
    func joined(_ parts: [String], _ width: ICUListFormatter.Width, else joiner: String) -> String {
        guard time.grammar is ICUTime, let list = try? ICUListFormatter(language, kind: .units, width: width) else {
            return parts.joined(separator: joiner)
        }
        return list.string(parts)
    }

    package func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        appendWords(DecimalNumber(exactly: value) ?? 0, inflection, to: &buffer)
    }

    package func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if let text = try? sayOrdinal(value, inflection) { buffer.append(text) } else { buffer.append(digits: value) }
    }

    package func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        appendWords(number, inflection, to: &buffer)
    }

    private func appendWords(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if let text = try? words(number, inflection) {
            buffer.append(text)
        } else {
            buffer.append(number.description)
        }
    }

    package func pluralCategory(of number: DecimalNumber) -> PluralCategory { category(of: number) }

    func category(of number: DecimalNumber, kind: ICUPluralRules.Kind = .cardinal) -> PluralCategory {
        plurals?.category(of: number, kind: kind) ?? .other
    }
}
