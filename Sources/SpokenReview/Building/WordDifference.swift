import SpokenFixtures

/// Two versions of a text with the words marked that differ.
enum WordDifference {
    static func marked(_ old: String, _ new: String) -> (old: MarkedText, new: MarkedText) {
        let diff = LineDiff(from: words(old), to: words(new))
        var (before, now) = (MarkedText(old), MarkedText(new))
        var (left, right) = (0, 0)
        for line in diff.lines {
            switch line {
            case .same(let text):
                left += text.utf8.count
                right += text.utf8.count
            case .removed(let text): mark(text, .removed, at: &left, in: &before)
            case .added(let text): mark(text, .added, at: &right, in: &now)
            }
        }
        return (before, now)
    }

    private static func mark(
        _ word: String, _ reason: MarkedText.Reason, at offset: inout Int, in text: inout MarkedText
    ) {
        let range = offset..<(offset + word.utf8.count)
        offset = range.upperBound
        if let last = text.marks.indices.last, text.marks[last].range.upperBound == range.lowerBound {
            text.marks[last].range = text.marks[last].range.lowerBound..<range.upperBound
        } else {
            text.marks.append(.init(range: range, reason: reason))
        }
    }

    /// Words and the spaces between them; letters where a text has no spaces, as in Chinese.
    private static func words(_ text: String) -> [String] {
        guard text.contains(where: \.isWhitespace) else { return text.map { String($0) } }
        var result: [String] = []
        var isSpace: Bool?
        for character in text {
            if character.isWhitespace == isSpace, var last = result.popLast() {
                last.append(character)
                result.append(last)
            } else {
                result.append(String(character))
                isSpace = character.isWhitespace
            }
        }
        return result
    }
}
