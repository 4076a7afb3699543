import SpokenModel

/// Digits for every number: visible text needs no words.
struct PlainNumerals: NumeralGrammar {
    func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(digits: value)
    }

    func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(digits: value)
    }

    func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(digits: number.integer)
    }

    func pluralCategory(of number: DecimalNumber) -> PluralCategory { .other }
}
