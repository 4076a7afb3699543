import SpokenModel

/// Latin letters in words of a language that is written in Cyrillic ones.
extension Classifier {
    /// «Cыр» with a Latin C; what comes out may be letters that are said by their names: «НДC».
    func commonLookAlike(_ place: Int, _ rows: RowBook) -> Reading? {
        let end = text.wordEnd(place)
        guard profile.isCyrillic, var repaired = repaired(place, end), isFreeBefore(Front(start: place)) else {
            return nil
        }
        let spelled = numbers == .words ? repaired.withUTF8 { rows.initialisms?.spoken($0) } : nil
        return Reading(
            start: place, end: end, content: .words(spelled ?? repaired), semioticClass: .lookAlike, rule: "look-alike")
    }

    /// A word of both alphabets in Cyrillic letters; nil for any other word, and for one that cannot be repaired.
    func repaired(_ place: Int, _ end: Int) -> String? {
        guard text.hasBothAlphabets(place, end) else { return nil }
        var repaired = ""
        for character in word(place, end) {
            guard character.isASCII else {
                repaired.append(character)
                continue
            }
            guard let same = ScriptLetters.alike[character] else { return nil }
            repaired.append(same)
        }
        return repaired
    }
}

extension TextView {
    /// Whether a word has Latin and Cyrillic letters.
    @inline(__always)
    func hasBothAlphabets(_ place: Int, _ end: Int) -> Bool {
        guard isMixed(place, end) else { return false }
        var (hasLatin, hasCyrillic) = (false, false)
        for index in place..<end {
            let byte = self[index]
            if byte < 0x80 { hasLatin = true } else if byte == 0xD0 || byte == 0xD1 { hasCyrillic = true }
        }
        return hasLatin && hasCyrillic
    }

    /// Whether a word has bytes of ASCII and others, eight of them at once.
    @inline(__always)
    private func isMixed(_ place: Int, _ end: Int) -> Bool {
        let isASCII = self[place] < 0x80
        var index = max(place, 0)
        let last = min(end, self.end)
        let high: UInt64 = 0x8080_8080_8080_8080
        while last &- index >= 8 {
            let bytes = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & high
            if bytes != (isASCII ? 0 : high) { return true }
            index &+= 8
        }
        while index < last {
            if (base[index] < 0x80) != isASCII { return true }
            index &+= 1
        }
        return false
    }
}
