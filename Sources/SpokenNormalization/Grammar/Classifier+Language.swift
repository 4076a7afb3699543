import SpokenModel

/// Where the language of the text comes in. What every language writes alike stands in `Classifying`; what only one of
/// them writes, and all of its words, stand in the files beside this one that begin with the language's name.
extension Classifier {
    /// The gender and case of a bare number that begins, with its sign, at `start`; nil when it is better left alone.
    func agreement(
        _ number: ScannedNumber, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        profile.has(.russian) ? russianAgreement(number, from: start) : (.masculine, .nominative)
    }
}
