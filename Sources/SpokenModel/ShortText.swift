/// Up to 8 bytes of UTF-8 in one word of memory, for separators and signs: appending it is one store.
@frozen
@usableFromInline
package struct ShortText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The first byte is the lowest.
    @usableFromInline let bits: UInt64
    @usableFromInline let length: UInt8

    /// The empty text.
    @inlinable @inline(__always)
    package init() {
        bits = 0
        length = 0
    }

    /// Bytes beyond the eighth are left out.
    package init(_ text: StaticString) {
        self = text.withUTF8Buffer { ShortText(bytes: $0) }
    }

    /// UTF-8; bytes beyond the eighth are left out.
    package init(bytes: some Sequence<UInt8>) {
        var bits: UInt64 = 0
        var length: UInt8 = 0
        for byte in bytes.prefix(8) {
            bits |= UInt64(byte) << (UInt64(length) * 8)
            length += 1
        }
        self.bits = bits
        self.length = length
    }

    @usableFromInline
    package init(stringLiteral value: StaticString) {
        self.init(value)
    }

    @inlinable package var isEmpty: Bool { length == 0 }
}

extension UTF8Buffer {
    @inlinable @inline(__always)
    package mutating func append(_ text: ShortText) {
        reserve(8)
        UnsafeMutableRawPointer(base + length).storeBytes(of: text.bits.littleEndian, as: UInt64.self)
        length &+= Int(text.length)
    }
}
