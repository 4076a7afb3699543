import SpokenLocaleData

/// Whether a word may be one of some: by its first bytes and its length, in one look.
struct WordStarts: @unchecked Sendable {
    // Sendable: it points into an image, which lives for ever.
    private let bits: UnsafeBufferPointer<UInt32>
    /// What is left of a hash is the number of a bit.
    private let shift: UInt64

    /// A word as its bit is found: asked once for several sets.
    struct Key {
        fileprivate let hash: UInt64

        @inline(__always)
        init(_ text: TextView, _ start: Int, _ end: Int) {
            var letters: UInt64 = 0
            let length = end &- start
            if length >= 8, start >= 0, end <= text.end {
                letters = UnsafeRawPointer(text.base + start).loadUnaligned(as: UInt64.self).littleEndian
            } else {
                for offset in 0..<min(max(length, 0), 8) {
                    letters |= UInt64(text[start + offset]) << UInt64(offset * 8)
                }
            }
            // Most letters differ from their capitals in other bits than these.
            letters &= 0x1F1F_1F1F_1F1F_1F1F
            hash = (letters ^ UInt64(truncatingIfNeeded: length) << 5) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    init(_ reader: inout ImageReader) {
        bits = reader.numbers()
        shift = UInt64(64 - 5 - bits.count.trailingZeroBitCount % 32)
    }

    /// - Parameter words: as they may be written: also with a capital, and in capitals alone.
    static func write(_ words: some Sequence<String>, to writer: inout ImageWriter) {
        let words = Array(words)
        // Of sixteen words that are asked one is told falsely.
        var count = 1
        while count * 2 < words.count { count *= 2 }
        var bits = [UInt32](repeating: 0, count: count)
        let shift = UInt64(64 - 5 - count.trailingZeroBitCount)
        for word in words {
            for form in [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased(), word.lowercased()] {
                var form = form
                form.withUTF8 { bytes in
                    guard let base = bytes.baseAddress else { return }
                    let slot = Int(Key(TextView(base: base, end: bytes.count), 0, bytes.count).hash >> shift)
                    bits[slot / 32] |= 1 << UInt32(slot % 32)
                }
            }
        }
        writer.add(bits) { $0.add($1) }
    }

    @inline(__always)
    func mayHave(_ text: TextView, _ start: Int, _ end: Int) -> Bool { mayHave(Key(text, start, end)) }

    @inline(__always)
    func mayHave(_ key: Key) -> Bool {
        let slot = Int(truncatingIfNeeded: key.hash >> shift)
        return slot / 32 < bits.count && bits[slot / 32] & 1 << UInt32(slot % 32) != 0
    }
}
