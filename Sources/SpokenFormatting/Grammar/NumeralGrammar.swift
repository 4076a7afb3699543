import SpokenModel

/// The number words of a language.
package protocol NumeralGrammar: Sendable {
    /// «двадцати одного»
    func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer)
    /// «двадцать первого»
    func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer)
    /// «двух целых пяти десятых»; a whole number is said as a cardinal.
    func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer)
    func pluralCategory(of number: DecimalNumber) -> PluralCategory
}
