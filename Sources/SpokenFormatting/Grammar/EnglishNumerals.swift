import SpokenLocaleData
import SpokenModel

/// English number words: cardinals, ordinals, decimals, fractions and years.
package struct EnglishNumerals: NumeralGrammar {
    private let cardinals: [LocaleWord]
    private let ordinals: [LocaleWord]
    /// "hundred", "thousand", "million", …
    private let scales: [LocaleWord]
    /// "half", "quarter": denominators that are no ordinals.
    private let nouns: NounTable
    /// "th", "st", "nd", "rd"
    private let endings: [LocaleWord]
    private let words: SmallWords
    /// "one hundred and one"; American English leaves "and" out.
    let saysAnd: Bool
    private let years: FormattingOptions.Years
    private let decimals: FormattingOptions.Decimals

    init(_ tables: AnalyticNumberTables, saysAnd: Bool, options: FormattingOptions) throws(LocaleTableError) {
        let table = tables.numerals
        let cardinal = try table.requiredColumn("cardinal")
        let ordinal = try table.requiredColumn("ordinal")
        let keys = (0..<20).map(String.init) + (2...9).map { "\($0)0" }
        let rows = try keys.map { key throws(LocaleTableError) in
            guard let row = table.row(key) else { throw .missingColumn(key) }
            return row
        }
        cardinals = rows.map { table.word($0, cardinal) }
        ordinals = rows.map { table.word($0, ordinal) }
        scales = try ["100", "1e3", "1e6", "1e9", "1e12", "1e15"].map { key throws(LocaleTableError) in
            guard let row = table.row(key) else { throw .missingColumn(key) }
            return table.word(row, cardinal)
        }
        nouns = tables.nouns
        words = tables.words
        endings = ["ordinal", "ordinal-one", "ordinal-two", "ordinal-few"].map(words.ending)
        self.saysAnd = saysAnd
        (years, decimals) = (options.years, options.decimals ?? .digits)
    }

    // MARK: Cardinals

    package func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        appendCardinal(value, to: &buffer)
    }

    /// "one hundred twenty-three thousand four hundred fifty-six"
    package func appendCardinal(_ value: UInt64, to buffer: inout UTF8Buffer) {
        if value < 1000 {
            return appendGroup(Int(truncatingIfNeeded: value), andBefore: false, to: &buffer)
        }
        var divisor: UInt64 = 1_000_000_000_000_000
        var scale = 5
        var rest = value
        while scale > 0 {
            let group = rest / divisor
            if group > 0 {
                // Above 10^18 the first group has more than three digits.
                if group < 1000 {
                    appendGroup(Int(truncatingIfNeeded: group), andBefore: false, to: &buffer)
                } else {
                    appendCardinal(group, to: &buffer)
                }
                buffer.append(byte: 0x20)
                buffer.append(scales[scale])
                rest -= group * divisor
                if rest == 0 { return }
                buffer.append(byte: 0x20)
            }
            divisor /= 1000
            scale -= 1
        }
        appendGroup(Int(truncatingIfNeeded: rest), andBefore: true, to: &buffer)
    }

    /// 0…999
    private func appendGroup(_ group: Int, andBefore: Bool, to buffer: inout UTF8Buffer) {
        var rest = group
        if rest >= 100 {
            buffer.append(cardinals[rest / 100 % 10])
            buffer.append(byte: 0x20)
            buffer.append(scales[0])
            rest %= 100
            if rest == 0 { return }
            buffer.append(saysAnd ? " and " : " ")
        } else if andBefore, saysAnd {
            buffer.append("and ")
        }
        appendBelowHundred(rest, cardinals, to: &buffer)
    }

    private func appendBelowHundred(_ value: Int, _ last: [LocaleWord], to buffer: inout UTF8Buffer) {
        if value < 20 { return buffer.append(last[value]) }
        let ones = value % 10
        let tens = 18 + value / 10
        if ones == 0 { return buffer.append(last[tens]) }
        buffer.append(cardinals[tens])
        buffer.append(byte: 0x2D)
        buffer.append(last[ones])
    }

    // MARK: Ordinals

    /// "twenty-first", "one hundred third", "one thousandth"
    package func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let tail = value % 100
        if tail == 0, value > 0 {
            appendCardinal(value, to: &buffer)
            return buffer.append(endings[0])
        }
        if value >= 100 {
            appendCardinal(value - tail, to: &buffer)
            buffer.append(saysAnd ? " and " : " ")
        }
        appendBelowHundred(Int(truncatingIfNeeded: tail), ordinals, to: &buffer)
    }

    package func appendOrdinal(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        appendOrdinal(value, inflection, to: &buffer)
    }

    /// "1st", "2nd", "3rd", "11th", "112th"
    package func appendOrdinalDigits(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        buffer.append(digits: value)
        let tail = value % 100
        let last = Int(truncatingIfNeeded: tail % 10)
        buffer.append(endings[last > 3 || (11...13).contains(tail) ? 0 : last])
    }

    // MARK: Decimals, fractions, years

    /// "minus one point two five"
    package func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        if number.isNegative, !number.isZero { buffer.append(spaced: words.minus) }
        appendCardinal(number.integer, to: &buffer)
        guard number.fractionDigits > 0 else { return }
        buffer.append(byte: 0x20)
        buffer.append(words.decimalPoint)
        appendFraction(of: number, decimals, cardinals, to: &buffer)
    }

    /// "one half", "two thirds", "three quarters", "five sixteenths", "one and a half", "two and three quarters"
    package func appendFraction(
        whole: UInt64, numerator: UInt64, denominator: UInt64, to buffer: inout UTF8Buffer
    ) {
        guard numerator > 0, denominator > 0 else { return appendCardinal(whole, to: &buffer) }
        if whole > 0 {
            appendCardinal(whole, to: &buffer)
            buffer.append(byte: 0x20)
            if numerator == 1, denominator == 2 { return buffer.append(words.andHalf) }
            buffer.append(spaced: words.fractionAnd)
        }
        appendCardinal(numerator, to: &buffer)
        buffer.append(byte: 0x20)
        if denominator < 5, let noun = nouns.noun("1/\(denominator)") {
            return buffer.append(noun.form(numerator == 1 ? .nominative : .pluralNominative))
        }
        appendOrdinal(denominator, Inflection(), to: &buffer)
        if numerator != 1 { buffer.append("s") }
    }

    /// "nineteen nineties", "nineteen twenties", but "nineteen hundreds" and "two thousand tens".
    package func appendDecade(_ year: UInt64, to buffer: inout UTF8Buffer) {
        appendYear(year, to: &buffer)
        if buffer.withBytes({ $0.last }) == 0x79 {
            buffer.truncate(to: buffer.count - 1)
            buffer.append("ies")
        } else {
            buffer.append("s")
        }
    }

    /// "twenty twenty-five", "nineteen oh five" or "nineteen hundred five", "nineteen hundred", "two thousand six"
    package func appendYear(_ year: UInt64, to buffer: inout UTF8Buffer) {
        let century = year / 100
        let tail = Int(truncatingIfNeeded: year % 100)
        guard (1000...9999).contains(year), !(century % 10 == 0 && tail < 10) else {
            return appendCardinal(year, to: &buffer)
        }
        appendCardinal(century, to: &buffer)
        if tail == 0 {
            buffer.append(byte: 0x20)
            buffer.append(scales[0])
            return
        }
        if tail < 10, years == .hundred {
            buffer.append(byte: 0x20)
            buffer.append(scales[0])
            buffer.append(saysAnd ? " and " : " ")
        } else {
            buffer.append(tail < 10 ? " oh " : " ")
        }
        appendBelowHundred(tail, cardinals, to: &buffer)
    }

    /// "one" for 1 alone: "1.0 liters", "0 liters", "1 liter" (CLDR, plural rules).
    package func pluralCategory(of number: DecimalNumber) -> PluralCategory {
        number.integer == 1 && number.fractionDigits == 0 ? .one : .other
    }
}

extension EnglishNumerals: AnalyticLanguage {
    package func appendCounting(_ value: UInt64, _ gender: GrammaticalGender, to buffer: inout UTF8Buffer) {
        appendCardinal(value, to: &buffer)
    }
}
