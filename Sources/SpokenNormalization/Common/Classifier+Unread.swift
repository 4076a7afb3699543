import SpokenLocaleData

/// What no rule has read although something should be said for it. Nothing here decides what is said.
extension Classifier {
    /// Visits the unread numbers, amounts, signs and abbreviations between two places, with the kind of each as its rule.
    func findUnread(in range: Range<Int>, _ visit: (Range<Int>, RuleID) -> Void) {
        var place = range.lowerBound
        while place < range.upperBound {
            var end = place + 1
            var rule = RuleID.none
            if text.isDigit(place) {
                (end, rule) = unreadNumber(place)
            } else if text.letterLength(place) > 0 {
                (end, rule) = unreadWord(place)
            } else if text[place] >= 0x80 || text[place] == 0x24 || text[place] == 0x25 {
                (end, rule) = unreadSign(place)
            }
            if !rule.isNone, end <= range.upperBound { visit(place..<end, rule) }
            place = max(end, place + 1)
        }
    }

    /// In words every number; in digits one with a unit that the tables know by a short form.
    private func unreadNumber(_ place: Int) -> (end: Int, rule: RuleID) {
        if place > 0, text[place - 1] < 0x2F, let end = specifierEnd(place) { return (end, .none) }
        var end = place
        while text.isDigit(end) || [0x2C, 0x2E, 0x2F, 0x3A].contains(text[end]) && text.isDigit(end + 1) { end += 1 }
        // «12 345 678»: the groups of one number.
        end = max(end, text.scanNumber(place, syntax).end)
        if let (meaning, last) = unitBehind(end), text.letterLength(last) == 0,
            isShort(meaning, text.skipSpaces(end), last)
        {
            return (last, "unread-amount")
        }
        return (end, numbers == .words ? "unread-number" : .none)
    }

    /// Whether a unit is written shorter than its noun, and is no word of the language by itself: «кг», but not «с», «in».
    private func isShort(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int) -> Bool {
        let letters = text.wordEnd(start)
        guard letters > start else { return true }
        let written = text.lowered(start, letters)
        if vocabulary.rows?.government(text, start, letters) != nil { return false }
        if case .magnitude = meaning { return text[end - 1] == 0x2E || vocabulary.isShort(meaning, written.string) }
        return vocabulary.noun(meaning, isPlural: false).map { written.count < $0.count } ?? false
    }

    /// «руб.», «т.к.», "approx. half": letters with a full stop that ends no sentence.
    private func unreadWord(_ place: Int) -> (end: Int, rule: RuleID) {
        let end = text.wordEnd(place)
        if text[place] < 0x80, isElectronic(place, end) { return (chunkEnd(place), .none) }
        if let end = loneUnitEnd(place) { return (end, "unread-unit") }
        guard text[end] == 0x2E, !text.isLetterBefore(place), !text.isUpper(place), text[end + 1] != 0x2E else {
            return (end, .none)
        }
        let next = end + 1
        // A name with points: «example.com», «a.b.c».
        if text.letterLength(next) > 0 {
            let last = text.wordEnd(next)
            guard end - place <= 4, last - next <= 4, text[last] == 0x2E else { return (codeEnd(last), .none) }
            return (last + 1, "unread-abbreviation")
        }
        let isKnown = isAbbreviation(place, next)
        guard isKnown || end - place <= 10 else { return (end, .none) }
        let isCertain = isKnown || text.isSmall(place) && !hasVowel(place, end)
        // A whole sentence may stand in brackets: "(It is late.)".
        if [0x2C, 0x3B].contains(text[next]) || isCertain && text[next] == 0x29 {
            return (next, "unread-abbreviation")
        }
        let beyond = text.skipSpaces(next)
        guard beyond > next else { return (end, .none) }
        if text.isDigit(beyond) {
            return (next, isCertain ? "unread-abbreviation" : .none)
        }
        // Without capitals nothing tells where a sentence begins; "iOS" begins one.
        let goesOn = text.isSmall(beyond) && !text.isUpper(beyond + text.letterLength(beyond))
        return (next, goesOn ? "unread-abbreviation" : .none)
    }

