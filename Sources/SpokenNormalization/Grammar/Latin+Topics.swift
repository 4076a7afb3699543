/// What the rest of a line tells of a sign that has two meanings.
extension Classifier {
    /// Whether a word of a kind stands in the same line, at most 160 bytes away.
    func isTopic(_ kind: LatinWords.Kind, near place: Int) -> Bool {
        var index = place
        while index > 0, index > place - 160, text[index - 1] != 0x0A { index -= 1 }
        // No part of a word.
        if index > 0, text[index - 1] != 0x0A { index = text.wordEnd(index) }
        let last = min(place + 160, text.end)
        while index < last, text[index] != 0x0A {
            guard text.letterLength(index) > 0 else {
                index += 1
                continue
            }
            let end = text.wordEnd(index)
            if latin.has(text.lowered(index, end), kind) { return true }
            index = max(end, index + 1)
        }
        return false
    }

    /// Whether a sign of money means another currency here than the table says, or none: "¥" where China is told of, "$1" of
    /// a script. Then nothing decides, and the text stays.
    func isOpenSign(_ place: Int, _ digits: Int) -> Bool {
        if text.has("¥", at: place), vocabulary.region.home == nil { return isTopic(.yuan, near: place) }
        guard text[place] == 0x24, text[place - 1] != 0x53 else { return false }
        if isOfOtherDollar(place) { return true }
        let (value, count) = text.digits(digits)
        let isParted = [0x2E, 0x2C].contains(text[digits + 1]) && text.isDigit(text.skipSpaces(digits + 2))
        return count == 1 && value < 10 && !isParted && isTopic(.script, near: place)
    }

    /// "a loss of A $378m", "C $900 million": the capitals of a country, apart from its sign.
    private func isOfOtherDollar(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        let start = text.wordStart(end)
        guard end < place, start < end, bytes[start..<end].allSatisfy({ (0x41...0x5A).contains($0) }),
            latin.has(text.lowered(start, end), .dollar)
        else { return false }
        // "A $5 fee": the article.
        if end - start > 1 || text[start] != 0x41 { return true }
        let before = text.skipSpacesBack(start)
        return before > 0 && (text.isLetterBefore(before) || text[before - 1] == 0x2C)
    }
}
