/// The named parts of a pattern that an item says, in their order: four bits for each, the first lowest. No part has the
/// number 0.
package struct RowCaptures: RandomAccessCollection, ExpressibleByArrayLiteral, Equatable, Sendable {
    package private(set) var bits: UInt64

    package init(bits: UInt64) { self.bits = bits }

    package init(arrayLiteral parts: UInt8...) {
        bits = 0
        for part in parts { append(part) }
    }

    package var startIndex: Int { 0 }
    @inline(__always)
    package var endIndex: Int { (UInt64.bitWidth - bits.leadingZeroBitCount + 3) / 4 }

    @inline(__always)
    package subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> UInt64(index * 4) & 0xF) }

    /// More than sixteen are dropped: an item that says so many is refused.
    package mutating func append(_ part: UInt8) {
        if count < UInt64.bitWidth / 4 { bits |= UInt64(part & 0xF) << UInt64(count * 4) }
    }
}
