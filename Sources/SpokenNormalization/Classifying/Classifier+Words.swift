import SpokenModel

/// What begins with a letter: abbreviations, hours, Roman numerals, look-alikes, the user's own words.
extension Classifier {
    func classifyWord(_ place: Int) -> Decision {
        let end = text.wordEnd(place)
        if text.isLetterBefore(place) || (place > 0 && text.isDigit(place - 1)) { return .skip(end) }
        if text[place] < 0x80, isElectronic(place, end) { return .skip(chunkEnd(place)) }
        if !vocabulary.lexicon.isEmpty, let reading = lexiconWord(place, end) { return .reading(reading) }
        if let reading = languageWord(place, end) ?? abbreviation(place) {
            return .reading(reading)
        }
        return .skip(end)
    }

    private func lexiconWord(_ place: Int, _ end: Int) -> Reading? {
        let written = word(place, end)
        guard let spoken = vocabulary.lexicon[written] ?? vocabulary.lexicon[written.lowercased()] else { return nil }
        return Reading(start: place, end: end, content: .words(spoken), semioticClass: .lexicon)
    }

    private func abbreviation(_ place: Int) -> Reading? {
        let written = UInt16(text[place]) << 8 | UInt16(text[place + 1])
        let lowered = Self.lowered(written)
        return abbreviation(place, vocabulary.abbreviations[written], skipping: 0)
            ?? (lowered == written ? nil : abbreviation(place, vocabulary.abbreviations[lowered], skipping: 2))
    }

    /// The small letter of a Cyrillic capital, both as their two bytes.
    private static func lowered(_ letter: UInt16) -> UInt16 {
        switch letter {
        case 0xD090...0xD09F: letter + 0x20
        case 0xD0A0...0xD0AF: letter + 0xE0
        default: letter
        }
    }

    /// - Parameter skipped: the bytes of a capital letter that was looked up as a small one.
    private func abbreviation(
        _ place: Int, _ entries: [Vocabulary.Abbreviation]?, skipping skipped: Int
    ) -> Reading? {
        guard let entries else { return nil }
        for entry in entries {
            let end = place + entry.written.count
            guard end <= bytes.count,
                UnsafeBufferPointer(rebasing: bytes[(place + skipped)..<end]).elementsEqual(
                    entry.written.dropFirst(skipped)),
                entry.written.last == 0x2E || text.letterLength(end) == 0
            else { continue }
            let next = text.skipSpaces(end)
            switch entry.place {
            case .any: break
            case .name: guard text.isUpper(next), !text.isDigit(text.skipSpacesBack(place) - 1) else { continue }
            case .number: guard text.isDigit(next), !text.isDigit(text.skipSpacesBack(place) - 1) else { continue }
            }
            // A space is missing in «д.5».
            let spoken = text.letterLength(end) > 0 || text.isDigit(end) ? entry.spoken + " " : entry.spoken
            return Reading(
                start: place, end: end, content: .words(spoken), semioticClass: .abbreviation, confidence: .likely,
                isCapital: skipped > 0)
        }
        return nil
    }

    static func roman(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
        var total: UInt64 = 0
        var last: UInt64 = 0
        for letter in letters.reversed() {
            let value: UInt64
            switch letter {
            case 0x49: value = 1
            case 0x56: value = 5
            case 0x58: value = 10
            case 0x4C: value = 50
            default: return nil
            }
            if value < last { total -= min(total, value) } else { total += value }
            last = max(last, value)
        }
        return total > 0 && total < 100 ? total : nil
    }

    /// «Cыр» with a Latin C.
    func lookAlike(_ place: Int, _ end: Int) -> Reading? {
        guard vocabulary.language == "ru" else { return nil }
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
        return Reading(start: place, end: end, content: .words(repaired), semioticClass: .lookAlike)
    }

    /// The Latin letters that look like Cyrillic ones.
    private static let cyrillic: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("ABCEHKMOPTXaceopxy", "АВСЕНКМОРТХасеорху"))
}
