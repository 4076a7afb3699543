import SpokenModel

/// Latin letters in Russian words.
extension Classifier {
    /// «Cыр» with a Latin C.
    func lookAlike(_ place: Int, _ end: Int) -> Reading? {
        guard var repaired = repaired(place, end) else { return nil }
        // What comes out may be an acronym, which is then said as one.
        return repaired.withUTF8 { acronym($0, place, end) }
            ?? Reading(start: place, end: end, content: .words(repaired), semioticClass: .lookAlike)
    }

    /// A word of both alphabets in Cyrillic letters; nil for any other word, and for one that cannot be repaired.
    func repaired(_ place: Int, _ end: Int) -> String? {
        var hasLatin = false
        var hasCyrillic = false
        for index in place..<end {
            let byte = text[index]
            if byte < 0x80 { hasLatin = true } else if byte == 0xD0 || byte == 0xD1 { hasCyrillic = true }
        }
        guard hasLatin, hasCyrillic else { return nil }
        var repaired = ""
        for character in word(place, end) {
            guard character.isASCII else {
                repaired.append(character)
                continue
            }
            guard let same = Self.cyrillic[character] else { return nil }
            repaired.append(same)
        }
        return repaired
    }

    /// The Latin letters that look like Cyrillic ones.
    private static let cyrillic: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("ABCEHKMOPTXaceopxy", "АВСЕНКМОРТХасеорху"))
}
