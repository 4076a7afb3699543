import SpokenCatalogs
import SpokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Turns an argument into the digits that a specifier shows.
enum NumberRendering {
    /// The digits of an argument as a specifier shows them; nil for arguments and specifiers without any.
    static func digits(of argument: MessageArgument, for specifier: Placeholder?, precision: Int?) -> DecimalNumber? {
        let isReal = specifier?.argumentType == .double
        switch argument {
        case .number(let number):
            guard isReal, isFixed(specifier) else { return number }
            return rounded(number, precision ?? 6)
        case .double(let value):
            if isReal, isFixed(specifier) { return fixed(value, precision ?? 6) }
            return DecimalNumber(shortest: value)
        case .quantity(let quantity): return amount(of: quantity)
        case .string, .text: return nil
        }
    }

    private static func isFixed(_ specifier: Placeholder?) -> Bool {
        specifier?.conversion == UInt8(ascii: "f") || specifier?.conversion == UInt8(ascii: "F")
    }

    /// The number that decides the plural form of a quantity: of a range its end.
    static func amount(of quantity: Quantity) -> DecimalNumber? {
        var quantity = quantity
        while case .range(_, let end) = quantity { quantity = end }
        return switch quantity {
        case .cardinal(let number, _, _), .count(let number, _): number
        case .money(let money): money.amount
        case .measure(let measure): measure.amount
        case .mixed(let measures): measures.last?.amount
        default: nil
        }
    }

    /// The value with exactly this many fraction digits, as C prints it.
    static func fixed(_ value: Double, _ precision: Int) -> DecimalNumber? {
        guard value.isFinite else { return nil }
        return try? DecimalNumber(print("%.*f", [Int32(clamping: min(max(precision, 0), 18)), value]))
    }

    /// A number with exactly this many fraction digits; halves go to the even digit, as C prints them.
    static func rounded(_ number: DecimalNumber, _ precision: Int) -> DecimalNumber {
        let digits = UInt8(clamping: min(max(precision, 0), 18))
        if digits >= number.fractionDigits {
            let factor = DecimalNumber.powerOfTen(digits - number.fractionDigits)
            return DecimalNumber(
                uncheckedInteger: number.integer, fraction: number.fraction &* factor, fractionDigits: digits,
                isNegative: number.isNegative)
        }
        let unit = DecimalNumber.powerOfTen(number.fractionDigits - digits)
        var fraction = number.fraction / unit
        let rest = number.fraction % unit
        let last = digits > 0 ? fraction : number.integer
        if rest > unit / 2 || (rest == unit / 2 && last & 1 == 1) { fraction += 1 }
        var integer = number.integer
        if fraction >= DecimalNumber.powerOfTen(digits) {
            fraction -= DecimalNumber.powerOfTen(digits)
            integer = min(integer + 1, DecimalNumber.maximum)
        }
        return DecimalNumber(
            uncheckedInteger: integer, fraction: fraction, fractionDigits: digits, isNegative: number.isNegative)
    }

    /// `%e`, `%g` and `%a` as C prints them.
    static func scientific(_ value: Double, _ conversion: UInt8, precision: Int?) -> String {
        let precision = precision.map { Int32(clamping: min(max($0, 0), 99)) }
        let letter = Character(Unicode.Scalar(conversion))
        guard let precision else { return print("%\(letter)", [value]) }
        return print("%.*\(letter)", [precision, value])
    }

    /// Digits in base 8 or 16; a negative number is its two's complement in 32 bits, or 64 with a length.
    static func radix(_ number: DecimalNumber, _ specifier: Placeholder) -> String {
        let isWide = ![.none, .short, .char].contains(specifier.length)
        let magnitude = Int64(clamping: number.integer)
        let value = number.isNegative ? -magnitude : magnitude
        let bits =
            isWide || value > Int64(UInt32.max) ? UInt64(bitPattern: value) : UInt64(UInt32(truncatingIfNeeded: value))
        let isOctal = specifier.conversion | 0x20 == UInt8(ascii: "o")
        let digits = String(bits, radix: isOctal ? 8 : 16, uppercase: specifier.conversion == UInt8(ascii: "X"))
        guard specifier.flags.contains(.alternate), bits != 0 else { return digits }
        return (isOctal ? "0" : specifier.conversion == UInt8(ascii: "X") ? "0X" : "0x") + digits
    }

    private static func print(_ format: String, _ arguments: [any CVarArg]) -> String {
        // The longest output is that of %.18f for the largest double: 309 digits, a point and 18 digits.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            let length = withVaList(arguments) { vsnprintf(buffer.baseAddress, buffer.count, format, $0) }
            let count = min(max(Int(length), 0), buffer.count - 1)
            return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
