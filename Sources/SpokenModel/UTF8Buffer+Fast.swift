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

    /// Appends the digits of a whole number without grouping: 1299 becomes "1299".
    @inlinable
    package mutating func append(digits value: UInt64) {
        if value < 10 {
            append(byte: 0x30 &+ UInt8(truncatingIfNeeded: value))
            return
        }
        reserve(20)
        var size = 2
        var bound: UInt64 = 100
        while size < 20, value >= bound {
            size &+= 1
            let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
            if overflow { break }
            bound = next
        }
        var rest = value
        var place = base + length + size
        while rest >= 10 {
            let quotient = rest / 10
            place -= 1
            place.pointee = 0x30 &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
            rest = quotient
        }
        place -= 1
        place.pointee = 0x30 &+ UInt8(truncatingIfNeeded: rest)
        length &+= size
    }

    /// Appends exactly `width` digits, with zeros in front: 5 in width 2 becomes "05". Higher digits are dropped.
    @inlinable
    package mutating func append(digits value: UInt64, width: Int) {
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
    @inlinable
    package mutating func append(grouped value: UInt64, separator: StaticString) {
        if value < 1000 {
            append(digits: value)
            return
        }
        append(grouped: value / 1000, separator: separator)
        append(separator)
        append(digits: value % 1000, width: 3)
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
