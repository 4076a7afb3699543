import SpokenModel

/// What the rules of English share.
extension Classifier {
    func isBehindJoint(_ place: Int) -> Bool {
        text[place - 1] == 0x20 && [0x2C, 0x26, 0x64, 0x2F].contains(text[place - 2]) || text[place - 1] == 0x2F
    }

    /// A bare number needs no agreement; one with commas is read well as it is.
    func englishAgreement(_ number: ScannedNumber) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        if numbers == .digits, !number.isNegative { return nil }
        return (.masculine, .nominative)
    }
}
