import SpokenModel

/// Numbers that are names: orders, codes, cards, telephones of three digits.
extension Classifier {
    /// "Text BALANCE to 72265": a word in capitals before the number that it is sent to.
    func isMessage(_ place: Int) -> Bool {
        let joint = text.wordStart(place)
        guard ["to", "al"].contains(text.lowered(joint, place)) else { return false }
        let end = text.skipSpacesBack(joint)
        let start = text.wordStart(end)
        guard end - start > 1, text.isUpper(start), text.isUpper(start + 1) else { return false }
        return latin.has(wordBefore(start), .message)
    }

    /// "4242 4242 4242 4242", «ES91 2100 0418 4502 0005 1332»: groups of four digits.
    func latinCardNumber(_ place: Int) -> Decision? {
        guard text.digits(place).count == 4, !text.isDigit(place - 1) else { return nil }
        let mark = text[place + 4]
        guard mark == 0x20 || mark == 0x2D else { return nil }
        var groups = [place]
        var end = place + 4
        while groups.count < 6, text[end] == mark, text.digits(end + 1).count == 4, text.letterLength(end + 5) == 0 {
            groups.append(end + 1)
            end += 5
        }
        guard groups.count > 2, text.letterLength(end) == 0, !text.isDigit(end),
            text[end] != mark || !text.isDigit(end + 1)
        else { return nil }
        guard numbers == .words else {
            return .reading(
                Reading(start: place, end: end, content: .words(word(place, end)), semioticClass: .code))
        }
        let parts = groups.enumerated().flatMap { index, group in
            (index > 0 ? [Reading.Content.words(", ")] : []) + [digitByDigit(group, 4)]
        }
        return .reading(Reading(start: place, end: end, content: .joined(parts), semioticClass: .code))
    }
}
