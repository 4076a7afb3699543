import SpokenModel

/// A number as it stands in a text: «1 267», «4,8», «640.0».
struct ReadNumber {
    let end: Int
    /// How many digits stand before the separator.
    let digits: Int
    let fractionDigits: Int
    let isGrouped: Bool
    /// Nil beyond 18 digits.
    let number: DecimalNumber?

    init(_ bytes: [UInt8], _ start: Int) {
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func spaceWidth(_ index: Int) -> Int {
            if byte(index) == 0x20 { return 1 }
            if byte(index) == 0xC2, byte(index + 1) == 0xA0 { return 2 }
            return byte(index) == 0xE2 && byte(index + 1) == 0x80 && byte(index + 2) == 0xAF ? 3 : 0
        }
        var index = start
        while byte(index).isDigit { index += 1 }
        // One digit after the other: a copy of them would cost more than all the rest.
        var integer = Digits()
        for digit in bytes[start..<index] { integer.append(digit) }
        let isZero = byte(start) == 0x30
        var grouped = false
        if integer.count <= 3, !isZero {
            while true {
                let width = spaceWidth(index)
                let group = index + width
                guard width > 0, byte(group).isDigit, byte(group + 1).isDigit, byte(group + 2).isDigit,
                    !byte(group + 3).isDigit
                else { break }
                for digit in bytes[group..<(group + 3)] { integer.append(digit) }
                index = group + 3
                grouped = true
            }
        }
        if integer.count <= 3, !isZero, !grouped, let groups = Self.pointGroups(bytes, index) {
            for digit in bytes[index..<groups] where digit.isDigit { integer.append(digit) }
            index = groups
        }
        var fraction = Digits()
        if byte(index) == 0x2E || byte(index) == 0x2C, byte(index + 1).isDigit {
            var end = index + 1
            while byte(end).isDigit { end += 1 }
            // "1.2.3" is a version and no number.
            if !((byte(end) == 0x2E || byte(end) == 0x2C) && byte(end + 1).isDigit) {
                for digit in bytes[(index + 1)..<end] { fraction.append(digit) }
                index = end
            } else {
                while byte(end).isDigit || ((byte(end) == 0x2E || byte(end) == 0x2C) && byte(end + 1).isDigit) {
                    end += 1
                }
                self.end = end
                digits = integer.count
                fractionDigits = 0
                isGrouped = grouped
                number = nil
                return
            }
        }
        end = index
        digits = integer.count
        fractionDigits = fraction.count
        isGrouped = grouped
        guard let whole = integer.value, let part = fraction.value, integer.count > 0, fraction.count <= 18 else {
            number = nil
            return
        }
        number = try? DecimalNumber(integer: whole, fraction: part, fractionDigits: UInt8(clamping: fraction.count))
    }

    private struct Digits {
        private(set) var count = 0
        /// Nil beyond 18 digits that count.
        private(set) var value: UInt64? = 0

        mutating func append(_ digit: UInt8) {
            count += 1
            value = value.flatMap { $0 > DecimalNumber.maximum / 10 ? nil : $0 * 10 + UInt64(digit & 0x0F) }
        }
    }

    /// The end of «.267» in «1.267,50», or of ",267" in "1,267.50": groups of three digits behind one mark, and a fraction
    /// of one or two behind the other. Where only one mark stands it may be either, or part of a version.
    private static func pointGroups(_ bytes: [UInt8], _ start: Int) -> Int? {
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func digits(_ index: Int) -> Int { bytes.dropFirst(index).prefix(4).prefix(while: \.isDigit).count }
        let mark = byte(start)
        guard mark == 0x2E || mark == 0x2C else { return nil }
        var index = start
        while byte(index) == mark, digits(index + 1) == 3 { index += 4 }
        let other: UInt8 = mark == 0x2E ? 0x2C : 0x2E
        guard index > start, byte(index) == other, (1...2).contains(digits(index + 1)) else { return nil }
        let next = index + 1 + digits(index + 1)
        return (byte(next) == 0x2E || byte(next) == 0x2C) && byte(next + 1).isDigit ? nil : index
    }
}
