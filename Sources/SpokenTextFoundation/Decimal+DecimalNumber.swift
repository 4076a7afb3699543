import Foundation
import SpokenModel
import SpokenText

extension Decimal: DecimalNumberConvertible {
    /// The digits of the value, at most 18 behind the point; nil for `Decimal.nan` and beyond 18 digits before it.
    ///
    /// `Decimal(string: "21.50")` is "21.5": a `Decimal` does not keep zeros at the end.
    public var decimalNumber: DecimalNumber? {
        guard isFinite else { return nil }
        var value = self
        var rounded = Decimal()
        NSDecimalRound(&rounded, &value, 18, .bankers)
        // The description has a point in every locale.
        return try? DecimalNumber(rounded.description)
    }
}

extension Decimal {
    /// The value of digits, for sums and taxes: `Decimal(money.amount)`.
    public init(_ number: DecimalNumber) {
        let fraction = Decimal(
            sign: .plus, exponent: -Int(number.fractionDigits), significand: Decimal(number.fraction))
        let sum = Decimal(number.integer) + fraction
        self = number.isNegative ? -sum : sum
    }
}
