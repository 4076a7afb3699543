extension AccessibleText: ExpressibleByStringInterpolation {
    /// A text that is said as it is shown.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Joins both halves of every pair in between: `"Итого: \(price)"`.
    public init(stringInterpolation: Interpolation) {
        self = stringInterpolation.result
    }

    /// Collects the halves: literals and plain values go to both, a pair gives each half its own.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var result = AccessibleText.empty

        /// Called by the compiler for an interpolated literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            result.visibleText.reserveCapacity(literalCapacity)
            result.accessibleText.reserveCapacity(literalCapacity)
        }

        /// Appends to both halves.
        public mutating func appendLiteral(_ literal: String) {
            result.visibleText += literal
            result.accessibleText += literal
        }

        /// Appends each half to its half.
        public mutating func appendInterpolation(_ pair: AccessibleText) {
            result += pair
        }

        /// Appends to both halves.
        public mutating func appendInterpolation(_ text: String) {
            appendLiteral(text)
        }

        /// Appends a value's description to both halves.
        public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
            appendLiteral(value.description)
        }

        /// A text that is shown one way and said another: `"\(visible: "NEW", accessible: "новинка")"`.
        public mutating func appendInterpolation(visible: String, accessible: String) {
            result.visibleText += visible
            result.accessibleText += accessible
        }
    }
}
