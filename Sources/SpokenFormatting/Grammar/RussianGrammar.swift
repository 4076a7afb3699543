import SpokenLocaleData
import SpokenModel

/// All that Russian says.
///
/// The topics stand in extensions: `RussianGrammar+Money.swift`, `+Measures`, `+Counts`, `+Ranges`, `+Validation`.
package final class RussianGrammar: LanguageGrammar {
    static let tag = LanguageTag.russian
    let options: FormattingOptions
    /// Without words in digits, where they are read when a value needs one.
    private let wordNumerals: SlavicNumerals
    let units: LanguageUnits
    let currencies: CurrencyTable
    let words: SmallWords
    let visible: VisibleWriter
    let time: TimeVerbalizer
    let saysDigits: Bool
    private let writesYo: Bool

    package convenience init(numbers: NumberStyle, options: FormattingOptions) throws(QuantityFormatterError) {
        try self.init(language: .russian, numbers: numbers, options: options, ownUnits: nil)
    }

    /// - Parameter ownUnits: a user's units, read by the run-time reader; they win over the compiled-in ones.
    package init(
        language: LanguageTag, numbers: NumberStyle, options: FormattingOptions, ownUnits: NounTable?
    ) throws(QuantityFormatterError) {
        guard let tables = GrammarTables.of(Self.tag.language) else {
            throw .brokenTable(language: Self.tag.language, table: "currencies")
        }
        self.options = options
        saysDigits = numbers == .digits
        writesYo = options.writesYo
        guard let table = saysDigits ? .wordless : SlavicNumeralTable.russian else {
            throw .brokenTable(language: Self.tag.language, table: "numerals")
        }
        wordNumerals = SlavicNumerals(table, saysOneThousand: options.saysOneThousand)
        units = LanguageUnits(.russian, own: ownUnits)
        currencies = tables.currencies
        words = tables.words
        openings = tables.cells.values("openings")
        visible = VisibleWriter(
            typography: tables.typography, units: units, currencies: currencies, options: options,
            language: language)
        time = TimeVerbalizer(language: .russian, numbers: numbers, options: options)
    }

    @inline(__always)
    var numerals: SlavicNumerals {
        saysDigits
            ? SlavicNumerals(SlavicNumeralTable.russian ?? .wordless, saysOneThousand: options.saysOneThousand)
            : wordNumerals
    }

    package let openings: [String]
    package var prices: PriceTable? { PriceTable.of(Self.tag.language) }
    package var russian: Unmanaged<RussianGrammar>? { .passUnretained(self) }

    package var cases: [GrammaticalCase] {
        [.nominative, .genitive, .dative, .accusative, .instrumental, .prepositional]
    }

    // MARK: Speaking

    package func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) {
        let start = buffer.count
        if role == .plain {
            append(quantity, grammaticalCase ?? .nominative, isGoverned: grammaticalCase != nil, to: &buffer)
        } else {
            appendRole(quantity, role, grammaticalCase, to: &buffer)
        }
        if !writesYo { buffer.replaceYo(from: start) }
    }

    /// - Parameter isGoverned: a preposition stands before: a range is «30–40 минут», not «от 30 до 40 минут».
    @inline(__always)
    func append(
        _ quantity: Quantity, _ grammaticalCase: GrammaticalCase, isGoverned: Bool, to buffer: inout UTF8Buffer
    ) {
        if let money = quantity.plainMoney, money.amount.fraction == 0, let major = currencies.major(money.currency) {
            append(money.amount, of: major, grammaticalCase, to: &buffer)
        } else {
            appendOther(quantity, grammaticalCase, isGoverned: isGoverned, to: &buffer)
        }
    }

    @inline(never)
    private func appendOther(
        _ quantity: Quantity, _ grammaticalCase: GrammaticalCase, isGoverned: Bool, to buffer: inout UTF8Buffer
    ) {
        switch quantity {
        case .measure(let measure):
            appendMeasure(measure, grammaticalCase, to: &buffer)
        case .cardinal(let number, let gender, let animacy):
            appendNumber(number, Inflection(grammaticalCase, gender, .singular, animacy), to: &buffer)
        case .ordinal(let value, let gender, let number, let animacy, _):
            appendOrdinalInStyle(value, Inflection(grammaticalCase, gender, number, animacy), to: &buffer)
        case .fraction(let whole, let numerator, let denominator):
            numerals.appendFraction(
                whole: whole, numerator: numerator, denominator: denominator, grammaticalCase, to: &buffer)
        case .count(let number, let noun):
            appendCount(number, noun, grammaticalCase, to: &buffer)
        case .money(let money):
            appendMoney(money, grammaticalCase, to: &buffer)
        case .mixed(let measures):
            for (index, measure) in measures.enumerated() {
                if index > 0 { buffer.append(byte: 0x20) }
                appendMeasure(measure, grammaticalCase, to: &buffer)
            }
        case .dimensions(let numbers, let unit):
            appendDimensions(numbers, unit, grammaticalCase, to: &buffer)
        case .magnitude(let number, let magnitude, let noun):
            appendSpacedMagnitude(number, magnitude, grammaticalCase, to: &buffer)
            if let noun {
                buffer.append(form(of: noun, behind: magnitude))
            } else {
                buffer.truncate(to: buffer.count &- 1)
            }
        case .approximate(let start, let end):
            appendApproximate(start, end, grammaticalCase, to: &buffer)
        case .signed(let sign, let value):
            if sign.isSaid(before: value) { buffer.append(spaced: words.sign(sign)) }
            append(value, grammaticalCase, isGoverned: isGoverned, to: &buffer)
        case .clock, .hours, .date, .period:
            time.appendSpoken(
                quantity, role: .plain, case: isGoverned ? grammaticalCase : nil, numerals: numerals, to: &buffer)
        case .range(let start, let end):
            if TimeVerbalizer.handles(quantity) {
                time.appendSpoken(
                    quantity, role: .plain, case: isGoverned ? grammaticalCase : nil, numerals: numerals, to: &buffer)
            } else {
                appendRange(start, end, grammaticalCase, isGoverned: isGoverned, to: &buffer)
            }
        case .discount(let amount):
            appendDiscount(amount, grammaticalCase, to: &buffer)
        case .priceChange(let old, let new):
            appendMoney(new, grammaticalCase, to: &buffer)
            buffer.append(between: words.insteadOf)
            appendMoney(old, .genitive, to: &buffer)
        case .free:
            buffer.append(words.free)
        }
    }

    private func appendRole(
        _ quantity: Quantity, _ role: QuantityRole, _ grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) {
        if TimeVerbalizer.handles(quantity) {
            time.appendSpoken(quantity, role: role, case: grammaticalCase, numerals: numerals, to: &buffer)
            return
        }
        if case .free = quantity { return buffer.append(words.free) }
        let preposition = words.preposition(role)
        buffer.append(spaced: preposition.word)
        let governed = role == .each ? distributiveCase(quantity) : preposition.grammaticalCase
        append(quantity, grammaticalCase ?? governed, isGoverned: true, to: &buffer)
    }

    // MARK: Numbers

    /// A bare number: «21», «двадцати одного», «4,8», «четыре целых восемь десятых».
    func appendNumber(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if saysDigits {
            if number.isNegative, !number.isZero { buffer.append(spaced: words.minus) }
            appendDigits(number, to: &buffer)
        } else {
            wordNumerals.appendDecimal(number, inflection, to: &buffer)
        }
    }

    /// The digits without a sign and without grouping, with the Russian comma.
    @inline(__always)
    func appendDigits(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        buffer.append(digits: number.integer)
        if number.fractionDigits > 0 {
            buffer.append(byte: 0x2C)
            buffer.append(digits: number.fraction, width: Int(number.fractionDigits))
        }
    }

    private func appendOrdinalInStyle(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if saysDigits {
            numerals.appendOrdinalDigits(value, inflection, to: &buffer)
        } else {
            numerals.appendOrdinal(value, inflection, to: &buffer)
        }
    }

    /// The number of a noun with a space behind it, and the form that the noun takes.
    @inline(__always)
    func appendSpacedNumber(
        _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ gender: GrammaticalGender, _ animacy: Animacy,
        isPluralOnly: Bool, to buffer: inout UTF8Buffer
    ) -> NounForm {
        if number.isNegative, !number.isZero { buffer.append(spaced: words.minus) }
        guard number.fraction == 0 else {
            return appendSpacedFraction(
                number.trimmed, grammaticalCase, gender, isPluralOnly: isPluralOnly, to: &buffer)
        }
        if saysDigits {
            buffer.append(digits: number.integer)
            buffer.append(byte: 0x20)
        } else {
            let inflection = Inflection(grammaticalCase, gender, isPluralOnly ? .plural : .singular, animacy)
            numerals.appendSpaced(number.integer, inflection, to: &buffer)
        }
        return RussianAgreement.form(
            behind: number.integer, grammaticalCase, animacy: animacy, isPluralOnly: isPluralOnly)
    }

    private func appendSpacedFraction(
        _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ gender: GrammaticalGender, isPluralOnly: Bool,
        to buffer: inout UTF8Buffer
    ) -> NounForm {
        if saysDigits {
            appendDigits(number, to: &buffer)
            buffer.append(byte: 0x20)
            return RussianAgreement.formBehindFraction(isPluralOnly: isPluralOnly)
        }
        if number.integer == 1, number.fraction == 5, number.fractionDigits == 1 {
            // «полтора суток»
            numerals.appendOneAndHalf(grammaticalCase, isPluralOnly ? .masculine : gender, to: &buffer)
            buffer.append(byte: 0x20)
            return RussianAgreement.formBehindOneAndHalf(grammaticalCase, isPluralOnly: isPluralOnly)
        }
        if options.saysHalf, let form = appendSpacedHalf(number, grammaticalCase, gender, isPluralOnly, to: &buffer) {
            return form
        }
        numerals.appendDecimal(number.magnitude, Inflection(grammaticalCase), to: &buffer)
        buffer.append(byte: 0x20)
        return RussianAgreement.formBehindFraction(isPluralOnly: isPluralOnly)
    }

    /// «половина », «два с половиной », «двух с половиной », and the form of the noun; nil for a number that is no half.
    /// Nobody says «двадцать один с половиной».
    private func appendSpacedHalf(
        _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ gender: GrammaticalGender, _ isPluralOnly: Bool,
        to buffer: inout UTF8Buffer
    ) -> NounForm? {
        guard number.fraction == 5, number.fractionDigits == 1, let half = numerals.table.nouns.noun("1/2") else {
            return nil
        }
        if number.integer == 0 {
            buffer.append(half.form(.singular(grammaticalCase)))
            buffer.append(byte: 0x20)
            return RussianAgreement.formBehindFraction(isPluralOnly: isPluralOnly)
        }
        guard RussianAgreement.category(number.integer) != .one else { return nil }
        let inflection = Inflection(grammaticalCase, gender, isPluralOnly ? .plural : .singular)
        numerals.appendSpaced(number.integer, inflection, to: &buffer)
        buffer.append(spaced: words.andHalf)
        return RussianAgreement.form(
            behind: number.integer, grammaticalCase, animacy: .inanimate, isPluralOnly: isPluralOnly)
    }

    /// «21 рубль», «двадцати одного рубля», «1,5 литра», «полтора литра»
    @inline(__always)
    func append(
        _ number: DecimalNumber, of noun: Noun, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer
    ) {
        let form = appendSpacedNumber(
            number, grammaticalCase, noun.gender, noun.animacy, isPluralOnly: noun.isPluralOnly, to: &buffer)
        buffer.append(noun.form(form))
    }

    /// «2 миллиона » and the form of the noun behind it, which is the genitive plural in every case.
    func appendSpacedMagnitude(
        _ number: DecimalNumber, _ magnitude: Magnitude, _ grammaticalCase: GrammaticalCase,
        to buffer: inout UTF8Buffer
    ) {
        guard let noun = numerals.table.noun(magnitude) else { return }
        if !options.saysOneThousand, number.isWhole, number.integer == 1, !number.isNegative, !saysDigits {
            buffer.append(noun.form(.singular(grammaticalCase)))
        } else {
            append(number, of: noun, grammaticalCase, to: &buffer)
        }
        buffer.append(byte: 0x20)
    }

    @inline(__always)
    func major(_ currency: CurrencyCode) -> Noun? { currencies.major(currency) }

    package func pluralCategory(of number: DecimalNumber) -> PluralCategory {
        RussianAgreement.category(of: number)
    }
}
