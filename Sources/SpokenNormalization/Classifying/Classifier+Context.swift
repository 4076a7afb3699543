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

    /// The gender and case of a bare number from its governor and from the form of the noun behind it.
    func agreement(_ number: ScannedNumber) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase) {
        var grammaticalCase = governedCase(before: number.start, of: number)
        guard vocabulary.language == "ru" else { return (.masculine, grammaticalCase) }
        var (noun, end) = wordAfter(number.end)
        for _ in 0..<2 where Self.isAdjective(noun) { (noun, end) = wordAfter(end) }
        if noun.hasSuffix("ми") {
            grammaticalCase = .instrumental
        } else if noun.hasSuffix("ах") || noun.hasSuffix("ях") {
            grammaticalCase = .prepositional
        } else if noun.hasSuffix("ам") || noun.hasSuffix("ям") {
            grammaticalCase = .dative
        }
        var gender = GrammaticalGender.masculine
        if number.endsInOne {
            if ["а", "я", "у", "ю", "ь"].contains(where: noun.hasSuffix) { gender = .feminine }
            if noun.hasSuffix("ой") || noun.hasSuffix("ей") { gender = .feminine }
            if noun.hasSuffix("о") || noun.hasSuffix("е") { gender = .neuter }
        } else if number.endsInFew, noun.hasSuffix("и") || noun.hasSuffix("ы") {
            gender = .feminine
        }
        return (gender, grammaticalCase)
    }

    private static func isAdjective(_ word: String) -> Bool {
        ["ые", "ие", "ых", "их", "ыми", "ими", "ым", "им", "ый", "ий", "ая", "яя", "ую"].contains(where: word.hasSuffix)
    }
}
