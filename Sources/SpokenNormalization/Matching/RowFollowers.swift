import SpokenLocaleData

/// What must stand behind a number before which some pattern holds: in a language whose rules of numbers are code as well,
/// most numbers end the question here, with one look.
struct RowFollowers: Sendable {
    /// By the first byte of a sign.
    private let signs: ByteSet
    /// Of the words that patterns name.
    private let words: WordStarts
    /// Whether some pattern asks for a word that it does not name.
    private let isAnyWord: Bool

    init(_ reader: inout ImageReader) {
        signs = ByteSet(&reader)
        isAnyWord = reader.number() != 0
        words = WordStarts(&reader)
    }

    /// - Parameter patterns: those whose cores begin with a number.
    static func write(_ patterns: some Sequence<RowPattern>, to writer: inout ImageWriter) {
        var (signs, words, isAnyWord) = (ByteSet(), Set<String>(), false)
        patterns: for pattern in patterns {
            // What may be missing hides nothing behind it.
            for part in pattern.core.dropFirst() + pattern.right {
                if part.isNegated { continue }
                switch part.kind {
                case .literal:
                    for text in part.literals {
                        let word = text.prefix { $0.isLetter }
                        if !word.isEmpty { words.insert(String(word)) }
                        // «º» is a letter that no word of a text begins with.
                        if let first = text.utf8.first { signs.insert(first) }
                    }
                case .dash: for first: UInt8 in [0x2D, 0xE2] { signs.insert(first) }
                // Digits behind digits are always looked at.
                case .number, .integer, .decimal: break
                case .unit, .start, .end, .quoted:
                    signs = .all
                    isAnyWord = true
                case .word, .roman, .abbreviation, .counted, .weekday, .month, .suffixed: isAnyWord = true
                }
                if !part.isOptional { continue patterns }
            }
            // Nothing is asked for.
            signs = .all
            isAnyWord = true
        }
        signs.write(to: &writer)
        writer.add(isAnyWord ? 1 : 0 as UInt32)
        WordStarts.write(words, to: &writer)
    }

    /// Whether a pattern may hold at the digits of a place.
    @inline(__always)
    func mayHold(_ text: TextView, _ place: Int) -> Bool {
        var end = place
        while text.isDigit(end) { end += 1 }
        let start = text.skipSpaces(end)
        // Groups and decimals end further on.
        if text.isDigit(start) || text.isDigit(start + 1) && start == end { return true }
        guard text.letterLength(start) > 0 else { return signs.has(text[start]) }
        return isAnyWord || words.mayHave(text, start, text.wordEnd(start))
    }
}
