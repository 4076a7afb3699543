extension SpeechScanner {
    /// «•• 1234»: two or more dots or stars and digits.
    mutating func masked(_ start: Int) -> Int {
        var end = start
        var count = 0
        while true {
            if byte(end) == 0x2A {
                end += 1
            } else if isBullet(end) {
                end += 3
            } else if byte(end) == 0x20, count > 0, byte(end + 1) == 0x2A || isBullet(end + 1) {
                end += 1
                continue
            } else {
                break
            }
            count += 1
        }
        var digits = byte(end) == 0x20 ? end + 1 : end
        guard count >= 2, byte(digits).isDigit else { return max(end, start + 1) }
        while byte(digits).isDigit { digits += 1 }
        add(.maskedDigits, start..<digits, nil)
        return digits
    }

    /// Signs that synthesizers skip or spell, emoji, and Cyrillic abbreviations of consonants.
    mutating func character(_ start: Int) -> Int {
        // Letters are told by their bytes: making a character of each would cost more than all the rest.
        if byte(start) == 0xD0 {
            let second = byte(start + 1)
            return second == 0x81 || (0x90...0xAF).contains(second) ? acronym(start) : start + 2
        }
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        guard [0xC2, 0xE2, 0xF0].contains(byte(start)), let scalar = slice(start..<end).unicodeScalars.first else {
            return end
        }
        switch scalar {
        case "№", "§", "½", "¼", "¾", "★", "☆", "†", "‰":
            add(.symbol, start..<end, nil)
        default:
            if scalar.properties.isEmojiPresentation { add(.emoji, start..<end, nil) }
        }
        return end
    }

    /// «СБП»: two to five capital consonants, which no synthesizer can say as a word.
    private mutating func acronym(_ start: Int) -> Int {
        var end = start
        while byte(end) == 0xD0 && (0x81...0xAF).contains(byte(end + 1)) || byte(end) == 0xD0 && byte(end + 1) == 0x81 {
            end += 2
        }
        let isFollowed = (0xD0...0xD1).contains(byte(end)) || byte(end).isDigit || byte(end) == 0x2D
        // A capital alone begins a word, as nearly all do.
        guard !isFollowed, (4...10).contains(end - start) else {
            while (0xD0...0xD3).contains(byte(end)) { end += 2 }
            return max(end, start + 2)
        }
        let letters = slice(start..<end)
        let vowels = letters.contains { "АЕЁИОУЫЭЮЯІЇЄ".contains($0) }
        if startsWord(start), !vowels {
            add(.acronym, start..<end, letters.map { String($0) }.joined(separator: " "))
        }
        while (0xD0...0xD3).contains(byte(end)) { end += 2 }
        return max(end, start + 2)
    }

    /// «XXI» in a Cyrillic text.
    mutating func roman(_ start: Int) -> Int {
        var end = start
        while byte(end).isLetter { end += 1 }
        let word = slice(start..<end)
        guard text.traits.contains(.cyrillicOrGreek), word.count >= 2, word.allSatisfy({ "IVX".contains($0) }),
            RomanNumeral.value(of: word) != nil, byte(end) < 0x80 || isNoBreakSpace(end), !byte(end).isDigit
        else { return end }
        add(.romanNumeral, start..<end, nil)
        return end
    }
}
