/// Whether a word may be one of some: by its first bytes and its length, in one look. It lives for ever.
struct WordStarts: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed: each book of rules has two of them.
    private let bits: UnsafePointer<Bool>
    private static let count = 4096

    /// - Parameter words: as they may be written: also with a capital, and in capitals alone.
    init(_ words: some Sequence<String>) {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: Self.count)
        table.initialize(repeating: false, count: Self.count)
        for word in words {
            for form in [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased(), word.lowercased()] {
                var form = form
                form.withUTF8 { bytes in
                    guard let base = bytes.baseAddress else { return }
                    table[Self.slot(TextView(base: base, end: bytes.count), 0, bytes.count)] = true
                }
            }
        }
        bits = UnsafePointer(table)
    }

    @inline(__always)
    func mayHave(_ text: TextView, _ start: Int, _ end: Int) -> Bool { bits[Self.slot(text, start, end)] }

    @inline(__always)
    private static func slot(_ text: TextView, _ start: Int, _ end: Int) -> Int {
        var letters: UInt32 = 0
        for offset in 0..<4 where start + offset < end { letters = letters << 8 | UInt32(text[start + offset]) }
        return Int(truncatingIfNeeded: ((letters ^ UInt32(truncatingIfNeeded: end - start)) &* 0x9E37_79B1) >> 20)
    }
}
