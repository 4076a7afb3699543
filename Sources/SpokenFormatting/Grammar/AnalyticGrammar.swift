import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What English and Spanish say: nouns with a singular and a plural, prepositions that govern no case.
package final class AnalyticGrammar<Language: AnalyticLanguage>: LanguageGrammar {
    let numerals: Language
    let words: SmallWords
    let numberTables: AnalyticNumberTables
    let tables: GrammarTables
    let options: FormattingOptions
    let saysDigits: Bool
    let visible: VisibleWriter
    let time: TimeVerbalizer
    /// The currency of the user's country by the name that it has there.
    private let home: (code: CurrencyCode, noun: Noun)?

    init(
        _ numerals: Language, _ numberTables: AnalyticNumberTables, _ tables: GrammarTables, language: LanguageTag,
        numbers: NumberStyle, options: FormattingOptions
    ) {
        self.numerals = numerals
        words = tables.words
        self.numberTables = numberTables
        self.tables = tables
        self.options = options
        saysDigits = numbers == .digits
        openings = tables.cells.values("openings")
        bareOnes = tables.cells.values("bare-ones")
        decimalSeparator = tables.cells.isDecimalPoint(in: language.region) ? 0x2E : 0x2C
        visible = VisibleWriter(
            typography: tables.typography, units: tables.units, currencies: tables.currencies, options: options,
            language: language)
        time = TimeVerbalizer(language: language, numbers: numbers, options: options)
        if let names = tables.homeCurrencies, !language.region.isEmpty, let code = ICUCurrency.home(of: language),
            let noun = names.noun(code.description)
        {
            home = (code, noun)
        } else {
            home = nil
        }
    }

    package var namesHomeMoney: Bool { home != nil }
    package var prices: PriceTable? { PriceTable.of(tables.tag.language) }
    package var numeralsOfTime: any NumeralGrammar { numerals }

    /// «pesos mexicanos», in Mexico «pesos»
    func major(_ code: CurrencyCode) -> Noun? {
        if let home, home.code == code { return home.noun }
        return tables.currencies.major(code)
    }

    package var cases: [GrammaticalCase] { [.nominative] }
    package let openings: [String]
    /// The powers of ten that one is not said before: «mil euros», not «un mil euros».
    private let bareOnes: [String]
    /// The byte between whole and fraction in accessible digits: "1.5", «1,5».
    private let decimalSeparator: UInt8

    // MARK: Speaking

    package func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) {
        if TimeVerbalizer.handles(quantity) {
            return time.appendSpoken(quantity, role: role, case: grammaticalCase, numerals: numerals, to: &buffer)
        }
        if role == .plain {
            return append(quantity, isGoverned: grammaticalCase != nil, to: &buffer)
        }
        if case .free = quantity { return buffer.append(words.free) }
        if role == .from, case .range = quantity { return append(quantity, isGoverned: false, to: &buffer) }
        buffer.append(spaced: words.preposition(role).word)
        append(quantity, isGoverned: true, to: &buffer)
    }

    func append(_ quantity: Quantity, isGoverned: Bool, to buffer: inout UTF8Buffer) {
        switch quantity {
        case .money(let money): appendMoney(money, to: &buffer)
        case .measure(let measure): appendMeasure(measure, to: &buffer)
        case .cardinal(let number, let gender, _):
            appendNumber(number, Inflection(.nominative, gender), to: &buffer)
        case .ordinal(let value, let gender, let number, _, let isBeforeNoun):
            let inflection = Inflection(.nominative, gender, number)
            if saysDigits {
                numerals.appendOrdinalDigits(value, inflection, isBeforeNoun: isBeforeNoun, to: &buffer)
            } else {
                numerals.appendOrdinal(value, inflection, isBeforeNoun: isBeforeNoun, to: &buffer)
            }
        case .fraction(let whole, let numerator, let denominator):
            numerals.appendFraction(whole: whole, numerator: numerator, denominator: denominator, to: &buffer)
        case .count(let number, let noun): appendCount(number, noun, to: &buffer)
        case .mixed(let measures):
            for (index, measure) in measures.enumerated() {
                // A word joins the last part alone: «3 horas, 45 minutos y 12 segundos».
                if index > 0, !words.mixedJoiner.isEmpty, index + 1 < measures.count {
                    buffer.append(", ")
                } else if index > 0 {
                    buffer.append(between: words.mixedJoiner)
                }
                appendMeasure(measure, to: &buffer)
            }
        case .dimensions(let numbers, let unit):
            for (index, number) in numbers.enumerated() {
                if index > 0 { buffer.append(between: words.by) }
                if index + 1 == numbers.count {
                    appendMeasure(Measure(number, unit), to: &buffer)
                } else {
                    // «uno por veintitrés kilogramos»: the noun stands behind the last number alone.
                    let gender = tables.units.noun(unit)?.gender ?? .masculine
                    appendNumber(number, Inflection(.nominative, gender), to: &buffer)
                }
            }
        case .magnitude(let number, let magnitude, let noun):
            appendWithoutNoun(number, magnitude, to: &buffer)
            if let noun {
                buffer.append(byte: 0x20)
                appendLinker(behind: number, magnitude, to: &buffer)
                buffer.append(form(noun, isSingular: false))
            }
        case .approximate(let start, let end): appendApproximate(start, end, to: &buffer)
        case .signed(let sign, let value):
            if sign.isSaid(before: value) { buffer.append(spaced: words.sign(sign)) }
            append(value, isGoverned: isGoverned, to: &buffer)
        case .clock, .hours, .date, .period:
            time.appendSpoken(quantity, role: .plain, case: nil, numerals: numerals, to: &buffer)
        case .range(let start, let end): appendRange(start, end, isGoverned: isGoverned, to: &buffer)
        case .discount(let amount):
            append(amount, isGoverned: true, to: &buffer)
            buffer.append(byte: 0x20)
            buffer.append(words.discount)
        case .priceChange(let old, let new):
            appendMoney(new, to: &buffer)
            buffer.append(between: words.insteadOf)
            appendMoney(old, to: &buffer)
        case .free: buffer.append(words.free)
        }
    }

    // MARK: Numbers

    /// A number by itself: "21", "minus five", «veintiuno».
    func appendNumber(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if saysDigits {
            appendDigits(number, to: &buffer)
        } else {
            numerals.appendDecimal(number, inflection, to: &buffer)
        }
    }

    private func appendDigits(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        if number.isNegative, !number.isZero { buffer.append(spaced: words.minus) }
        buffer.append(digits: number.integer)
        if number.fractionDigits > 0 {
            buffer.append(byte: decimalSeparator)
            buffer.append(digits: number.fraction, width: Int(number.fractionDigits))
        }
    }

    /// A number before its noun: "21", «veintiún», «veintiuna».
    func appendCounting(_ number: DecimalNumber, _ gender: GrammaticalGender, to buffer: inout UTF8Buffer) {
        if saysDigits { return appendDigits(number, to: &buffer) }
        if number.fractionDigits > 0 {
            // «uno coma veintiún metros»: before its noun the number behind the sign is shortened too.
            return numerals.appendDecimal(
                number, Inflection(.nominative, gender == .feminine ? .feminine : .common), to: &buffer)
        }
        if number.isNegative, !number.isZero { buffer.append(spaced: words.minus) }
        numerals.appendCounting(number.integer, gender, to: &buffer)
    }

    /// "21 dollars", «veintiuna libras», «un millón de euros»: zeros alone behind the point are not said.
    func append(_ number: DecimalNumber, of noun: Noun, to buffer: inout UTF8Buffer) {
        let number = number.isWhole ? number.trimmed : number
        appendCounting(number, noun.gender, to: &buffer)
        buffer.append(byte: 0x20)
        appendLinker(behind: number, nil, to: &buffer)
        buffer.append(noun.form(isSingular(number) && !noun.isPluralOnly ? .nominative : .pluralNominative))
    }

    /// "2 million dollars", «1 millón de euros»
    func append(
        _ number: DecimalNumber, _ magnitude: Magnitude, of noun: Noun, to buffer: inout UTF8Buffer
    ) {
        appendWithoutNoun(number, magnitude, to: &buffer)
        buffer.append(byte: 0x20)
        appendLinker(behind: number, magnitude, to: &buffer)
        buffer.append(noun.form(.pluralNominative))
    }

    /// "2 million", «1 millón»
    func appendWithoutNoun(
        _ number: DecimalNumber, _ magnitude: Magnitude, to buffer: inout UTF8Buffer
    ) {
        let number = number.isWhole ? number.trimmed : number
        let power = numberTables.magnitude(magnitude)
        if number != 1 || !bareOnes.contains(magnitude.key) {
            appendCounting(number, .masculine, to: &buffer)
            buffer.append(byte: 0x20)
        }
        if let power { buffer.append(power.form(isSingular(number) ? .nominative : .pluralNominative)) }
    }

    private func appendCount(_ number: DecimalNumber, _ noun: CountedNoun, to buffer: inout UTF8Buffer) {
        let number = number.isWhole ? number.trimmed : number
        appendCounting(number, noun.gender, to: &buffer)
        buffer.append(byte: 0x20)
        appendLinker(behind: number, nil, to: &buffer)
        buffer.append(form(noun, isSingular: isSingular(number)))
    }

    /// «un millón de euros», «2 mil millones de euros», but «2 mil euros».
    func appendLinker(behind number: DecimalNumber, _ magnitude: Magnitude?, to buffer: inout UTF8Buffer) {
        if words.magnitudeOf.isEmpty { return }
        let isMillions = magnitude.map { $0 != .thousand } ?? (numerals.pluralCategory(of: number) == .many)
        if isMillions { buffer.append(spaced: words.magnitudeOf) }
    }

    /// True when the noun behind the number stands in the singular: "1 dollar", «1 euro».
    func isSingular(_ number: DecimalNumber) -> Bool { numerals.pluralCategory(of: number) == .one }

    func form(_ noun: CountedNoun, isSingular: Bool) -> String {
        let singular = noun.singular[.nominative] ?? ""
        let plural = noun.plural[.nominative] ?? ""
        return isSingular && !singular.isEmpty || plural.isEmpty ? singular : plural
    }

    package func pluralCategory(of number: DecimalNumber) -> PluralCategory {
        numerals.pluralCategory(of: number)
    }
}
