import SpokenLocaleData
import SpokenModel

/// What Russian, English and Spanish have alike: tables of all their nouns and number words of their own.
protocol TabledGrammar: VisibleGrammar {
    associatedtype Numerals: NumeralGrammar
    var numerals: Numerals { get }
    var options: FormattingOptions { get }
    /// The noun of a currency; nil for one without a row.
    func major(_ currency: CurrencyCode) -> Noun?
}

extension TabledGrammar {
    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        appendVisibleInRole(quantity, role, to: &buffer)
    }

    /// True when the noun of the end serves both: «от 500 до 700 рублей».
    func sharesNoun(_ start: Quantity, _ end: Quantity) -> Bool {
        switch (start.unsigned, end.unsigned) {
        case (.money(let first), .money(let second)):
            guard first.currency == second.currency, first.per == second.per, first.magnitude == second.magnitude,
                let major = major(first.currency)
            else { return false }
            return first.minorAmount(of: major, options) == nil && second.minorAmount(of: major, options) == nil
        case (.measure(let first), .measure(let second)):
            return first.unit == second.unit && first.magnitude == second.magnitude
        case (.count(_, let first), .count(_, let second)): return first == second
        case (.magnitude(_, let first, _), .magnitude(_, let second, _)): return first == second
        case (.cardinal, .cardinal), (.ordinal, .ordinal): return true
        default: return false
        }
    }

    // MARK: Numerals

    package func appendCardinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        numerals.appendCardinal(value, inflection, to: &buffer)
    }

    package func appendOrdinal(_ value: UInt64, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        numerals.appendOrdinal(value, inflection, to: &buffer)
    }

    package func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        numerals.appendDecimal(number, inflection, to: &buffer)
    }
}
