import SpokenModel

/// What is a noun in Spanish.
extension Classifier {
    /// Whether a word in lower case is a noun rather than one of the little words.
    func isNoun(_ start: Int, _ end: Int) -> Bool {
        guard end - start > 2, !text.isUpper(start) else { return false }
        let written = text.exact(start, end)
        return !latin.has(written, .function) && !latin.has(written, .preposition) && latin.months[written] == nil
    }
}
