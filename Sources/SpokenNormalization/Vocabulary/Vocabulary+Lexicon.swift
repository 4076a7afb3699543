import SpokenLocaleData
import SpokenModel

/// What the lexicon knows of a word.
extension Vocabulary {
    /// All that a word can name, by any of its readings.
    func classes(of word: Word) -> WordClasses {
        var result: WordClasses = []
        _ = words?.contains(word) {
            result.formUnion($0.classes); return false
        }
        return result
    }

    /// Whether a word can name this.
    func isOf(_ word: Word, _ kind: WordClass) -> Bool { classes(of: word).has(kind) }
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

extension Lexicon {
    /// Whether a reading of a word holds.
    func contains(_ word: Word, where isMeant: (WordForm) -> Bool) -> Bool {
        word.withBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            return forms(base, 0, bytes.count).contains(where: isMeant)
        }
    }
}
