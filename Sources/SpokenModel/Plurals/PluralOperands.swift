/// The operands of a plural rule, taken from the visible digits (UTS #35, Plural Operand Meanings).
///
/// There is no init from `Double`: "1" and "1.0" are different operands.
/// ```swift
/// let operands = PluralOperands(try DecimalNumber("1.50"))
/// operands.i  // 1; v is 2, w 1, f 50, t 5
/// ```
@frozen
public struct PluralOperands: Sendable, Hashable {
    /// The digits before the point.
    public let i: UInt64
    /// The number of visible fraction digits, with trailing zeros.
    public let v: UInt8
    /// The number of visible fraction digits, without trailing zeros.
    public let w: UInt8
    /// The visible fraction digits as an integer, with trailing zeros.
    public let f: UInt64
    /// The visible fraction digits as an integer, without trailing zeros.
    public let t: UInt64

    /// Reads n, i, v, w, f and t (UTS #35, Plural Operand Meanings) from the digits as they stand: 1 and 1.0 differ.
    @inlinable
    public init(_ number: DecimalNumber) {
        let trimmed = number.trimmed
        i = number.integer
        v = number.fractionDigits
        w = trimmed.fractionDigits
        f = number.fraction
        t = trimmed.fraction
    }
}
