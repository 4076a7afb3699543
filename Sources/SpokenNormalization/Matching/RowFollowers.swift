import SpokenLocaleData

/// What must stand beside a number at which some pattern holds: in a language whose rules of numbers are code as well,
/// most numbers end the question here, with one look.
struct RowFollowers: Sendable {
    /// What must stand behind it where nothing is told of the word before it.
    private let free: Behind
    /// The same of patterns that name that word, «каждый», and their words.
    private let led: Behind
    private let leaders: WordStarts

    /// What must stand behind a number.
    private struct Behind {
        /// Without a space before it, and with one.
        let glued: Side
        let apart: Side
        /// Whether some pattern asks for a number behind the first one.
        let isNumber: Bool

        init(_ reader: inout ImageReader) {
            isNumber = reader.number() != 0
            (glued, apart) = (Side(&reader), Side(&reader))
        }

        /// Whether what stands behind the digits of a place is asked for.
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
                case .word, .roman, .abbreviation, .counted, .weekday, .month, .suffixed, .initialism:
                    beforeWords.insert(sign)
                case .literal where part.literals.contains { $0.first?.isNumber == true }: insert(sign, before: nil)
                case .unit, .literal, .dash:
                    beforeWords.insert(sign)
                    beforeOthers.insert(sign)
                case .start, .end, .quoted, .listed: insert(sign, before: nil)
                }
                if !part.isOptional { return }
            }
            beforeDigits.insert(sign)
            beforeWords.insert(sign)
            beforeOthers.insert(sign)
        }

        /// The sign of a pattern's text, and what must stand behind it: of «%-» a sign again.
        mutating func insert(_ literal: String, before rest: ArraySlice<RowElement>) {
            var literal = literal
            let (sign, next) = literal.withUTF8 { bytes -> (UInt8, Int) in
                guard let base = bytes.baseAddress else { return (0, 0) }
                let view = TextView(base: base, end: bytes.count)
                return (view.dashLength(0) > 0 ? 0x2D : view[0], max(view.scalarLength(0), 1))
            }
            let behind = String(decoding: literal.utf8.dropFirst(next), as: UTF8.self)
            switch behind.first {
            case nil: insert(sign, before: rest)
            case let first? where first.isLetter: beforeWords.insert(sign)
            case let first? where first.isNumber: beforeDigits.insert(sign)
            case let first? where first.isWhitespace: insert(sign, before: nil)
            default: beforeOthers.insert(sign)
            }
        }

        @inline(__always)
        func mayHave(_ text: TextView, _ place: Int) -> Bool {
            // All dashes are one: they share their first byte with «₽».
            let dash = text.dashLength(place)
            let sign = dash > 0 ? 0x2D : text[place]
            let next = text.skipSpaces(min(place + (dash > 0 ? dash : max(text.scalarLength(place), 1)), text.end))
            if text.isDigit(next) { return beforeDigits.has(sign) }
            return text.letterLength(next) > 0 ? beforeWords.has(sign) : beforeOthers.has(sign)
        }
    }

    init(_ reader: inout ImageReader) {
        (free, led, leaders) = (Behind(&reader), Behind(&reader), WordStarts(&reader))
    }

    /// - Parameter patterns: those whose cores begin with a number.
    static func write(_ patterns: some Sequence<RowPattern>, to writer: inout ImageWriter) {
        let patterns = patterns.map { (pattern: $0, leaders: leaders(of: $0)) }
        write(patterns.filter { $0.leaders.isEmpty }.flatMap { firstParts($0.pattern) }, to: &writer)
        write(patterns.filter { !$0.leaders.isEmpty }.flatMap { firstParts($0.pattern) }, to: &writer)
        WordStarts.write(Set(patterns.flatMap(\.leaders)), to: &writer)
    }

    /// The words of which one must stand before the number; empty where anything may.
    private static func leaders(of pattern: RowPattern) -> [String] {
        guard let part = pattern.left.last(where: { !$0.isNegated }), !part.isOptional, part.kind == .literal,
            part.literals.allSatisfy({ $0.last?.isLetter == true })
        else { return [] }
        return part.literals.map { String($0.reversed().prefix { $0.isLetter }.reversed()) }
    }

    private static func write(_ parts: [ArraySlice<RowElement>], to writer: inout ImageWriter) {
        writer.add(parts.contains { [.number, .integer, .decimal].contains($0.first?.kind) } ? 1 : 0 as UInt32)
        // The end of a text touches the number, whatever joins them.
        writeSide(parts.filter { $0.first?.joint != .space || $0.first?.kind == .end }, to: &writer)
        writeSide(parts.filter { $0.first?.joint != .glued }, to: &writer)
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

    private static func writeSide(_ parts: [ArraySlice<RowElement>], to writer: inout ImageWriter) {
        var (signs, words, isAnyWord) = (Signs(), Set<String>(), false)
        for part in parts {
            switch part.first?.kind {
            case .literal:
                for text in part.first?.literals ?? [] {
                    let word = text.prefix { $0.isLetter }
                    if !word.isEmpty { words.insert(String(word)) }
                    // «º» is a letter that no word of a text begins with.
                    signs.insert(text, before: part.dropFirst())
                }
            case .dash: signs.insert(0x2D, before: part.dropFirst())
            case .number, .integer, .decimal:
                // «10⁶»: superscript digits are signs.
                if part.first?.features.has(.raised) == true { signs.insertAll() }
            case nil, .unit, .start, .end, .quoted, .listed:
                signs.insertAll()
                isAnyWord = true
            case .word, .roman, .abbreviation, .counted, .weekday, .month, .suffixed, .initialism: isAnyWord = true
            }
        }
        signs.write(to: &writer)
        writer.add(isAnyWord ? 1 : 0 as UInt32)
        WordStarts.write(words, to: &writer)
    }

    /// Whether a pattern may hold at the digits of a place, read with their groups and decimals or without them.
    @inline(__always)
    func mayHold(_ text: TextView, _ place: Int) -> Bool {
        free.mayHold(text, place) || isLed(text, place) && led.mayHold(text, place)
    }

    private func isLed(_ text: TextView, _ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        return text.isLetterBefore(end) && leaders.mayHave(text, text.wordStart(end), end)
    }
}
