import SpokenModel

/// Emoji, and texts of nothing but a sign.
extension Classifier {
    /// «🍕 Пицца»: an emoji is not said beside words; a text of nothing but emoji stays.
    func classifyEmoji(_ place: Int) -> Decision {
        var end = place
        while true {
            if text[end] == 0xF0, text[end + 1] == 0x9F {
                end += 4
            } else if isPresentedAsEmoji(end) || end > place && text.has("\u{200D}", at: end - 3) && text[end] == 0xE2 {
                end += 3
            } else if text.has("\u{FE0F}", at: end) || text.has("\u{200D}", at: end) {
                end += 3
            } else if end > place, text[text.skipSpaces(end)] == 0xF0,
                text[text.skipSpaces(end) + 1] == 0x9F
            {
                end = text.skipSpaces(end)
            } else {
                break
            }
        }
        guard end > place, end <= text.end else { return .skip(place + 1) }
        guard emoji == .drop else { return .skip(end) }
        let next = text.skipSpaces(end)
        let start = text.skipSpacesBack(place)
        let isAtStart = place == 0
        // «Сохранить 🔥.»: before a point no space is left.
        let isAtEnd =
            next >= text.end
            || next == end && [0x2E, 0x2C, 0x21, 0x3F, 0x3A].contains(text[next])
        // Between a number and what could be its unit, a sign and its number, a name and its numeral it keeps them apart.
        let last = text.previousScalar(start)
        let isSaid = text.letterLength(last) > 0 || numbers == .words && text.isDigit(last)
        let isText = isSaid || [0x2C, 0x2E, 0x21, 0x3F, 0x29, 0x3A, 0x0A].contains(text[last])
        let keepsApart =
            !isAtStart && !isAtEnd
            && (!isText || text.letterLength(last) > 0 && RomanNumeral.scan(text, next) != nil)
        guard !(isAtStart && isAtEnd), !keepsApart, isAtStart || start < place || next > end else { return .skip(end) }
        return .reading(
            .likely(isAtEnd ? start : place, isAtEnd || !(isAtStart || start < place) ? end : next, .silence, .emoji))
    }

    /// «❤️», «⭐️», «‼️»: a sign that a selector behind it makes an emoji.
    func isPresentedAsEmoji(_ place: Int) -> Bool {
        text[place] == 0xE2 && text[place + 3] == 0xEF && text.has("\u{FE0F}", at: place + 3)
    }

    /// A text of nothing but one sign: what a plain synthesizer leaves out is named.
    func loneSymbol() -> String? {
        guard numbers == .words, bytes.count <= 4, !text.isDigit(0) else { return nil }
        return vocabulary.loneSymbols[word(0, bytes.count)]?.string
    }
}
