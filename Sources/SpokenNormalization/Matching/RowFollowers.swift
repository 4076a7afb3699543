import SpokenLocaleData

/// What must stand behind a number before which some pattern holds: in a language whose rules of numbers are code as well,
/// most numbers end the question here, with one look.
struct RowFollowers: Sendable {
    /// Without a space before it, and with one.
    private let glued: Side
    private let apart: Side
    /// Whether some pattern asks for a number behind the first one.
    private let isNumber: Bool

    /// What may stand there.
    private struct Side {
        /// By the first byte of a sign.
        var signs: ByteSet
        /// Of the words that patterns name.
        let words: WordStarts
        /// Whether some pattern asks for a word that it does not name.
        var isAnyWord: Bool

        init(_ reader: inout ImageReader) {
            signs = ByteSet(&reader)
            isAnyWord = reader.number() != 0
            words = WordStarts(&reader)
        }

        @inline(__always)
        func mayHave(_ text: TextView, _ place: Int) -> Bool {
            guard text.letterLength(place) > 0 else { return signs.has(text[place]) }
            return isAnyWord || words.mayHave(text, place, text.wordEnd(place))
        }
    }

    init(_ reader: inout ImageReader) {
        isNumber = reader.number() != 0
        (glued, apart) = (Side(&reader), Side(&reader))
    }

    /// - Parameter patterns: those whose cores begin with a number.
    static func write(_ patterns: some Sequence<RowPattern>, to writer: inout ImageWriter) {
        let parts = patterns.flatMap(firstParts)
        writer.add(parts.contains { [.number, .integer, .decimal].contains($0?.kind) } ? 1 : 0 as UInt32)
        write(parts.filter { $0?.joint != .space }, to: &writer)
        write(parts.filter { $0?.joint != .glued }, to: &writer)
    }

    /// The parts of which one must stand behind the number; nil for anything. What may be missing hides nothing behind it.
    private static func firstParts(_ pattern: RowPattern) -> [RowElement?] {
        var parts: [RowElement?] = []
        for part in pattern.core.dropFirst() + pattern.right where !part.isNegated {
            parts.append(part)
            if !part.isOptional { return parts }
        }
        return parts + [nil]
    }

    private static func write(_ parts: [RowElement?], to writer: inout ImageWriter) {
        var (signs, words, isAnyWord) = (ByteSet(), Set<String>(), false)
        for part in parts {
            switch part?.kind {
            case .literal:
                for text in part?.literals ?? [] {
                    let word = text.prefix { $0.isLetter }
                    if !word.isEmpty { words.insert(String(word)) }
                    // «º» is a letter that no word of a text begins with.
                    if let first = text.utf8.first { signs.insert(first) }
                }
            case .dash: for first: UInt8 in [0x2D, 0xE2] { signs.insert(first) }
            case .number, .integer, .decimal: break
            case nil, .unit, .start, .end, .quoted: (signs, isAnyWord) = (.all, true)
            case .word, .roman, .abbreviation, .counted, .weekday, .month, .suffixed: isAnyWord = true
            }
        }
        signs.write(to: &writer)
        writer.add(isAnyWord ? 1 : 0 as UInt32)
        WordStarts.write(words, to: &writer)
    }

    /// Whether a pattern may hold at the digits of a place, read with their groups and decimals or without them.
    @inline(__always)
    func mayHold(_ text: TextView, _ place: Int) -> Bool {
        var end = place
        for _ in 0..<TextView.longestWord {
            while text.isDigit(end) { end += 1 }
            let start = text.skipSpaces(end)
            if text.isDigit(start) {
                if isNumber { return true }
                end = start
                continue
            }
            if start == end ? glued.mayHave(text, start) : apart.mayHave(text, start) { return true }
            // Groups and decimals end further on.
            guard start == end, text[end] == 0x2C || text[end] == 0x2E || text[end] == 0x27, text.isDigit(end + 1)
            else {
                return false
            }
            end += 1
        }
        return true
    }
}
