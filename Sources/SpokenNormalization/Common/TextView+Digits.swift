extension TextView {
    /// The digit of any script at a place: "5", «٥», «५», «๕». ICU's numbering systems of plain digits.
    @inline(__always)
    func decimalDigit(_ place: Int) -> (value: UInt8, length: Int)? {
        let byte = self[place]
        if byte < 0x80 { return byte &- 0x30 < 10 ? (byte &- 0x30, 1) : nil }
        return nativeDigit(place, byte)
    }

    private func nativeDigit(_ place: Int, _ lead: UInt8) -> (value: UInt8, length: Int)? {
        let (second, third) = (self[place + 1], self[place + 2])
        switch lead {
        // Arabic, Persian, N’Ko
        case 0xD9 where second &- 0xA0 < 10: return (second &- 0xA0, 2)
        case 0xDB where second &- 0xB0 < 10: return (second &- 0xB0, 2)
        case 0xDF where second &- 0x80 < 10: return (second &- 0x80, 2)
        case 0xE0:
            guard third & 0xC0 == 0x80 else { return nil }
            switch second {
            // Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam
            case 0xA5, 0xA7, 0xA9, 0xAB, 0xAD, 0xAF, 0xB1, 0xB3, 0xB5:
                return third &- 0xA6 < 10 ? (third &- 0xA6, 3) : nil
            // Thai, Lao
            case 0xB9, 0xBB: return third &- 0x90 < 10 ? (third &- 0x90, 3) : nil
            // Tibetan
            case 0xBC: return third &- 0xA0 < 10 ? (third &- 0xA0, 3) : nil
            default: return nil
            }
        case 0xE1:
            switch second {
            // Burmese, Mongolian, Ol Chiki
            case 0x81: return third &- 0x80 < 10 ? (third &- 0x80, 3) : nil
            case 0xA0, 0xB1: return third &- 0x90 < 10 ? (third &- 0x90, 3) : nil
            // Khmer
            case 0x9F: return third &- 0xA0 < 10 ? (third &- 0xA0, 3) : nil
            default: return nil
            }
        // Meetei Mayek
        case 0xEA where second == 0xAF: return third &- 0xB0 < 10 ? (third &- 0xB0, 3) : nil
        // Full width
        case 0xEF where second == 0xBC: return third &- 0x90 < 10 ? (third &- 0x90, 3) : nil
        // Chakma, Adlam
        case 0xF0:
            let fourth = self[place + 3]
            if second == 0x91, third == 0x84 { return fourth &- 0xB6 < 10 ? (fourth &- 0xB6, 4) : nil }
            if second == 0x9E, third == 0xA5 { return fourth &- 0x90 < 10 ? (fourth &- 0x90, 4) : nil }
            return nil
        default: return nil
        }
    }

    /// Whether a digit of any script ends at a place.
    func isDigitBefore(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        return decimalDigit(previousScalar(place)) != nil
    }

    /// The length of the character at a place, at least 1.
    func scalarLength(_ place: Int) -> Int {
        switch self[place] {
        case 0..<0xC2: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }

    /// Marks of the writing direction, which nobody sees or says: U+200E, U+200F, U+061C.
    func directionMarkLength(_ place: Int) -> Int {
        if self[place] == 0xD8, self[place + 1] == 0x9C { return 2 }
        return self[place] == 0xE2 && self[place + 1] == 0x80 && self[place + 2] & 0xFE == 0x8E ? 3 : 0
    }

    func skipDirectionMarks(_ place: Int) -> Int {
        var place = place
        while place < end {
            let length = directionMarkLength(place)
            if length == 0 { break }
            place += length
        }
        return place
    }

    func skipDirectionMarksBack(_ place: Int) -> Int {
        var place = place
        while place > 0 {
            let before = previousScalar(place)
            guard directionMarkLength(before) == place - before, place > before else { break }
            place = before
        }
        return place
    }

    /// Whether a letter stands at a place that belongs to a word with spaces around: none of Chinese, Japanese, Thai,
    /// Lao, Khmer, Burmese and Tibetan. Digits of other scripts are none.
    func isSpacedLetter(_ place: Int) -> Bool {
        // Latin, Greek, Cyrillic, Hebrew: no digits are among them.
        if self[place] < 0xD8 { return letterLength(place) > 0 }
        guard letterLength(place) > 0 || self[place] >= 0xEA, decimalDigit(place) == nil, !isArabicMark(place) else {
            return false
        }
        return letterLength(place) > 0 && !isUnspacedLetter(place)
    }

    /// A letter of a script whose words have no spaces between them, or of Korean, whose particles touch the word.
    func isUnspacedLetter(_ place: Int) -> Bool {
        let second = self[place + 1]
        switch self[place] {
        // Thai and Lao; Tibetan
        case 0xE0: return (0xB8...0xBC).contains(second) && decimalDigit(place) == nil
        // Burmese, Khmer, Hangul jamo
        case 0xE1:
            return (second <= 0x82 || (0x84...0x87).contains(second) || (0x9E...0x9F).contains(second))
                && decimalDigit(place) == nil
        // Kana and bopomofo; Han
        case 0xE3: return second >= 0x81
        case 0xE4...0xE9: return true
        // Hangul
        case 0xEA: return second >= 0xB0
        case 0xEB...0xED: return true
        default: return false
        }
    }

    /// The comma, the semicolon, the question mark and the full stop of Arabic, and its signs between digits.
    private func isArabicMark(_ place: Int) -> Bool {
        let second = self[place + 1]
        switch self[place] {
        case 0xD8: return second == 0x8C || second == 0x9B || second == 0x9F
        case 0xD9: return (0xAA...0xAD).contains(second)
        case 0xDB: return second == 0x94
        default: return false
        }
    }

    /// Whether a vowel or a tone of Thai, Lao, Khmer or Burmese stands at a place, which belongs to the letter before it.
    func isCombiningMark(_ place: Int) -> Bool {
        guard self[place] == 0xE0 || self[place] == 0xE1, place + 2 < end, isUnspacedLetter(place) else { return false }
        let value =
            UInt32(self[place] & 0xF) << 12 | UInt32(self[place + 1] & 0x3F) << 6 | UInt32(self[place + 2] & 0x3F)
        guard let scalar = Unicode.Scalar(value) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }

    /// The same before a place.
    func isSpacedLetterBefore(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        return isSpacedLetter(previousScalar(place))
    }
}
