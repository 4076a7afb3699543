import SpokenLocaleData
import SpokenModel

/// Spanish number words: cardinals in two genders with apocope, ordinals, decimals and fractions.
package struct SpanishNumerals: NumeralGrammar {
    private let cardinals: [LocaleWord]
    private let feminine: [LocaleWord]
    private let apocopated: [LocaleWord]
    private let ordinals: [LocaleWord]
    /// Inside one word, without the accent: «vigesimo» in «vigesimoprimero», «veintidos» in «veintidosavo».
    private let fused: [LocaleWord]
    /// «medio», «tercio»: denominators that are no ordinals.
    private let nouns: NounTable
    /// «.º», «.ª», «.er»
    private let endings: [LocaleWord]
    private let words: SmallWords
    /// «uno punto cinco», "1.5" in Mexico and its neighbours, where a point is the decimal sign; else «uno coma cinco».
    let hasDecimalPoint: Bool
    private let decimals: FormattingOptions.Decimals?

    // Places in the columns: 0…29, then 30…90, 100…900, thousand, million, billion and their plurals.
    private static let thousand = 46
    private static let million = 47
    private static let billion = 48

    init(
        _ tables: AnalyticNumberTables, hasDecimalPoint: Bool, decimals: FormattingOptions.Decimals?
    ) throws(LocaleTableError) {
        let table = tables.numerals
        let keys =
            (0..<30).map(String.init) + (3...9).map { "\($0)0" } + (1...9).map { "\($0)00" }
            + ["1e3", "1e6", "1e12", "1e6-plural", "1e12-plural"]
        let rows = try keys.map { key throws(LocaleTableError) in
            guard let row = table.row(key) else { throw .missingColumn(key) }
            return row
        }
        func column(_ name: String) throws(LocaleTableError) -> [LocaleWord] {
            let column = try table.requiredColumn(name)
            return rows.map { table.word($0, column) }
        }
        cardinals = try column("cardinal")
        feminine = try column("feminine")
        apocopated = try column("apocopated")
        ordinals = try column("ordinal")
        fused = try column("fused")
        nouns = tables.nouns
        words = tables.words
        endings = ["ordinal", "ordinal-feminine", "ordinal-shortened"].map(words.ending)
        self.hasDecimalPoint = hasDecimalPoint
        self.decimals = decimals
    }

    // MARK: Cardinals

    /// The number by itself: «veintiuno», feminine «veintiuna»; of the common gender as before a noun, «veintiún».
    package func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let gender = inflection.gender
        append(value, isFeminine: gender == .feminine, isBeforeNoun: gender == .common, to: &buffer)
    }

    package func append(
        _ value: UInt64, isFeminine: Bool, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        if value == 0 { return buffer.append(cardinals[0]) }
        var rest = value
        let billions = rest / 1_000_000_000_000
        if billions > 0 {
            appendScale(billions, Self.billion, to: &buffer)
            rest %= 1_000_000_000_000
            if rest > 0 { buffer.append(byte: 0x20) }
        }
        let millions = rest / 1_000_000
        if millions > 0 {
            appendScale(millions, Self.million, to: &buffer)
            rest %= 1_000_000
            if rest > 0 { buffer.append(byte: 0x20) }
        }
        if rest > 0 { appendBelowMillion(rest, isFeminine: isFeminine, isBeforeNoun: isBeforeNoun, to: &buffer) }
    }

    /// «un millón», «veintiún millones»: the number before is masculine and loses its -o.
    private func appendScale(_ count: UInt64, _ scale: Int, to buffer: inout UTF8Buffer) {
        append(count, isFeminine: false, isBeforeNoun: true, to: &buffer)
        buffer.append(byte: 0x20)
        buffer.append(count == 1 ? cardinals[scale] : cardinals[scale + 2])
    }

    private func appendBelowMillion(
        _ value: UInt64, isFeminine: Bool, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        let thousands = Int(truncatingIfNeeded: value / 1000)
        let rest = Int(truncatingIfNeeded: value % 1000)
        if thousands > 0 {
            if thousands > 1 {
                // «treinta y una mil libras» and «doscientas mil libras», but always «veintiún mil euros».
                appendGroup(thousands, isFeminine: isFeminine, isBeforeNoun: true, to: &buffer)
                buffer.append(byte: 0x20)
            }
            buffer.append(cardinals[Self.thousand])
            if rest == 0 { return }
            buffer.append(byte: 0x20)
        }
        appendGroup(rest, isFeminine: isFeminine, isBeforeNoun: isBeforeNoun, to: &buffer)
    }

    /// 1…999
    private func appendGroup(_ group: Int, isFeminine: Bool, isBeforeNoun: Bool, to buffer: inout UTF8Buffer) {
        var rest = group
        if rest >= 100 {
            if rest == 100 { return buffer.append(apocopated[37]) }
            let place = 36 + rest / 100
            buffer.append(isFeminine && !feminine[place].isEmpty ? feminine[place] : cardinals[place])
            rest %= 100
            if rest == 0 { return }
            buffer.append(byte: 0x20)
        }
        if rest >= 30 {
            buffer.append(cardinals[27 + rest / 10])
            rest %= 10
            if rest == 0 { return }
            buffer.append(between: words.fractionAnd)
        }
        if isFeminine, !feminine[rest].isEmpty {
            buffer.append(feminine[rest])
        } else if isBeforeNoun, !apocopated[rest].isEmpty {
            buffer.append(apocopated[rest])
        } else {
            buffer.append(cardinals[rest])
        }
    }

    // MARK: Ordinals

    /// «vigesimoprimero», «cuadragésima octava», «milésimo»; from 30 000 on the cardinal, as Spanish does (DPD, «ordinales»).
    package func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let isFeminine = inflection.gender == .feminine
        let isPlural = inflection.number == .plural
        guard value < 30_000, value > 0 else {
            if value == 1_000_000 { return append(ordinal: Self.million, isFeminine, isPlural, to: &buffer) }
            return append(value, isFeminine: isFeminine, isBeforeNoun: false, to: &buffer)
        }
        var rest = Int(truncatingIfNeeded: value)
        if rest >= 1000 {
            // «docemilésimo»: one word.
            if rest >= 2000 {
                appendGroup(rest / 1000, isFeminine: false, isBeforeNoun: true, to: &buffer)
            }
            append(ordinal: Self.thousand, isFeminine, isPlural, to: &buffer)
            rest %= 1000
            if rest == 0 { return }
            buffer.append(byte: 0x20)
        }
        if rest >= 100 {
            append(ordinal: 36 + rest / 100, isFeminine, isPlural, to: &buffer)
            rest %= 100
            if rest == 0 { return }
            buffer.append(byte: 0x20)
        }
        if rest >= 30 {
            append(ordinal: 27 + rest / 10, isFeminine, isPlural, to: &buffer)
            rest %= 10
            if rest == 0 { return }
            buffer.append(byte: 0x20)
        } else if rest > 20 || (rest > 12 && rest < 20) {
            // «decimotercero», «vigesimoctavo»: one word, one accent, one o.
            buffer.append(fused[rest > 20 ? 20 : 10])
            rest %= 10
            if rest == 8 { buffer.truncate(to: buffer.count - 1) }
        }
        append(ordinal: rest, isFeminine, isPlural, to: &buffer)
    }

    /// All ordinals end in -o: «primero», «primera», «primeros».
    private func append(ordinal place: Int, _ isFeminine: Bool, _ isPlural: Bool, to buffer: inout UTF8Buffer) {
        buffer.append(ordinals[place])
        if isFeminine {
            buffer.truncate(to: buffer.count - 1)
            buffer.append("a")
        }
        if isPlural { buffer.append("s") }
    }

    /// «primer», «vigesimotercer»: before a masculine noun in the singular first and third lose their -o (DPD,
    /// «primero», «tercero»).
    package func appendOrdinal(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        appendOrdinal(value, inflection, to: &buffer)
        if isBeforeNoun, Self.isShortened(value, inflection) { buffer.truncate(to: buffer.count - 1) }
    }

    private static func isShortened(_ value: UInt64, _ inflection: Inflection) -> Bool {
        guard inflection.gender != .feminine, inflection.number == .singular, value < 30_000 else { return false }
        let tail = value % 100
        return (value % 10 == 1 && tail != 11) || value % 10 == 3
    }

    /// «3.º», «3.ª», «3.er», plural «3.os» (Ortografía 2010: with a point)
    package func appendOrdinalDigits(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        buffer.append(digits: value)
        if isBeforeNoun, Self.isShortened(value, inflection) { return buffer.append(endings[2]) }
        buffer.append(endings[inflection.gender == .feminine ? 1 : 0])
    }

    // MARK: Decimals and fractions

    /// «menos uno coma veinticinco», «tres coma uno cuatro uno seis»
    package func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if number.isNegative, !number.isZero { buffer.append(spaced: words.minus) }
        appendCardinal(number.integer, number.fractionDigits == 0 ? inflection : Inflection(), to: &buffer)
        guard number.fractionDigits > 0 else { return }
        buffer.append(byte: 0x20)
        buffer.append(hasDecimalPoint ? words.decimalPoint : words.decimalComma)
        // Two digits are heard as a number, more of them one by one (Decisions/0024).
        let style = decimals ?? (number.fractionDigits == 2 ? .number : .digits)
        appendFraction(of: number, style, cardinals, inflection, to: &buffer)
    }

    /// «un medio», «dos tercios», «tres cuartos», «cinco dieciseisavos», «uno y medio», «dos y tres cuartos»
    package func appendFraction(
        whole: UInt64, numerator: UInt64, denominator: UInt64, to buffer: inout UTF8Buffer
    ) {
        guard numerator > 0, denominator > 0 else {
            return append(whole, isFeminine: false, isBeforeNoun: false, to: &buffer)
        }
        if whole > 0 {
            append(whole, isFeminine: false, isBeforeNoun: false, to: &buffer)
            buffer.append(byte: 0x20)
            if numerator == 1, denominator == 2 { return buffer.append(words.andHalf) }
            buffer.append(spaced: words.fractionAnd)
        }
        append(numerator, isFeminine: false, isBeforeNoun: true, to: &buffer)
        buffer.append(byte: 0x20)
        if denominator < 4, let noun = nouns.noun("1/\(denominator)") {
            return buffer.append(noun.form(numerator == 1 ? .nominative : .pluralNominative))
        }
        switch denominator {
        case 4...10: appendOrdinal(denominator, Inflection(), to: &buffer)
        case 100...900 where denominator % 100 == 0: appendOrdinal(denominator, Inflection(), to: &buffer)
        case 1000...999_000 where denominator % 1000 == 0:
            // «cincomilésimo», «cienmilésimo»: one word.
            if denominator > 1000 {
                append(denominator / 1000, isFeminine: false, isBeforeNoun: true, to: &buffer)
            }
            append(ordinal: Self.thousand, false, false, to: &buffer)
        case 1_000_000...999_000_000 where denominator % 1_000_000 == 0:
            if denominator > 1_000_000 {
                append(denominator / 1_000_000, isFeminine: false, isBeforeNoun: true, to: &buffer)
            }
            append(ordinal: Self.million, false, false, to: &buffer)
        case 11...99:
            // «dieciseisavo», «treintaidosavo»: one word without its accent.
            appendDenominator(Int(truncatingIfNeeded: denominator), to: &buffer)
            buffer.append("avo")
        default:
            append(denominator, isFeminine: false, isBeforeNoun: false, to: &buffer)
            buffer.append("avo")
        }
        if numerator != 1 { buffer.append("s") }
    }

    private func appendDenominator(_ value: Int, to buffer: inout UTF8Buffer) {
        if value < 30, !fused[value].isEmpty {
            buffer.append(fused[value])
        } else if value > 30, value % 10 != 0 {
            buffer.append(cardinals[27 + value / 10])
            buffer.append("i")
            appendCounting(UInt64(value % 10), .masculine, to: &buffer)
        } else {
            append(UInt64(value), isFeminine: false, isBeforeNoun: false, to: &buffer)
        }
        // One vowel is enough: «onceavo», but «cincuentavo», «veinteavo», «sesentavo».
        if value >= 30, value % 10 == 0 { buffer.truncate(to: buffer.count - 1) }
    }

    /// "one" also for «1,0 euro»; "many" for exact millions, which take «de» (CLDR, plural rules).
    package func pluralCategory(of number: DecimalNumber) -> PluralCategory {
        if number.integer == 1, number.fraction == 0 { return .one }
        let isMillions = number.integer > 0 && number.integer % 1_000_000 == 0
        return isMillions && number.fractionDigits == 0 ? .many : .other
    }
}

extension SpanishNumerals: AnalyticLanguage {
    package func appendCounting(_ value: UInt64, _ gender: GrammaticalGender, to buffer: inout UTF8Buffer) {
        append(value, isFeminine: gender == .feminine, isBeforeNoun: true, to: &buffer)
    }
}
