import SpokenLocaleData

/// What the lexicon knows of a word.
extension Vocabulary {
    /// All that a word can name, by any of its readings.
    func classes(of word: String) -> WordClasses {
        words?.forms(of: word).reduce(into: []) { $0.formUnion($1.classes) } ?? []
    }

    /// Whether a word can name this.
    func isOf(_ word: String, _ kind: WordClass) -> Bool { classes(of: word).has(kind) }

    /// Whether an abbreviation, written without its full stop, can stand for what is of one of these classes: «ул», «каб».
    func isShort(_ written: String, for kinds: WordClasses) -> Bool {
        let bytes = Array(written.utf8)
        guard bytes.count > 1 else { return false }
        return (abbreviations[UInt16(bytes[0]) << 8 | UInt16(bytes[1])] ?? []).contains { entry in
            let isWritten =
                entry.written.elementsEqual(bytes)
                || entry.written.last == 0x2E && entry.written.dropLast().elementsEqual(bytes)
            return isWritten && !classes(of: entry.form(.nominative)).isDisjoint(with: kinds)
        }
    }

    /// Whether a word, or what it abbreviates, can name one of these.
    func names(_ word: String, _ kinds: WordClasses) -> Bool {
        !classes(of: word).isDisjoint(with: kinds) || isShort(word, for: kinds)
    }

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
