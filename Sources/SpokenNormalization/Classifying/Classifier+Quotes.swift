/// Straight quotes beside numbers. The same marks are inches and minutes, so a mark is a unit only where no quote is open.
extension Classifier {
    /// Whether the straight mark at a place belongs to a quotation: «Рейс "747"», «``Студия 17''», «"Дом 2"».
    ///
    /// The marks before it are paired from left to right: one that touches the word behind it and nothing before it opens,
    /// any other closes what is open. The look-back is bounded, by bytes and by marks.
    func isQuote(_ mark: Int) -> Bool {
        // «Сезон 5 "Возвращение"»: it opens one itself.
        if opensQuote(mark, 1) { return true }
        let isDouble = text[mark] == 0x22
        var start = mark
        var marks = 0
        let limit = max(0, mark - Self.quoteReach)
        while start > limit, marks < Self.quoteMarks {
            start -= 1
            if quoteLength(start, isDouble) > 0 { marks += 1 }
        }
        var isOpen = false
        var place = start
        while place < mark {
            let length = quoteLength(place, isDouble)
            if length > 0, place + length <= mark {
                isOpen = opensQuote(place, length) || closesNothing(place, length) && isOpen
            }
            place += max(length, 1)
        }
        return isOpen
    }

    /// «О'Нил»: an apostrophe inside of a word.
    private func closesNothing(_ place: Int, _ length: Int) -> Bool {
        text[place] == 0x27 && text.isLetterBefore(place) && text.letterLength(place + length) > 0
    }

    /// The length of a mark that can open or close a quotation which the straight mark closes: «"», «„», «“», «”», or
    /// «'», «''», «`», «``», «‘», «’».
    private func quoteLength(_ place: Int, _ isDouble: Bool) -> Int {
        switch text[place] {
        case 0x22: return isDouble ? 1 : 0
        case 0x27, 0x60: return isDouble ? 0 : text[place + 1] == text[place] ? 2 : 1
        case 0xE2 where text[place + 1] == 0x80:
            let isPair = (0x9C...0x9F).contains(text[place + 2])
            return (0x98...0x9F).contains(text[place + 2]) && isPair == isDouble ? 3 : 0
        default: return 0
        }
    }

    /// Whether a mark begins a quotation: nothing but a space, a bracket or another mark before it, and a word right
    /// behind it.
    private func opensQuote(_ place: Int, _ length: Int) -> Bool {
        let next = place + length
        guard next < text.end, text.spaceLength(next) == 0, ![0x0A, 0x0D, 0x2C, 0x2E, 0x29].contains(text[next]) else {
            return false
        }
        if place == 0 { return true }
        let last = text.previousScalar(place)
        return text.spaceLength(last) > 0 || text.dashLength(last) > 0
            || [0x0A, 0x09, 0x22, 0x27, 0x28, 0x2F, 0x3D, 0x5B, 0x60].contains(text[last])
            || text.has("«", at: last) || text.has("„", at: last) || text.has("“", at: last)
    }

    private static let quoteReach = 1024
    private static let quoteMarks = 24
}
