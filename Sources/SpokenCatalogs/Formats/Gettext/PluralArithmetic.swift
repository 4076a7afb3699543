/// Numbers that a plural rule computes with: C's unsigned ones, which wrap around, and JavaScript's.
protocol PluralArithmetic: Comparable, ExpressibleByIntegerLiteral {
    init(_ value: UInt64)
    static func &+ (left: Self, right: Self) -> Self
    static func &- (left: Self, right: Self) -> Self
    static func &* (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
    static func % (left: Self, right: Self) -> Self
}

extension UInt64: PluralArithmetic {}

extension Double: PluralArithmetic {
    static func &+ (left: Double, right: Double) -> Double { left + right }
    static func &- (left: Double, right: Double) -> Double { left - right }
    static func &* (left: Double, right: Double) -> Double { left * right }
    static func % (left: Double, right: Double) -> Double { left.truncatingRemainder(dividingBy: right) }
}
