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
        /// Small letters; empty for a number.
        let word: String
        let isNumber: Bool
        let number: DecimalNumber?
        /// True when nothing but a space stands before it.
        let isJoined: Bool
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
                tokens.append(
                    Token(range: first.range, word: "", isNumber: true, number: nil, isJoined: isJoined))
                index = first.range.upperBound
            } else if bytes[index].isDigit {
                let read = ReadNumber(bytes, index)
                let end = max(read.end, index + 1)
                tokens.append(
                    Token(range: index..<end, word: "", isNumber: true, number: read.number, isJoined: isJoined))
                index = end
            } else if let end = endOfWord(index) {
                let word = slice(index..<end).lowercased()
                tokens.append(Token(range: index..<end, word: word, isNumber: false, number: nil, isJoined: isJoined))
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
            guard !tokens[index].isNumber, let (count, unit) = name(at: index, signs) else {
                index += 1
                continue
            }
            let phrase = tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound
            let before = index > 0 && tokens[index].isJoined && tokens[index - 1].isNumber ? tokens[index - 1] : nil
            let next = index + count
            let behind = next < tokens.count && tokens[next].isJoined && tokens[next].isNumber ? tokens[next] : nil
            if let number = before ?? behind {
                let whole =
                    min(phrase.lowerBound, number.range.lowerBound)..<max(phrase.upperBound, number.range.upperBound)
                result.append(
                    Place(
                        phrase: phrase, whole: number.number == nil ? phrase : whole, number: number.number, unit: unit)
                )
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
                    let unit = pattern.names[words.map(\.word).joined(separator: " ")]
                else { continue }
                let end = gap + length + pattern.after.count
                if end < tokens.count, tokens[end].isJoined, pattern.following.contains(tokens[end].word) { continue }
                return (end - start, unit)
            }
        }
        return nil
    }

    private func has(_ words: [String], at start: Int, isFirst: Bool) -> Bool {
        guard start + words.count <= tokens.count else { return false }
        for (offset, word) in words.enumerated() {
            let token = tokens[start + offset]
            guard token.word == word, token.isJoined || isFirst && offset == 0 else { return false }
        }
        return true
    }

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
