import SpokenModel

/// Days by their letters, degrees, minutes, decades and postal codes in Spanish.
extension Classifier {
    /// Whether a word in lower case is a noun rather than one of the little words.
    func isNoun(_ start: Int, _ end: Int) -> Bool {
        guard end - start > 2, !text.isUpper(start) else { return false }
        let written = text.exact(start, end)
        return !latin.has(written, .function) && !latin.has(written, .preposition) && latin.months[written] == nil
    }

    /// Whether a sentence begins at a place: a capital there is more than that of an abbreviation.
    func isSentenceStart(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard before > 0 else { return true }
        if [0x0A, 0x0D, 0x21, 0x3F].contains(text[before - 1]) { return true }
        // «Sra. D.ª»: an abbreviation ends no sentence.
        if text[before - 1] == 0x2E { return before < place && before - 1 - text.wordStart(before - 1) > 4 }
        return text.has("¿", at: place - 2) || text.has("¡", at: place - 2)
    }

}
