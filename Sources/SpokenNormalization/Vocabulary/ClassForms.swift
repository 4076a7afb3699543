import SpokenLocaleData
import SpokenModel

/// The nouns of a class in all of their forms.
struct ClassForms: Sendable {
    let words: Lexicon?
    let kind: WordClass

    /// - Returns: nil for another word, and for a form of the plural alone.
    subscript(word: Word) -> NounForms? { forms(word, .singular) }

    /// - Returns: nil for another word, and for a form of the singular alone.
    func plural(_ word: Word) -> NounForms? { forms(word, .plural) }

    private func forms(_ word: Word, _ number: GrammaticalNumber) -> NounForms? {
        guard let words else { return nil }
        return word.withBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return forms(words.forms(base, 0, bytes.count), number)
        }
    }

    private func forms(_ readings: Lexicon.Forms, _ number: GrammaticalNumber) -> NounForms? {
        var result: NounForms?
        for reading in readings {
            guard reading.classes.has(kind), let gender = reading.gender else { continue }
            for grammaticalCase in WordCells.cases where reading.cells.has(grammaticalCase, number) {
                // «вижу Петра»: the accusative of the living is a genitive, and is agreed with as one.
                if grammaticalCase == .accusative, reading.isAnimate, reading.cells.has(.genitive, number) { continue }
                if result == nil {
                    result = NounForms(
                        gender: gender, cases: [], isRatherOrdinal: reading.classes.has(.attributed))
                }
                if result?.cases.contains(grammaticalCase) == false { result?.cases.append(grammaticalCase) }
            }
        }
        return result
    }
}
