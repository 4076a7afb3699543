/// The user's words.
extension Classifier {
    /// A word of the user's lexicon. Scripts without spaces have no words that can be told apart: there the longest entry
    /// that stands at a place is meant.
    func commonWord(_ place: Int) -> Decision? {
        if text.isUnspacedLetter(place) { return unspacedWord(place) }
        guard text.isSpacedLetter(place) else { return nil }
        var end = place
        while end < place + TextView.longestWord, end < text.end, text.isSpacedLetter(end) {
            end = min(end + text.scalarLength(end), text.end)
        }
        guard !text.isSpacedLetterBefore(place) else { return .skip(end) }
        if text[place] < 0x80, isElectronic(place, end) { return .skip(chunkEnd(place)) }
        guard let (spoken, last) = vocabulary.lexicon.entry(word(place, end), text, end) else { return .skip(end) }
        var counted: String?
        if vocabulary.lexicon.hasNouns, let rows = vocabulary.rows,
            let noun = vocabulary.lexicon.noun(word(place, end), text, end)?.noun
        {
            counted = countedForm(noun, place, rows)
        }
        return .reading(
            Reading(
                start: place, end: last, content: .words(counted ?? spoken), semioticClass: .lexicon, rule: "lexicon"))
    }

    /// «5 т»: the same, and a word of the user's that is said as it is written.
    func isUsersWord(_ place: Int) -> Bool {
        isUsersForm(place) || vocabulary.overlay?.has(text.base, place, text.wordEnd(place)) ?? false
    }

    /// «40 кв. м»: whether a word behind a number is the user's.
    func isUsersForm(_ place: Int) -> Bool {
        guard !vocabulary.lexicon.isEmpty, case .reading? = commonWord(place) else { return false }
        return true
    }

    func unspacedWord(_ place: Int) -> Decision? {
        var end = place
        var best: (String, Int)?
        let limit = min(place + TextView.longestWord, text.end)
        while end < limit, text.isUnspacedLetter(end) {
            end = min(end + text.scalarLength(end), text.end)
            if let found = vocabulary.lexicon.entry(word(place, end), text, end) { best = found }
        }
        guard let (spoken, last) = best else { return nil }
        return .reading(
            Reading(start: place, end: last, content: .words(spoken), semioticClass: .lexicon, rule: "lexicon"))
    }
}
