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
}
