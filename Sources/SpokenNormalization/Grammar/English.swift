import SpokenModel

/// What the rules of English share.
extension Classifier {
    /// A bare number needs no agreement; one with commas is read well as it is.
    func englishAgreement(_ number: ScannedNumber) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        if numbers == .digits, !number.isNegative { return nil }
        return (.masculine, .nominative)
    }
}