    /// «(кг)», «скорость в км/ч»: a unit without a number, of two letters or more that make no word and no syllable.
    private func loneUnitEnd(_ place: Int) -> Int? {
        guard !text.isLetterBefore(place), ![0x2D, 0x2F].contains(text[place - 1]), !text.isDigit(place - 1),
            let (meaning, end) = unitBehind(place), text.letterLength(end) == 0, text[end] != 0x2D,
            text.wordEnd(place) > place + text.letterLength(place), !hasVowel(place, end),
            isShort(meaning, place, end)
        else { return nil }
        // «руб/мес»
        return text[end] == 0x2F && text.letterLength(end + 1) > 0 ? text.wordEnd(end + 1) : end
    }

    /// Whether the table has what is written so, with a small or a capital letter: «ст.», «Ст.»
    func isAbbreviation(
        _ start: Int, _ end: Int, where isMeant: (Vocabulary.Abbreviation) -> Bool = { _ in true }
    ) -> Bool {
        guard end - start >= 2 else { return false }
        let rest = bytes[(start + 2)..<end]
        let written = UInt16(text[start]) << 8 | UInt16(text[start + 1])
        func has(_ letters: UInt16) -> Bool {
            vocabulary.abbreviations[letters].contains {
                $0.written.dropFirst(2).elementsEqual(rest) && isMeant($0)
            }
        }
        // The small letter of a Cyrillic capital, both as their two bytes.
        switch written {
        case 0xD090...0xD09F: return has(written) || has(written + 0x20)
        case 0xD0A0...0xD0AF: return has(written) || has(written + 0xE0)
        default: return has(written)
        }
    }

    private func hasVowel(_ start: Int, _ end: Int) -> Bool {
        text.lowered(start, end).string.contains(where: ScriptLetters.vowels.contains)
    }

    /// Currencies, «%», «°», «№», «§», «×», «±», fractions, arrows and what else mathematics writes.
    private func unreadSign(_ place: Int) -> (end: Int, rule: RuleID) {
        let second = text[place + 1]
        switch text[place] {
        case 0x24 where text.isDigit(text.skipSpaces(place + 1)): return (place + 1, "unread-sign")
        case 0x25 where text.isDigit(text.skipSpacesBack(place) - 1) && specifierEnd(place + 1) == nil:
            return (place + 1, "unread-sign")
        case 0xC2:
            let isSign = [0xA2, 0xA3, 0xA5, 0xA7, 0xB0, 0xB1, 0xB2, 0xB3, 0xBC, 0xBD, 0xBE].contains(second)
            return (place + 2, isSign ? "unread-sign" : .none)
        case 0xC3 where second == 0x97 || second == 0xB7: return (place + 2, "unread-sign")
        case 0xE2:
            // A selector makes an emoji of an arrow.
            if isPresentedAsEmoji(place) { return (place + 6, .none) }
            let third = text[place + 2]
            let isSign: Bool
            switch second {
            case 0x80: isSign = third == 0xB0 || (third == 0xB2 || third == 0xB3) && text.isDigit(place - 1)
            case 0x82: isSign = third >= 0xA0
            // «℃», «ℓ», «№», «Ω»
            case 0x84: isSign = [0x83, 0x89, 0x93, 0x96, 0xA6].contains(third)
            case 0x86: isSign = third >= 0x90
            // ⇤ ⇥ ⇧ ⇪ are the keys of a keyboard, which voices know by their names.
            case 0x87: isSign = ![0xA4, 0xA5, 0xA7, 0xAA].contains(third)
            case 0x89, 0x8A: isSign = true
            // ⋯ is an ellipsis of Chinese.
            case 0x8B: isSign = third != 0xAF
            // The minus needs its number.
            case 0x88: isSign = third != 0x92 || text.isDigit(place + 3)
            default: isSign = false
            }
            return (place + 3, isSign ? "unread-sign" : .none)
        case 0xC4...0xDF: return (place + 2, .none)
        case 0xE0...0xEF: return (place + 3, .none)
        case 0xF0...0xF4: return (place + 4, .none)
        default: break
        }
        return (place + 1, .none)
    }
}
