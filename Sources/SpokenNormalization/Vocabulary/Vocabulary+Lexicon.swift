import SpokenLocaleData

/// What the lexicon knows of a word.
extension Vocabulary {
    /// All that a word can name, by any of its readings.
    func classes(of word: String) -> WordClasses {
        words?.forms(of: word).reduce(into: []) { $0.formUnion($1.classes) } ?? []
    }

    /// Whether a word can name this.
    func isOf(_ word: String, _ kind: WordClass) -> Bool { classes(of: word).has(kind) }

    /// «или», «если»: it names nothing, so that nothing is counted by it.
    func isFunctionWord(_ word: String) -> Bool { isOf(word, .function) }
}

extension Classifier {
    /// The readings of the word between two places.
    func forms(_ start: Int, _ end: Int) -> Lexicon.Forms? {
        guard let words = vocabulary.words, let base = bytes.baseAddress, start < end else { return nil }
        return words.forms(base, start, end)
    }

    /// Whether a reading of the word between two places holds.
    func hasForm(_ start: Int, _ end: Int, where isMeant: (WordForm) -> Bool) -> Bool {
        forms(start, end)?.contains(where: isMeant) ?? false
    }
}
