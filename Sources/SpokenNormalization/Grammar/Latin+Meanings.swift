import SpokenModel

/// Whether what could be an abbreviation is meant as one.
extension Classifier {
    /// Whether short forms of shops and recipes stand where they are such: "Reg. $19.99", "60 ct bottle", «c/8 h».
    func isMeant(_ entry: Vocabulary.Abbreviation, _ place: Int, _ next: Int) -> Bool {
        switch entry.licence {
        case .numbering: return !isAnswer(place, next)
        // "c. 1870", "c. 5 km", but "Act 2004, c. 5"
        case .dated:
            let number = text.scanNumber(next, syntax)
            let isAmount =
                profile.has(.english) && number.fits && (isCounted(number.end) || spelling(number.end) != nil)
            return text.digits(next).count > 2 || isAmount
                || latin.has(loweredAfter(number.end), .era)
        // "ver. 2.1", "Photoshop ver. 11", but "Psalm 5, ver. 11"
        case .versioned:
            let number = text.scanNumber(next, syntax)
            return number.hasFraction || number.isChain || isLineStart(place) || text.isUpper(wordStartBefore(place))
        // "Rev. Stat.", "Hon. Sec."
        case .clerical: return !latin.has(loweredAfter(next), .office)
        // "9th Cir. 2010"
        case .circular: return !isBehindOrdinal(place)
        case .estimated:
            // "Est. 1500 words", but "Est. 1994 by two friends"
            guard text.digits(next).count == 4, isYear(text.scanNumber(next, syntax)) else { return true }
            return isCounted(next + 4) || spelling(next + 4) != nil
        case .least:
            guard text.isDigit(next) else { return true }
            let number = text.scanNumber(next, syntax)
            return number.fits && (isCounted(number.end) || spelling(number.end) != nil)
        case .extreme:
            let noun = wordAfter(next).text
            return !latin.has(noun, .function) && !latin.has(noun, .linking) && !latin.has(noun, .verb)
        case .lasting: return !latin.has(loweredAfter(next), .temporary)
        case .temporary: return latin.has(loweredAfter(next), .temporary)
        // "ETA: 5 min", "ETA 9:40", but the name of a group
        case .arriving:
            let sign = text.skipSpaces(place + 3)
            return text[sign] == 0x3A || text.isDigit(sign) || latin.has(loweredAfter(place + 3), .function)
                || text.isLineEnd(place + 3) && text.skipSpacesBack(place) > 0
        // "APR 12, 2024" is a day of April.
        case .rated: return !text.isDigit(next) || isAmountAhead(next) && text[next + text.digits(next).count] != 0x2C
        case .wordless: return !text.isDigit(next)
        case .pieces:
            let number = numberStart(before: place)
            return text.digits(number).value > 3 && !latin.has(wordAfter(text.wordEnd(place)).text, .gem)
        default: return true
        }
    }

    /// "He said no. 5 men left", "Any left? No. 3 of them": an answer, and the number counts what follows.
    private func isAnswer(_ place: Int, _ next: Int) -> Bool {
        guard text.isDigit(next) else { return false }
        let number = text.scanNumber(next, syntax)
        if wordBefore(place) == "or", wordBefore(wordStartBefore(place)) == "yes" { return true }
        if text.isUpper(place) {
            return text[text.skipSpacesBack(place) - 1] == 0x3F && text.letterLength(text.skipSpaces(number.end)) > 0
        }
        return number.integer != 1 && isCounted(number.end)
    }

    /// «120-123»: a number, a dash and a larger number.
    func isRangeAhead(_ place: Int) -> Bool {
        guard text.isDigit(place) else { return false }
        let first = text.scanNumber(place, syntax)
        guard let (second, _) = rangeEnd(first), !first.isChain, first.fits else { return false }
        return isGrowing(first, second) && text[second.end] != 0x2D
    }

    /// "King, Jr."
    func isJunior(_ place: Int) -> Bool {
        guard text.has("Jr.", at: place) || text.has("Sr.", at: place) else { return false }
        let comma = text.skipSpacesBack(place) - 1
        return text[comma] == 0x2C && text.isUpper(text.wordStart(comma)) && profile.has(.english)
    }

    /// "5 yrs.", "3+ yrs."
    func isBehindCount(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        // «13,5 % vol.»
        if text[end - 1] == 0x25 { return text.has("vol", at: place) }
        return text.isDigit(end - 1) && !text.has("vol", at: place)
            || text[end - 1] == 0x2B && text.isDigit(end - 2) && end < place
    }

    func isBehindAnd(_ place: Int) -> Bool {
        text[text.skipSpacesBack(place) - 1] == 0x26 || wordBefore(place) == "and"
    }

    /// "1 pkg."
    func isBehindOne(_ place: Int) -> Bool {
        let number = numberStart(before: place)
        return text[number] == 0x31 && text.digits(number).count == 1 && text.skipSpacesBack(place) == number + 1
    }

    /// "$250 min. payment", "2-night min.": no minutes.
    func isMinimum(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        if text.isDigit(end - 1) { return isAfterMoney(place) }
        let start = text.wordStart(end)
        return start < end && text[start - 1] == 0x2D && text.isDigit(start - 2)
    }
}
