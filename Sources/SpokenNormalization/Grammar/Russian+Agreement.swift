import SpokenModel

/// Gender and case of Russian numbers from the words beside them.
extension Classifier {
    /// The gender and case of a bare number from its governor and from the form of the noun behind it.
    func russianAgreement(_ number: ScannedNumber) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase) {
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
