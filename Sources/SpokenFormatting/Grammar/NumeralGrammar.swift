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
    /// «19-й»: digits with the letters that end the word, where the language writes them.
    func appendOrdinalDigits(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer)
    /// "nineteen oh five"
    func appendYear(_ year: UInt64, to buffer: inout UTF8Buffer)
    /// "nineteen nineties"
    func appendDecade(_ year: UInt64, to buffer: inout UTF8Buffer)
}

extension NumeralGrammar {
    package func appendOrdinalDigits(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(digits: value)
    }

    package func appendYear(_ year: UInt64, to buffer: inout UTF8Buffer) {
        appendCardinal(year, Inflection(), to: &buffer)
    }

    package func appendDecade(_ year: UInt64, to buffer: inout UTF8Buffer) {
        appendYear(year, to: &buffer)
    }
}
