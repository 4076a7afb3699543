extension UTF8Buffer {
    /// Appends `count` bytes in steps of 32, which is faster than a call of `memcpy` for words.
    ///
    /// The source must be readable for 32 bytes behind its end: the tables of SpokenLocaleData keep such a margin.
    @inlinable @inline(__always)
    package mutating func append(padded source: UnsafePointer<UInt8>, count added: Int) {
        reserve(added &+ 32)
        let from = UnsafeRawPointer(source)
        let to = UnsafeMutableRawPointer(base + length)
        to.storeBytes(of: from.loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
        var done = 32
        while done < added {
            (to + done).storeBytes(
                of: (from + done).loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
            done &+= 32
        }
        length &+= added
    }

    /// The four digits of a number below 10 000 as bytes 0…9, the first digit lowest: no loop, no table, no branch.
    @inlinable @inline(__always)
    static func fourDigits(_ value: UInt64) -> UInt64 {
        let hundreds = (value &* 5243) >> 19
        let pairs = hundreds | (value &- hundreds &* 100) << 16
        let tens = ((pairs &* 103) >> 10) & 0x000F_000F
        return tens | (pairs &- tens &* 10) << 8
    }

    /// Appends the digits of a number below 10 000. The caller has reserved 8 bytes.
    @inlinable @inline(__always)
    mutating func appendFew(digits value: UInt64) {
        let digits = Self.fourDigits(value)
        // The bytes of the zeros in front; the last digit always stays.
        let zeros = (digits | 0x0100_0000).trailingZeroBitCount & 0x38
        UnsafeMutableRawPointer(base + length).storeBytes(
            of: UInt32(truncatingIfNeeded: (digits | 0x3030_3030) >> zeros).littleEndian, as: UInt32.self)
        length &+= 4 &- zeros >> 3
    }

    /// Appends a number below 10 000 as four digits, or the last three of them. The caller has reserved 8 bytes.
    @inlinable @inline(__always)
    mutating func appendAll(digits value: UInt64, isThree: Bool) {
        let digits = (Self.fourDigits(value) | 0x3030_3030) >> (isThree ? 8 : 0)
        UnsafeMutableRawPointer(base + length).storeBytes(
            of: UInt32(truncatingIfNeeded: digits).littleEndian, as: UInt32.self)
        length &+= isThree ? 3 : 4
    }

    /// Appends the digits of a whole number without grouping: 1299 becomes "1299".
    @inlinable @inline(__always)
    package mutating func append(digits value: UInt64) {
        guard value < 100_000_000 else { return appendMany(digits: value) }
        reserve(8)
        let high = value / 10_000
        let digits = Self.fourDigits(high) | Self.fourDigits(value &- high &* 10_000) << 32
        let zeros = (digits | 1 << 56).trailingZeroBitCount & 0x38
        UnsafeMutableRawPointer(base + length).storeBytes(
            of: ((digits | 0x3030_3030_3030_3030) >> UInt64(truncatingIfNeeded: zeros)).littleEndian, as: UInt64.self)
        length &+= 8 &- zeros >> 3
    }

    @usableFromInline @inline(never)
    mutating func appendMany(digits value: UInt64) {
        if value >= 10_000 { appendMany(digits: value / 10_000) }
        reserve(8)
        if value >= 10_000 {
            appendAll(digits: value % 10_000, isThree: false)
        } else {
            appendFew(digits: value)
        }
    }

    /// Appends exactly `width` digits, with zeros in front: 5 in width 2 becomes "05". Higher digits are dropped.
    @inlinable
    package mutating func append(digits value: UInt64, width: Int) {
        if width == 2, value < 100 {
            reserve(8)
            let tens = (value &* 103) >> 10
            let digits = 0x3030 | tens | (value &- tens &* 10) << 8
            UnsafeMutableRawPointer(base + length).storeBytes(
                of: UInt16(truncatingIfNeeded: digits).littleEndian, as: UInt16.self)
            length &+= 2
            return
        }
        let width = Swift.max(width, 0)
        reserve(width)
        var rest = value
        var index = width
        while index > 0 {
            index &-= 1
            base[length &+ index] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        length &+= width
    }

    /// Appends the digits in groups of three with U+00A0 or another separator between them: "1 299".
    ///
    /// One way for all numbers below a million: how many digits a price has cannot be foreseen, and a branch taken
    /// wrongly costs more than the digits.
    @inlinable @inline(__always)
    package mutating func append(grouped value: UInt64, separator: ShortText) {
        guard value < 1_000_000 else { return appendMany(grouped: value, separator: separator) }
        reserve(24)
        let thousands = value / 1000
        let isGrouped = thousands > 0
        let high = Self.fourDigits(thousands)
        let highZeros = (high | 0x0100_0000).trailingZeroBitCount & 0x38
        UnsafeMutableRawPointer(base + length).storeBytes(
            of: UInt32(truncatingIfNeeded: (high | 0x3030_3030) >> UInt64(truncatingIfNeeded: highZeros)).littleEndian,
            as: UInt32.self)
        length &+= isGrouped ? 4 &- highZeros >> 3 : 0
        UnsafeMutableRawPointer(base + length).storeBytes(of: separator.bits.littleEndian, as: UInt64.self)
        length &+= isGrouped ? Int(separator.length) : 0
        let low = Self.fourDigits(value &- thousands &* 1000)
        let lowZeros = isGrouped ? 8 : (low | 0x0100_0000).trailingZeroBitCount & 0x38
        UnsafeMutableRawPointer(base + length).storeBytes(
            of: UInt32(truncatingIfNeeded: (low | 0x3030_3030) >> UInt64(truncatingIfNeeded: lowZeros)).littleEndian,
            as: UInt32.self)
        length &+= 4 &- lowZeros >> 3
    }

    @usableFromInline @inline(never)
    mutating func appendMany(grouped value: UInt64, separator: ShortText) {
        let thousands = value / 1000
        append(grouped: thousands, separator: separator)
        append(separator)
        reserve(8)
        appendAll(digits: value &- thousands &* 1000, isThree: true)
    }

    /// Writes «е» for «ё» in everything from `start` on; both take two bytes.
    package mutating func replaceYo(from start: Int) {
        var index = Swift.max(start, 0)
        while index &+ 1 < length {
            if base[index] == 0xD1, base[index &+ 1] == 0x91 {
                base[index] = 0xD0
                base[index &+ 1] = 0xB5
            } else if base[index] == 0xD0, base[index &+ 1] == 0x81 {
                base[index &+ 1] = 0x95
            }
            index &+= 1
        }
    }
}

extension UTF8Buffer {
    /// Appends the word in a cell of 32 bytes: up to 31 bytes of text, then the length in the last byte.
    @inlinable @inline(__always)
    package mutating func append(cell: UnsafePointer<UInt8>) {
        reserve(32)
        UnsafeMutableRawPointer(base + length).storeBytes(
            of: UnsafeRawPointer(cell).loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
        length &+= Int(cell[31])
    }
}
