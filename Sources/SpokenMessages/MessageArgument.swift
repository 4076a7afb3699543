import SpokenModel

/// A value for a placeholder of a catalog string.
///
/// ```swift
/// formatter.format("cart.total", [3, .quantity(.money(Money(695, .RUB)))])
/// ```
public enum MessageArgument: Sendable, Hashable {
    case number(DecimalNumber)
    /// A floating-point value: it is formatted to digits first, and the digits choose the plural form.
    case double(Double)
    case string(String)
    /// A text that is shown one way and said another.
    case text(AccessibleText)
    /// A price, a measure, …: shown and said by the language of the string, in the case that its place governs.
    case quantity(Quantity)

    /// A whole number.
    public init(_ value: Int) {
        let magnitude = UInt64(value.magnitude)
        // The bound of `DecimalNumber`, without its generic path: this is the argument of nearly every call.
        self =
            magnitude <= DecimalNumber.maximum
            ? .number(
                DecimalNumber(uncheckedInteger: magnitude, fraction: 0, fractionDigits: 0, isNegative: value < 0))
            : .string(String(value))
    }

    /// A whole number. Beyond ±(10^18 − 1) it is a text of digits.
    public init(_ value: some BinaryInteger) {
        self = DecimalNumber(exactly: value).map(MessageArgument.number) ?? .string(String(value))
    }
}

extension MessageArgument {
    /// The word by which a choice between words is made; nil for what is no word.
    var word: String? {
        switch self {
        case .string(let text): text
        case .text(let pair): pair.visibleText
        case .number, .double, .quantity: nil
        }
    }
}

extension MessageArgument: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}

extension MessageArgument: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .double(value) }
}

extension MessageArgument: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .string(value) }
}
