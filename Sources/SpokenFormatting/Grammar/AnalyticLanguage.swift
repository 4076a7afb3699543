import SpokenLocaleData
import SpokenModel

/// What differs between languages whose nouns know no case: English and Spanish.
package protocol AnalyticLanguage: NumeralGrammar {
    /// A number word before a noun: "twenty-one", «veintiún», «veintiuna».
    func appendCounting(_ value: UInt64, _ gender: GrammaticalGender, to buffer: inout UTF8Buffer)
    /// - "3rd", «3.ª», «3.er»
    func appendOrdinalDigits(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer)
    /// - "third", «tercera», «tercer»
    func appendOrdinal(_ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer)
    /// - "two thirds", «dos tercios», "one and a half"; the denominator is not 0
    func appendFraction(whole: UInt64, numerator: UInt64, denominator: UInt64, to buffer: inout UTF8Buffer)
}

extension AnalyticLanguage {
    /// " two five", « dos cinco»: digit by digit with all zeros, as CLDR does, or « veinticinco» as a number behind its zeros.
    ///
    /// - Parameters:
    ///   - words: zero to nine first.
    ///   - inflection: of the number: « veintiún» before «metros».
    func appendFraction(
        of number: DecimalNumber, _ style: FormattingOptions.Decimals, _ words: [LocaleWord],
        _ inflection: Inflection = Inflection(), to buffer: inout UTF8Buffer
    ) {
        var place = number.fractionDigits
        while place > 0 {
            place -= 1
            buffer.append(byte: 0x20)
            let digit = Int(truncatingIfNeeded: number.fraction / DecimalNumber.powerOfTen(place) % 10)
            if style == .number, digit > 0, place > 0 {
                return appendCardinal(number.fraction, inflection, to: &buffer)
            }
            buffer.append(words[digit])
        }
    }
}
