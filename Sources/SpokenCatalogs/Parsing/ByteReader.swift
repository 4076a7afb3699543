#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Bytes that may be read at any offset: beyond the end stands zero. This keeps parsers free of traps.
struct ByteReader {
    private let base: UnsafePointer<UInt8>?
    let count: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        base = bytes.baseAddress
        count = bytes.count
    }

    @inline(__always)
    subscript(_ offset: Int) -> UInt8 {
        guard let base, offset >= 0, offset < count else { return 0 }
        return base[offset]
    }

    /// True when the ASCII text stands at the offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard let base, offset >= 0, count - offset >= length else { return false }
        for index in 0..<length where base[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// The offset of the next byte of this value from `offset` on, or `count`.
    @inline(__always)
    func firstIndex(of byte: UInt8, from offset: Int) -> Int {
        guard let base, offset < count else { return count }
        let start = max(offset, 0)
        guard let found = memchr(base + start, Int32(byte), count - start) else { return count }
        return base.distance(to: found.assumingMemoryBound(to: UInt8.self))
    }

    /// The offset of an ASCII text from `offset` on, or nil.
    func firstRange(of text: StaticString, from offset: Int) -> Int? {
        let first = text.utf8Start[0]
        var index = firstIndex(of: first, from: offset)
        while index < count {
            if has(text, at: index) { return index }
            index = firstIndex(of: first, from: index + 1)
        }
        return nil
    }

    /// True when the bytes of a range stand at the offset too.
    func isSame(_ offset: Int, _ range: Range<Int>) -> Bool {
        guard let base, offset >= 0, range.lowerBound >= 0, offset <= count - range.count, range.upperBound <= count
        else { return false }
        return memcmp(base + offset, base + range.lowerBound, range.count) == 0
    }

    func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        guard let base, start >= 0, start < end, end <= count else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return UnsafeBufferPointer(start: base + start, count: end - start)
    }
}

extension UInt8 {
    @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

    var hexValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x37
        case 0x61...0x66: UInt32(self) - 0x57
        default: nil
        }
    }
}
