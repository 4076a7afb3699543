import SpokenLocaleData

/// The words or signs that may stand beside a part of a pattern, two bits for each: what has both may be one of them.
struct RowBits: Equatable, Sendable {
    var first: UInt64
    var second: UInt64

    static let all = RowBits(first: .max, second: .max)
    static let none = RowBits(first: 0, second: 0)
    /// What is neither a word nor a sign.
    static let unspelled = RowBits(first: 1 << 63, second: 1 << 63)

    init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    /// Of the letters of a word, whether they are capitals or not.
    init(_ word: Word) {
        let sum = word.withBytes { bytes in
            bytes.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        }
        self.init(first: 1 << UInt64((sum ^ sum >> 15) % 63), second: 1 << UInt64((sum &* 0x85EB_CA6B >> 8) % 63))
    }

    /// Of the byte of a sign.
    init(_ byte: UInt8) {
        self.init(
            first: 1 << UInt64(byte % 63), second: 1 << UInt64((UInt32(byte) &* 0x9E37_79B1 >> 20) % 63))
    }

    init(_ reader: inout ImageReader) { (first, second) = (reader.long(), reader.long()) }

    func write(to writer: inout ImageWriter) {
        writer.add(long: first)
        writer.add(long: second)
    }

    /// Whether a word may be one of those that a pattern has.
    @inline(__always)
    func meets(_ other: RowBits) -> Bool { first & other.first != 0 && second & other.second != 0 }

    @inline(__always)
    mutating func formUnion(_ other: RowBits) {
        first |= other.first
        second |= other.second
    }
}
