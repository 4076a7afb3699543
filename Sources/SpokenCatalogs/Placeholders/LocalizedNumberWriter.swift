import SpokenICU
import SpokenModel

/// Writes numbers with the digits, separators and groups of a language, as localized format strings show them.
package struct LocalizedNumberWriter: Sendable {
    private let decimalSeparator: [UInt8]
    private let groupingSeparator: [UInt8]
    private let minusSign: [UInt8]
    /// The ten digits; empty for ASCII digits.
    private let digits: [[UInt8]]
    private let primary: Int
    private let secondary: Int
    private let minimum: Int

    /// A language that CLDR does not know gets a point, no groups and ASCII digits.
    package init(_ language: LanguageTag) {
        let symbols = try? ICUNumberSymbols(language)
        decimalSeparator = Array((symbols?.decimalSeparator ?? ".").utf8)
        groupingSeparator = Array((symbols?.groupingSeparator ?? "").utf8)
        minusSign = Array((symbols?.minusSign ?? "-").utf8)
        let own = symbols?.digits ?? []
        digits = own.count == 10 && own.first != "0" ? own.map { Array($0.utf8) } : []
        primary = symbols?.primaryGroupingSize ?? 0
        let other = symbols?.secondaryGroupingSize ?? 0
        secondary = other > 0 ? other : primary
        minimum = symbols?.minimumGroupingDigits ?? 1
    }

    package func append(_ number: DecimalNumber, isGrouped: Bool, to buffer: inout UTF8Buffer) {
        if number.isNegative, !number.isZero { append(minusSign, to: &buffer) }
        var scratch: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &scratch) { bytes in
            var count = 0
            var rest = number.integer
            repeat {
                bytes[count] = UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
                count += 1
            } while rest > 0 && count < bytes.count
            let groups = isGrouped && primary > 0 && count >= primary + max(minimum, 1)
            var position = count
            while position > 0 {
                position -= 1
                append(digit: bytes[position], to: &buffer)
                if groups, position >= primary, (position - primary) % max(secondary, 1) == 0 {
                    append(groupingSeparator, to: &buffer)
                }
            }
        }
        guard number.fractionDigits > 0 else { return }
        append(decimalSeparator, to: &buffer)
        var unit = DecimalNumber.powerOfTen(number.fractionDigits &- 1)
        while unit > 0 {
            append(digit: UInt8(truncatingIfNeeded: number.fraction / unit % 10), to: &buffer)
            unit /= 10
        }
    }

    @inline(__always)
    private func append(digit: UInt8, to buffer: inout UTF8Buffer) {
        guard digits.isEmpty else {
            append(digits[Int(digit % 10)], to: &buffer)
            return
        }
        buffer.append(byte: digit &+ 0x30)
    }

    @inline(__always)
    private func append(_ bytes: [UInt8], to buffer: inout UTF8Buffer) {
        bytes.withUnsafeBufferPointer { buffer.append(bytes: $0) }
    }
}
