import SpokenModel

/// What the words around a number say of it.
extension Classifier {
    /// The word before a place and spaces, in lower case; empty when there is none.
    func wordBefore(_ place: Int) -> String {
        let end = text.skipSpacesBack(place)
        guard end < place || place == 0 || text[place - 1] == 0x28 else { return "" }
        return word(text.wordStart(end), end).lowercased()
    }

    /// The word behind a place and spaces; empty when there is none.
    func wordAfter(_ place: Int) -> (text: String, end: Int) {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        return (word(start, end), end)
    }

    /// The case that the word before a number governs; nominative when none does.
    func governedCase(before place: Int, of number: ScannedNumber) -> GrammaticalCase {
        switch vocabulary.governors[wordBefore(place)] {
        case .governs(let grammaticalCase): grammaticalCase
        case .distributive: number.endsInOne ? .dative : .accusative
        case nil: .nominative
        }
    }
}
