/// A decimal number by its digits: "1", "1.0" and "1.00" are three values, since they take different plural forms
/// («1 рубль», «1,0 рубля»).
///
/// Range: up to 18 digits before the point (10^18 − 1) and up to 18 behind it, with a sign. A floating-point value has no
/// digits of its own: `init(shortest:)` takes the fewest that name it.
@frozen
public struct DecimalNumber: Sendable, Hashable {
    /// The digits before the point, 0…999 999 999 999 999 999.
    public let integer: UInt64
    /// The digits behind the point as one integer: 5 for "1.05".
    public let fraction: UInt64
    /// How many digits stand behind the point, 0…18: 2 for "1.05".
    public let fractionDigits: UInt8
    /// True below zero; a zero may carry the sign.
    public let isNegative: Bool

    /// The largest value of `integer` and of `fraction`: 10^18 − 1.
    public static var maximum: UInt64 { 999_999_999_999_999_999 }

    /// - Throws: `.outOfRange` when a part does not fit: `fraction` must have at most `fractionDigits` digits.
    public init(
        integer: UInt64, fraction: UInt64 = 0, fractionDigits: UInt8 = 0, isNegative: Bool = false
    ) throws(DecimalNumberError) {
        guard integer <= Self.maximum, fractionDigits <= 18, fraction < Self.powerOfTen(fractionDigits) else {
            throw .outOfRange("\(integer).\(fraction)")
        }
        self.init(
            uncheckedInteger: integer, fraction: fraction, fractionDigits: fractionDigits, isNegative: isNegative)
    }

    @inlinable
    package init(uncheckedInteger integer: UInt64, fraction: UInt64, fractionDigits: UInt8, isNegative: Bool) {
        self.integer = integer
        self.fraction = fraction
        self.fractionDigits = fractionDigits
        self.isNegative = isNegative
    }

    /// A whole number; nil beyond 10^18 − 1: `DecimalNumber(exactly: UInt64.max)`.
    @inlinable
    public init?(exactly value: some BinaryInteger) {
        guard let magnitude = UInt64(exactly: value.magnitude), magnitude <= Self.maximum else { return nil }
        self.init(uncheckedInteger: magnitude, fraction: 0, fractionDigits: 0, isNegative: value < 0)
    }

    /// Reads "-1234.50". The point is the decimal separator; `decimalSeparator` names a second one, such as the
    /// Russian comma. Signs: `+`, `-` and U+2212. Spaces U+0020, U+00A0, U+202F and U+2009 may group digits by three.
    /// - Throws: `.malformed` or `.outOfRange`.
    public init(_ text: some StringProtocol, decimalSeparator: Character = ".") throws(DecimalNumberError) {
        let shown = String(text.prefix(64))
        var characters = text[...]
        var isNegative = false
        if let first = characters.first, first == "-" || first == "\u{2212}" || first == "+" {
            isNegative = first != "+"
            characters.removeFirst()
        }
        var integer: UInt64 = 0
        var fraction: UInt64 = 0
        var integerDigits = 0
        var fractionDigits = 0
        var groupDigits: Int?
        var isFraction = false
        for character in characters {
            if let digit = character.asciiDecimalValue {
                if isFraction {
                    fractionDigits += 1
                    guard fractionDigits <= 18 else { throw .outOfRange(shown) }
                    fraction = fraction * 10 + digit
                } else {
                    integerDigits += 1
                    groupDigits = groupDigits.map { $0 + 1 }
                    guard integer <= Self.maximum / 10 else { throw .outOfRange(shown) }
                    integer = integer * 10 + digit
                }
            } else if !isFraction, character == "." || character == decimalSeparator {
                guard integerDigits > 0, groupDigits == nil || groupDigits == 3 else { throw .malformed(shown) }
                isFraction = true
            } else if !isFraction, " \u{A0}\u{202F}\u{2009}".contains(character) {
                guard integerDigits > 0, groupDigits == nil ? integerDigits <= 3 : groupDigits == 3 else {
                    throw .malformed(shown)
                }
                groupDigits = 0
            } else {
                throw .malformed(shown)
            }
        }
        guard integerDigits > 0, !isFraction || fractionDigits > 0, isFraction || groupDigits == nil || groupDigits == 3
        else { throw .malformed(shown) }
        self.init(
            uncheckedInteger: integer, fraction: fraction, fractionDigits: UInt8(truncatingIfNeeded: fractionDigits),
            isNegative: isNegative)
    }

    /// The fewest digits that name a floating-point value, without a point when it is whole: "0.1" for 0.1, "179" for
    /// 179.0. Nil for what is no number, for infinity, and beyond 18 digits before the point or behind it.
    public init?(shortest value: Double) {
        if value == value.rounded(), value.magnitude < 1e15 {
            self.init(exactly: Int64(value))
        } else {
            self.init(shortestDigits: value.description)
        }
    }

    /// The same from the digits that Swift prints: "0.1", "1e-05", "1.5e+16".
    package init?(shortestDigits text: String) {
        let parts = text.split(separator: "e", maxSplits: 1)
        guard let mantissa = parts.first, let number = try? DecimalNumber(mantissa) else { return nil }
        guard parts.count == 2 else {
            self = number.trimmed
            return
        }
        guard let exponent = Int(parts[1]), let shifted = number.trimmed.shifted(by: exponent) else { return nil }
        self = shifted.trimmed
    }

