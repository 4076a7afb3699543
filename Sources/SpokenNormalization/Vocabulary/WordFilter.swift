/// Answers at once that no word of a table begins with the two Cyrillic letters at a place, so that most words are never
/// made a string of.
struct WordFilter: Sendable {
    private var starts = [Bool](repeating: false, count: 4096)

    init<Value>(_ words: WordTable<Value>) {
        var starts = starts
        words.forEach { word, _ in
            if word.count >= 4 { starts[Self.index(word[0], word[1], word[2], word[3])] = true }
        }
        self.starts = starts
    }

    @inline(__always)
    func mayHave(_ text: TextView, _ place: Int) -> Bool {
        starts[Self.index(text[place], text[place + 1], text[place + 2], text[place + 3])]
    }

    private static func index(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Int {
        Int(letter(a, b)) << 6 | Int(letter(c, d))
    }

    /// Six bits that tell the small letter of the Russian alphabet; other letters share them, which costs a look-up.
    private static func letter(_ lead: UInt8, _ last: UInt8) -> UInt8 {
        switch (lead, last) {
        case (0xD0, 0x90...0x9F): (last + 0x20) & 0x3F
        case (0xD0, 0xA0...0xAF): (last - 0x20) & 0x3F
        default: last & 0x3F
        }
    }
}
