import SpokenLocaleData
import SpokenModel

/// What differs between languages whose nouns know no case: English and Spanish.
package protocol AnalyticLanguage: NumeralGrammar {
    var tag: LanguageTag { get }
    /// The byte between whole and fraction in accessible digits: "1.5", «1,5».
    var decimalSeparator: UInt8 { get }
    /// - "minus ", «menos »
    var minus: StaticString { get }
    /// "plus ", «más »
    var plus: StaticString { get }
    /// "plus or minus ", «más menos »
    var plusMinus: StaticString { get }
    /// Between two neighbours for a number that is not known exactly: " or ", « o », « u ».
    func or(before value: UInt64) -> StaticString
    /// - "from ", «desde »
    func preposition(_ role: QuantityRole) -> StaticString
    /// The prepositions that hours and ranges begin with: "from", «de», «del».
    var openings: [String] { get }
    /// - "from ", «de »
    var rangeStart: StaticString { get }
    /// - " to ", « a »
    var rangeEnd: StaticString { get }
    /// Between units and minor units of money: " and ", « con ».
    var minorJoiner: StaticString { get }
    /// The same where the minor unit is not named: " ", « con ».
    var minorNumberJoiner: StaticString { get }
    /// Between the parts of a mixed measure: " ", « y ».
    var mixedJoiner: StaticString { get }
    /// Between dimensions: " by ", « por ».
    var by: StaticString { get }
    /// Behind the amount of a discount: " off", « de descuento ».
    var discount: StaticString { get }
    /// - " instead of ", « en lugar de »
    var insteadOf: StaticString { get }
    /// - "free", «gratis»
    var free: StaticString { get }
    /// - "per ", «por »
    var per: StaticString { get }
    /// A number word before a noun: "twenty-one", «veintiún», «veintiuna».
    func appendCounting(_ value: UInt64, _ gender: GrammaticalGender, to buffer: inout UTF8Buffer)
    /// True when the noun behind the number stands in the singular: "1 dollar", «1 euro».
    func isSingular(_ number: DecimalNumber) -> Bool
    /// What stands between a number and its noun beside the space: «de » in «un millón de euros».
    func linker(behind number: DecimalNumber, _ magnitude: Magnitude?) -> StaticString
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
    /// - Parameter words: zero to nine first.
    func appendFraction(
        of number: DecimalNumber, _ style: FormattingOptions.Decimals, _ words: [LocaleWord],
        to buffer: inout UTF8Buffer
    ) {
        var place = number.fractionDigits
        while place > 0 {
            place -= 1
            buffer.append(byte: 0x20)
            let digit = Int(truncatingIfNeeded: number.fraction / DecimalNumber.powerOfTen(place) % 10)
            if style == .number, digit > 0 { return appendCardinal(number.fraction, Inflection(), to: &buffer) }
            buffer.append(words[digit])
        }
    }
}
