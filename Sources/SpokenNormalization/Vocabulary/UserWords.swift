import SpokenLocaleData
import SpokenModel

/// The user's lexicon by the first word of each entry: «iPhone», «кв. м», «z. B.».
struct UserWords: Sendable {
    private struct Entry: Sendable {
        /// What follows the first word; empty for a word by itself.
        let rest: [UInt8]
        let spoken: String
        /// How a word is counted that is written the same in all cases.
        var noun: CountedNoun?
    }

    /// Longest rests first.
    private var entries: [String: [Entry]] = [:]

    /// Whether some of them are counted without an ending that tells their form.
    private(set) var hasNouns = false

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter lemmas: which of the words are declined.
    init(_ lexicon: UserLexicon, _ lemmas: [(written: String, lemma: UserLemma)]) {
        var rest = lexicon.entries
        for (written, lemma) in lemmas {
            rest[written] = nil
            // Of a form with several cells the first is said; what is said as it is written stays.
            var seen: Set<String> = []
            for (written, spoken) in lemma.forms where seen.insert(written).inserted && written != spoken {
                add(written, spoken, lemma.noun)
            }
        }
        for (written, entry) in rest { add(written, entry.spoken, nil) }
        for key in entries.keys { entries[key]?.sort { $0.rest.count > $1.rest.count } }
    }

    private mutating func add(_ written: String, _ spoken: String, _ noun: CountedNoun?) {
        let first = UserLexicon.firstWord(of: written)
        let rest = Array(written.utf8.dropFirst(first.utf8.count))
        entries[String(first), default: []].append(Entry(rest: rest, spoken: spoken, noun: noun))
        hasNouns = hasNouns || noun != nil
    }

    /// The entry whose first word stands between two places: what is said, and where it ends. An entry in lower case
    /// is meant in every spelling of its case.
    func entry(_ first: String, _ text: TextView, _ end: Int) -> (spoken: String, end: Int)? {
        found(first, text, end).map { ($0.spoken, $1) }
    }

    /// The same for an entry that is counted without an ending that tells its form.
    func noun(_ first: String, _ text: TextView, _ end: Int) -> (noun: CountedNoun, end: Int)? {
        guard let (entry, last) = found(first, text, end), let noun = entry.noun else { return nil }
        return (noun, last)
    }

    private func found(_ first: String, _ text: TextView, _ end: Int) -> (Entry, Int)? {
        found(entries[first], text, end) ?? found(entries[first.lowercased()], text, end)
    }

    private func found(_ entries: [Entry]?, _ text: TextView, _ end: Int) -> (Entry, Int)? {
        for entry in entries ?? [] {
            if let last = Self.match(entry.rest, text, end) { return (entry, last) }
        }
        return nil
    }

    /// Where the rest of an entry ends; spaces of all kinds are alike.
    private static func match(_ rest: [UInt8], _ text: TextView, _ start: Int) -> Int? {
        var place = start
        var index = 0
        while index < rest.count {
            let space = text.spaceLength(place)
            if rest[index] == 0x20, space > 0 {
                (index, place) = (index + 1, place + space)
            } else if rest[index] == text[place] {
                (index, place) = (index + 1, place + 1)
            } else {
                return nil
            }
        }
        guard place <= text.end else { return nil }
        // Scripts without spaces have no ends of words.
        return text.isSpacedLetterBefore(place) && text.isSpacedLetter(place) ? nil : place
    }
}
