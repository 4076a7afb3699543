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

    /// Whether an abbreviation, written without its full stop, can stand for what is of one of these classes: «ул», «каб».
    func isShort(_ written: Word, for kinds: WordClasses) -> Bool {
        written.withBytes { bytes in
            guard bytes.count > 1 else { return false }
            return abbreviations[UInt16(bytes[0]) << 8 | UInt16(bytes[1])].contains { entry in
                let isWritten =
                    entry.written.elementsEqual(bytes)
                    || entry.written.last == 0x2E && entry.written.dropLast().elementsEqual(bytes)
                return isWritten && !classes(of: Word(entry.nominative)).isDisjoint(with: kinds)
            }
        }
    }

    /// Whether a word, or what it abbreviates, can name one of these.
    func names(_ word: Word, _ kinds: WordClasses) -> Bool {
        !classes(of: word).isDisjoint(with: kinds) || isShort(word, for: kinds)
    }

    /// The gender of a noun in any of its forms; nil for an unknown word, and for one with two genders: «final».
    func gender(of noun: Word) -> GrammaticalGender? {
        var result: GrammaticalGender?
        let isOpen = words?.contains(noun) { form in
            guard let gender = form.gender else { return false }
            defer { result = gender }
            return result != nil && result != gender
        }
        return isOpen == true ? nil : result
    }

    /// Whether a noun stands in the plural: "children", but not "glass"; nil for an unknown word and for one that has both
    /// alike, "sheep".
    func isPlural(_ noun: Word) -> Bool? {
        var (isOne, isMany) = (false, false)
        _ = words?.contains(noun) { form in
            isOne = isOne || form.has(.nominative, .singular)
            isMany = isMany || form.has(.nominative, .plural)
            return isOne && isMany
        }
        return isOne == isMany ? nil : isMany
    }

    /// «или», «если»: it names nothing, so that nothing is counted by it.
    func isFunctionWord(_ word: Word) -> Bool { isOf(word, .function) }
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
