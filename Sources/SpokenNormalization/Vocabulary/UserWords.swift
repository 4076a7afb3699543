/// The user's lexicon by the first word of each entry: «iPhone», «кв. м», «z. B.».
struct UserWords: Sendable {
    private struct Entry: Sendable {
        /// What follows the first word; empty for a word by itself.
        let rest: [UInt8]
        let spoken: String
    }

    /// Longest rests first.
    private var entries: [String: [Entry]] = [:]

    var isEmpty: Bool { entries.isEmpty }

    init(_ lexicon: UserLexicon) {
        for (written, spoken) in lexicon.entries {
            let first = UserLexicon.firstWord(of: written)
            let entry = Entry(rest: Array(written.utf8.dropFirst(first.utf8.count)), spoken: spoken)
            entries[String(first), default: []].append(entry)
        }
        for key in entries.keys { entries[key]?.sort { $0.rest.count > $1.rest.count } }
    }

    /// The entry whose first word stands between two places: what is said, and where it ends. An entry in lower case
    /// is meant in every spelling of its case.
    func entry(_ first: String, _ text: TextView, _ end: Int) -> (spoken: String, end: Int)? {
        if let entry = entry(entries[first], text, end, isLower: false) { return entry }
        let lowered = first.lowercased()
        return entry(entries[lowered], text, end, isLower: true)
    }

    private func entry(_ found: [Entry]?, _ text: TextView, _ end: Int, isLower: Bool) -> (String, Int)? {
        for entry in found ?? [] {
            if let last = Self.match(entry.rest, text, end, isLower: isLower) { return (entry.spoken, last) }
        }
        return nil
    }

    /// Where the rest of an entry ends; spaces of all kinds are alike.
    private static func match(_ rest: [UInt8], _ text: TextView, _ start: Int, isLower: Bool) -> Int? {
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
