import SpokenCatalogs
import SpokenModel

/// A text as words and numbers, for phrases that stand beside a number.
struct SignNameWords {
    /// A name of a sign beside a number.
    struct Place {
        let phrase: Range<Int>
        /// With the number, where it is written.
        let whole: Range<Int>
        /// Nil for a placeholder.
        let number: DecimalNumber?
        let unit: SignNames.Unit?
    }

    private struct Token {
        let range: Range<Int>
        let kind: Kind
        /// Of the small letters of a word: words that differ in it are not the same, and most are never copied.
        let hash: UInt64
        /// True when nothing but a space stands before it.
        let isJoined: Bool
    }

    private enum Kind {
        case word, number, placeholder
    }

    private let bytes: [UInt8]
    private var tokens: [Token] = []

    init(_ text: LintText) {
        bytes = Array(text.string.utf8)
        var placeholders = text.placeholders.filter(\.isReal)[...]
        var index = 0
        var isJoined = false
        while index < bytes.count {
            if let first = placeholders.first, first.range.lowerBound <= index {
                placeholders.removeFirst()
                guard first.range.upperBound > index else { continue }
                tokens.append(Token(range: first.range, kind: .placeholder, hash: 0, isJoined: isJoined))
                index = first.range.upperBound
            } else if bytes[index].isDigit {
                let end = max(ReadNumber(bytes, index).end, index + 1)
                tokens.append(Token(range: index..<end, kind: .number, hash: 0, isJoined: isJoined))
                index = end
            } else if let end = endOfWord(index) {
                let hash = SameWords.hash(ofSmall: bytes[index..<end])
                tokens.append(Token(range: index..<end, kind: .word, hash: hash, isJoined: isJoined))
                index = end
            } else {
                index += 1
                isJoined = false
                continue
            }
            // A space joins, and so does none: «30знак».
            isJoined = true
            while let width = spaceWidth(index) { index += width }
        }
    }

    func slice(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The names behind numbers and before them, in order; a name between two belongs to the first.
    func places(of signs: SignNames) -> [Place] {
        var result: [Place] = []
        var index = 0
        while index < tokens.count {
            guard tokens[index].kind == .word, let (count, unit) = name(at: index, signs) else {
                index += 1
                continue
            }
            let phrase = tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound
            let before =
                index > 0 && tokens[index].isJoined && tokens[index - 1].kind != .word ? tokens[index - 1] : nil
            let next = index + count
            let behind = next < tokens.count && tokens[next].isJoined && tokens[next].kind != .word ? tokens[next] : nil
            if let token = before ?? behind {
                let whole =
                    min(phrase.lowerBound, token.range.lowerBound)..<max(phrase.upperBound, token.range.upperBound)
                let number = token.kind == .number ? ReadNumber(bytes, token.range.lowerBound).number : nil
                result.append(Place(phrase: phrase, whole: number == nil ? phrase : whole, number: number, unit: unit))
            }
            index = next
        }
        return result
    }

    /// How many words from an offset on are the name of a sign.
    private func name(at start: Int, _ signs: SignNames) -> (count: Int, unit: SignNames.Unit?)? {
        for pattern in signs.patterns where has(pattern.before, at: start, isFirst: true) {
            let gap = start + pattern.before.count
            for length in stride(from: SignNames.longestName, to: 0, by: -1) {
                guard gap + length <= tokens.count, has(pattern.after, at: gap + length, isFirst: false) else {
                    continue
                }
                let words = tokens[gap..<(gap + length)]
                guard words.dropFirst(pattern.before.isEmpty ? 1 : 0).allSatisfy(\.isJoined),
                    let unit = pattern.names[words.map(word).joined(separator: " ")]
                else { continue }
                let end = gap + length + pattern.after.count
                if end < tokens.count, tokens[end].isJoined, pattern.following.contains(word(tokens[end])) { continue }
                return (end - start, unit)
            }
        }
        return nil
    }

    private func has(_ words: [SignNames.Mark], at start: Int, isFirst: Bool) -> Bool {
        guard start + words.count <= tokens.count else { return false }
        for (offset, mark) in words.enumerated() {
            let token = tokens[start + offset]
            guard token.hash == mark.hash, token.isJoined || isFirst && offset == 0, word(token) == mark.word else {
                return false
            }
        }
        return true
    }

    /// In small letters; empty for a number.
    private func word(_ token: Token) -> String { token.kind == .word ? slice(token.range).lowercased() : "" }

    /// The end of a run of letters, with hyphens and apostrophes inside; nil where none begins.
    private func endOfWord(_ start: Int) -> Int? {
        var end = start
        while end < bytes.count, spaceWidth(end) == nil,
            bytes[end].isLetter || bytes[end] >= 0x80 || end > start && (bytes[end] == 0x2D || bytes[end] == 0x27)
        { end += 1 }
        return end > start ? end : nil
    }

    private func spaceWidth(_ index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        if bytes[index] == 0x20 { return 1 }
        return bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0 ? 2 : nil
    }
}
