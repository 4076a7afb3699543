/// A place in reserved memory where bytes are written without asking for room each time: the inner loop of prices.
///
/// The caller reserves the room; every append may also touch up to 64 bytes behind what it adds.
@frozen
@usableFromInline
package struct UTF8Cursor {
    @usableFromInline var place: UnsafeMutableRawPointer

    @inlinable @inline(__always)
    init(_ place: UnsafeMutableRawPointer) {
        self.place = place
    }

    /// Appends the word in a cell of 64 bytes: up to 63 bytes of text, then the length in the last byte. Most words
    /// are shorter than 33 bytes.
    @inlinable @inline(__always)
    package mutating func append(wideCell cell: UnsafeRawPointer) {
        let count = Int(cell.load(fromByteOffset: 63, as: UInt8.self))
        place.storeBytes(of: cell.loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
        if count > 32 {
            (place + 32).storeBytes(
                of: (cell + 32).loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
        }
        place += count
    }

    @inlinable @inline(__always)
    package mutating func append(_ text: ShortText) {
        place.storeBytes(of: text.bits.littleEndian, as: UInt64.self)
        place += Int(text.length)
    }

    /// Appends a number below 1 000 000 with a separator, which may be empty, behind the thousands.
    ///
    /// The digits come from a table: working them out takes three multiplications that wait for each other. How many
    /// there are cannot be foreseen, so that nothing branches on it.
    @inlinable @inline(__always)
    package mutating func append(_ value: UInt64, separator: ShortText, _ table: DigitTable) {
        let thousands = value / 1000
        let isGrouped = thousands > 0
        let high = table.entries[Int(truncatingIfNeeded: thousands)]
        let low = table.entries[Int(truncatingIfNeeded: value &- thousands &* 1000)]
        place.storeBytes(of: ((high & 0x00FF_FFFF) >> (high >> 24)).littleEndian, as: UInt32.self)
        place += isGrouped ? 3 &- Int(truncatingIfNeeded: high >> 27) : 0
        place.storeBytes(of: separator.bits.littleEndian, as: UInt64.self)
        place += isGrouped ? Int(separator.length) : 0
        let zeros = isGrouped ? 0 : low >> 24
        place.storeBytes(of: ((low & 0x00FF_FFFF) >> zeros).littleEndian, as: UInt32.self)
        place += 3 &- Int(truncatingIfNeeded: zeros >> 3)
    }

    /// Appends a number below 100 as two digits: 5 becomes "05".
    @inlinable @inline(__always)
    package mutating func append(twoDigits value: UInt64) {
        let tens = (value &* 103) >> 10
        let digits = 0x3030 | tens | (value &- tens &* 10) << 8
        place.storeBytes(of: UInt16(truncatingIfNeeded: digits).littleEndian, as: UInt16.self)
        place += 2
    }
}

extension UTF8Buffer {
    /// Offers a cursor behind the content; what the body writes is appended.
    @inlinable @inline(__always)
    package mutating func write(reserving room: Int, _ body: (inout UTF8Cursor) -> Void) {
        reserve(room)
        let start = UnsafeMutableRawPointer(base)
        var cursor = UTF8Cursor(start + length)
        body(&cursor)
        length = cursor.place - start
    }
}
