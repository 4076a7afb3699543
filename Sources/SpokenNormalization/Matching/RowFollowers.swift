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
        let signs: Signs
        /// Of the words that patterns name.
        let words: WordStarts
        /// Whether some pattern asks for a word that it does not name.
        let isAnyWord: Bool

        init(_ reader: inout ImageReader) {
            signs = Signs(&reader)
            isAnyWord = reader.number() != 0
            words = WordStarts(&reader)
        }

        @inline(__always)
        func mayHave(_ text: TextView, _ place: Int) -> Bool {
            guard text.letterLength(place) > 0 else { return signs.mayHave(text, place) }
            return isAnyWord || words.mayHave(text, place, text.wordEnd(place))
        }
    }

    /// Signs by their first bytes, and by what must stand behind them: a full stop that ends a sentence begins no section.
    private struct Signs {
        var beforeDigits = ByteSet()
        var beforeWords = ByteSet()
        var beforeOthers = ByteSet()

        init() {}

        init(_ reader: inout ImageReader) {
            (beforeDigits, beforeWords, beforeOthers) = (ByteSet(&reader), ByteSet(&reader), ByteSet(&reader))
        }

        func write(to writer: inout ImageWriter) {
            for set in [beforeDigits, beforeWords, beforeOthers] { set.write(to: &writer) }
        }

        mutating func insertAll() { (beforeDigits, beforeWords, beforeOthers) = (.all, .all, .all) }

        /// - Parameter rest: what stands behind the sign in its pattern; nil where it is not looked at.
        mutating func insert(_ sign: UInt8, before rest: ArraySlice<RowElement>?) {
            for part in rest ?? [] where !part.isNegated {
                switch part.kind {
                case .number, .integer, .decimal: beforeDigits.insert(sign)
                case .word, .roman, .abbreviation, .counted, .weekday, .month, .suffixed: beforeWords.insert(sign)
                case .literal where part.literals.contains { $0.first?.isNumber == true }: insert(sign, before: nil)
                case .unit, .literal, .dash:
                    beforeWords.insert(sign)
                    beforeOthers.insert(sign)
                case .start, .end, .quoted: insert(sign, before: nil)
                }
                if !part.isOptional { return }
            }
            beforeDigits.insert(sign)
            beforeWords.insert(sign)
            beforeOthers.insert(sign)
        }

        @inline(__always)
        func mayHave(_ text: TextView, _ place: Int) -> Bool {
            let sign = text[place]
            let next = text.skipSpaces(min(place + max(text.scalarLength(place), 1), text.end))
            if text.isDigit(next) { return beforeDigits.has(sign) }
            return text.letterLength(next) > 0 ? beforeWords.has(sign) : beforeOthers.has(sign)
        }
    }

    init(_ reader: inout ImageReader) {
        isNumber = reader.number() != 0
        (glued, apart) = (Side(&reader), Side(&reader))
    }

    /// - Parameter patterns: those whose cores begin with a number.
    static func write(_ patterns: some Sequence<RowPattern>, to writer: inout ImageWriter) {
        let parts = patterns.flatMap(firstParts)
        writer.add(parts.contains { [.number, .integer, .decimal].contains($0.first?.kind) } ? 1 : 0 as UInt32)
        write(parts.filter { $0.first?.joint != .space }, to: &writer)
        write(parts.filter { $0.first?.joint != .glued }, to: &writer)
    }

    /// The parts of which one must stand behind the number, each with what stands behind it; empty for anything. What may be
    /// missing hides nothing behind it.
    private static func firstParts(_ pattern: RowPattern) -> [ArraySlice<RowElement>] {
        let behind = Array(pattern.core.dropFirst() + pattern.right)
        var parts: [ArraySlice<RowElement>] = []
        for (index, part) in behind.enumerated() where !part.isNegated {
            parts.append(behind[index...])
            if !part.isOptional { return parts }
        }
        return parts + [[]]
    }

    private static func write(_ parts: [ArraySlice<RowElement>], to writer: inout ImageWriter) {
        var (signs, words, isAnyWord) = (Signs(), Set<String>(), false)
        for part in parts {
            switch part.first?.kind {
            case .literal:
                for text in part.first?.literals ?? [] {
                    let word = text.prefix { $0.isLetter }
                    if !word.isEmpty { words.insert(String(word)) }
                    // «º» is a letter that no word of a text begins with.
                    let isOne = text.unicodeScalars.count == 1
                    if let first = text.utf8.first { signs.insert(first, before: isOne ? part.dropFirst() : nil) }
                }
            case .dash: for first: UInt8 in [0x2D, 0xE2] { signs.insert(first, before: nil) }
            case .number, .integer, .decimal: break
            case nil, .unit, .start, .end, .quoted:
                signs.insertAll()
                isAnyWord = true
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
