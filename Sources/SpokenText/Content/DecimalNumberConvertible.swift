import SpokenModel

/// A number of Swift that factories such as `.price` take: every integer, `Double`, `Float` and `DecimalNumber`; with
/// SpokenTextFoundation also `Decimal`.
///
/// ```swift
/// formatter.format(.price(21.5, .RUB))   // «21,50 ₽» / «21 рубль 50 копеек»
/// formatter.format(.measure(weight, .gram))
/// ```
public protocol DecimalNumberConvertible: Sendable {
    /// The digits that are shown and said; nil for what has none: not a number, infinity, 19 digits before the point.
    ///
    /// A floating-point value has its shortest decimal, without a point when it is whole: 0.1 is "0.1", 179.0 is "179".
    var decimalNumber: DecimalNumber? { get }
}

extension DecimalNumber: DecimalNumberConvertible {
    /// The number itself.
    public var decimalNumber: DecimalNumber? { self }
}

extension DecimalNumberConvertible where Self: BinaryInteger {
    /// The whole number; nil beyond 10^18 − 1.
    public var decimalNumber: DecimalNumber? { DecimalNumber(exactly: self) }
}

extension Int: DecimalNumberConvertible {}
extension Int8: DecimalNumberConvertible {}
extension Int16: DecimalNumberConvertible {}
extension Int32: DecimalNumberConvertible {}
extension Int64: DecimalNumberConvertible {}
extension UInt: DecimalNumberConvertible {}
extension UInt8: DecimalNumberConvertible {}
extension UInt16: DecimalNumberConvertible {}
extension UInt32: DecimalNumberConvertible {}
extension UInt64: DecimalNumberConvertible {}

extension Double: DecimalNumberConvertible {
    /// The shortest decimal: 21.5 is "21.5", 179.0 is "179".
    public var decimalNumber: DecimalNumber? { DecimalNumber(shortest: self) }
}

extension Float: DecimalNumberConvertible {
    /// The shortest decimal: 21.5 is "21.5", 179.0 is "179".
    public var decimalNumber: DecimalNumber? { DecimalNumber(shortestDigits: description) }
}
