import SpokenModel

/// What only Spanish writes.
extension Classifier {
    func spanishDigits(_ place: Int) -> Decision? {
        nil
    }

    func spanishNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        nil
    }

    func spanishWord(_ place: Int, _ end: Int) -> Reading? {
        nil
    }

    func spanishAgreement(
        _ number: ScannedNumber
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase) {
        (.masculine, .nominative)
    }
}