    /// The number times a power of ten; nil when a digit does not fit.
    private func shifted(by exponent: Int) -> DecimalNumber? {
        guard integer < 10, exponent.magnitude <= 36 else { return nil }
        // At most 17 digits: one before the point and sixteen behind it.
        guard fractionDigits <= 16 else { return nil }
        let digits = integer * Self.powerOfTen(fractionDigits) + fraction
        let places = Int(fractionDigits) - exponent
        guard places > 0 else {
            guard places >= -18 else { return nil }
            let (value, isOver) = digits.multipliedReportingOverflow(by: Self.powerOfTen(UInt8(-places)))
            guard !isOver, value <= Self.maximum else { return nil }
            return DecimalNumber(uncheckedInteger: value, fraction: 0, fractionDigits: 0, isNegative: isNegative)
        }
        guard places <= 18 else { return nil }
        let unit = Self.powerOfTen(UInt8(places))
        return DecimalNumber(
            uncheckedInteger: digits / unit, fraction: digits % unit, fractionDigits: UInt8(places),
            isNegative: isNegative)
    }

    /// 10^exponent for 0…18; 10^18 above.
    @inlinable
    package static func powerOfTen(_ exponent: UInt8) -> UInt64 {
        var result: UInt64 = 1
        var left = exponent < 18 ? exponent : 18
        while left > 0 {
            result &*= 10
            left &-= 1
        }
        return result
    }

    /// True for "5", "5.0" and "5.00".
    @inlinable public var isWhole: Bool { fraction == 0 }

    /// True for 0, −0 and 0.00.
    @inlinable public var isZero: Bool { integer == 0 && fraction == 0 }

    /// The number without its sign.
    @inlinable
    public var magnitude: DecimalNumber {
        DecimalNumber(
            uncheckedInteger: integer, fraction: fraction, fractionDigits: fractionDigits, isNegative: false)
    }

    /// The number without zeros at the end of its fraction: "640.0" becomes "640", "99.90" becomes "99.9".
    @inlinable
    public var trimmed: DecimalNumber {
        var fraction = fraction
        var digits = fractionDigits
        while digits > 0, fraction % 10 == 0 {
            fraction /= 10
            digits &-= 1
        }
        return DecimalNumber(
            uncheckedInteger: integer, fraction: fraction, fractionDigits: digits, isNegative: isNegative)
    }
}

extension DecimalNumber {
    /// The number in full: 1.5 million is 1 500 000; nil when it has more than 18 digits.
    package func multiplied(by magnitude: Magnitude) -> DecimalNumber? {
        let factor = Self.powerOfTen(magnitude.rawValue)
        let (whole, isOver) = integer.multipliedReportingOverflow(by: factor)
        guard !isOver, whole <= Self.maximum else { return nil }
        let digits = trimmed.fractionDigits
        let part = trimmed.fraction
        let moved = min(digits, magnitude.rawValue)
        let divisor = Self.powerOfTen(digits - moved)
        let (sum, isSumOver) = whole.addingReportingOverflow(
            part / divisor &* Self.powerOfTen(magnitude.rawValue - moved))
        guard !isSumOver, sum <= Self.maximum else { return nil }
        return DecimalNumber(
            uncheckedInteger: sum, fraction: part % divisor, fractionDigits: digits - moved, isNegative: isNegative)
    }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
    /// A literal beyond ±(10^18 − 1) is taken as that bound.
    @inlinable
    public init(integerLiteral value: Int64) {
        self.init(
            uncheckedInteger: Swift.min(value.magnitude, Self.maximum), fraction: 0, fractionDigits: 0,
            isNegative: value < 0)
    }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
    /// The shortest decimal of the literal: `21.5` is "21.5", and `179.00` is "179". Digits that must be kept are a text:
    /// `try DecimalNumber("1.0")`. A literal beyond ±(10^18 − 1) is taken as that bound, one below 10^-18 as 0.
    public init(floatLiteral value: Double) {
        self =
            DecimalNumber(shortest: value)
            ?? DecimalNumber(
                uncheckedInteger: value.magnitude < 1 ? 0 : Self.maximum, fraction: 0, fractionDigits: 0,
                isNegative: value < 0)
    }
}

extension DecimalNumber: CustomStringConvertible {
    /// With a point and without grouping: "-1234.50".
    public var description: String {
        let sign = isNegative ? "-" : ""
        guard fractionDigits > 0 else { return "\(sign)\(integer)" }
        let digits = String(fraction)
        let zeros = String(repeating: "0", count: max(0, Int(fractionDigits) - digits.utf8.count))
        return "\(sign)\(integer).\(zeros)\(digits)"
    }
}

extension DecimalNumber: Codable {
    /// Reads the digits from a string, so that none is lost. What is no number is a `DecodingError` with its place.
    public init(from decoder: any Decoder) throws {
        do {
            try self.init(decoder.singleValueContainer().decode(String.self))
        } catch let error as DecimalNumberError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description))
        } catch DecodingError.typeMismatch {
            throw DecodingError.typeMismatch(
                String.self,
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "write the digits as a text, such as \"21.50\": a number of JSON may lose some"))
        }
    }

    /// Writes the digits as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Why a text is no decimal number.
public enum DecimalNumberError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `DecimalNumber("1..2")`.
    case malformed(String)
    /// The smallest cause: a number with 19 digits before the point.
    case outOfRange(String)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .malformed(let text):
            "'\(text)' is no number; write digits with at most one decimal separator, such as 1299.50"
        case .outOfRange(let text): "'\(text)' is out of range; at most 18 digits may stand on each side of the point"
        }
    }
}

extension Character {
    /// 0…9 for the ten ASCII digits, nil for all other characters.
    fileprivate var asciiDecimalValue: UInt64? {
        guard let value = asciiValue, (0x30...0x39).contains(value) else { return nil }
        return UInt64(value &- 0x30)
    }
}
