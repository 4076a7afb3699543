import SpokenLocaleData

/// Whether a word may be one of some: by its first bytes and its length, in one look.
struct WordStarts: @unchecked Sendable {
    // Sendable: it points into an image, which lives for ever.
    private let bits: UnsafeBufferPointer<UInt32>
    private static let count = 4096

    init(_ reader: inout ImageReader) { bits = reader.numbers() }

    /// - Parameter words: as they may be written: also with a capital, and in capitals alone.
    static func write(_ words: some Sequence<String>, to writer: inout ImageWriter) {
        var bits = [UInt32](repeating: 0, count: count / 32)
        for word in words {
            for form in [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased(), word.lowercased()] {
                var form = form
                form.withUTF8 { bytes in
                    guard let base = bytes.baseAddress else { return }
                    let slot = slot(TextView(base: base, end: bytes.count), 0, bytes.count)
                    bits[slot / 32] |= 1 << UInt32(slot % 32)
                }
            }
        }
        writer.add(bits) { $0.add($1) }
    }

    @inline(__always)
    func mayHave(_ text: TextView, _ start: Int, _ end: Int) -> Bool {
        let slot = Self.slot(text, start, end)
        return slot / 32 < bits.count && bits[slot / 32] & 1 << UInt32(slot % 32) != 0
    }

    @inline(__always)
    private static func slot(_ text: TextView, _ start: Int, _ end: Int) -> Int {
        var letters: UInt32 = 0
        for offset in 0..<4 where start + offset < end { letters = letters << 8 | UInt32(text[start + offset]) }
        return Int(truncatingIfNeeded: ((letters ^ UInt32(truncatingIfNeeded: end - start)) &* 0x9E37_79B1) >> 20)
    }
}
