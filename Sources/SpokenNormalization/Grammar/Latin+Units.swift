import SpokenLocaleData
import SpokenModel

/// Spellings of units that are more often other words in English and Spanish: "in", "m", "a".
extension Classifier {
    /// A letter or a word that looks like the spelling of a unit and is more often something else.
    /// - Parameter isApart: whether a space stands before it.
    func latinRefuses(_ meaning: SpellingTable.Meaning, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
        // "$350/yr": behind a slash a unit is what is meant.
        if isRaised(end) { return true }
        // "479 lb⋅ft", "5 A·h": a product with another unit that is no known one, of which no part is said alone.
        if text[end] >= 0xC2, isProductAhead(end) { return true }
        // "4 g's", «En 1985 l'Hospitalet»: behind an apostrophe a word goes on, behind a full stop «m.a.»
        if text[end] == 0x27 && text.letterLength(end + 1) > 0
            || text.has("’", at: end) && text.letterLength(end + 3) > 0
            || text[end] == 0x2E && text.isLetterBefore(end) && text.letterLength(end + 1) > 0 && !text.isUpper(end + 1)
        {
            return true
        }
        if text[start - 1] == 0x2F { return false }
        let next = text.skipSpaces(end)
        let isBeforeWord = next > end && text.letterLength(next) > 0
        let length = end - start
        switch meaning {
        case .currency:
            if length == 1, text.letterLength(start) > 0 { return true }
            // "202,989 $ 195,610": the sign of the next amount
            if profile.has(.english), isApart, next > end, text.isDigit(next) { return true }
            return length == 2 && text.has("Br", at: start) && !isApart
        case .minorUnit:
            // "11am–7p"
            let dash = text.previousScalar(numberStart(before: start))
            // "5-15P"
            let isHour = text.dashLength(dash) > 0 && (text.isLetterBefore(dash) || text.isDigit(dash - 1))
            return length == 1 && text.letterLength(start) > 0
                && (isApart || isBeforeWord || isHour)
        case .magnitude:
            return length <= 2 && latinRefusesMagnitude(start, end, isApart: isApart)
        case .unit(let unit):
            if unit == .time || unit == .century { return true }
            // "a 5 kb plasmid"
            if [.kilobit, .megabit, .gigabit].contains(unit), length == 2 {
                return unit == .kilobit || isTopic(.genome, near: start)
            }
            // "22 bpm" of who breathes
            if unit == .beatPerMinute, isTopic(.breathing, near: start) { return true }
            if length == 2, text[end - 1] == 0x2E, [0x63, 0x54, 0x74].contains(text[start]) {
                return !isSpoon(start, end)
            }
            // "5 t." at the end of a sentence are tons or spoons.
            if length == 1, unit == .teaspoon || unit == .tablespoon { return true }
            // «4 por 100 metros»
            if unit == .percent, text[end - 1] == 0x30 {
                let noun = wordAfter(end).text
                return isBeforeWord && (latin.isUnitName(noun) || spelling(end) != nil)
            }
            if unit == .year || unit == .day {
                return length < 2
                    || !["yr", "yrs", "yr.", "yrs."].contains(word(start, end))
            }
            if length == 1, text.letterLength(start) > 0 {
                // "Flat 12 g", "Clause 5 g": what is numbered has letters too.
                if latin.has(nameBefore(numberStart(before: start)), .clause) { return true }
                return latinRefusesLetter(text[start], start, end, isApart: isApart, isBeforeWord: isBeforeWord)
            }
            if length <= 4, text.isUpper(start), isBeforeBareNumber(end) || isAcronym(start, end) { return true }
            if text.has("in", at: start), length <= 3, profile.has(.english) {
                return !isInch(start, end, isApart: isApart)
            }
            if length == 2, ["pt", "ac", "ct", "pr", "fl", "mo", "Pa", "Mb", "mi"].contains(word(start, end)) {
                if text.has("mi", at: start) || text.has("mo", at: start) || text.has("Mb", at: start) { return false }
                return !(text.has("ct", at: start) && isDecimal(before: start))
            }
            if length == 3, ["cap", "tab", "can", "par"].contains(word(start, end)) { return true }
            return latin.isUnitName(text.exact(start, end))
        }
    }

    private func isProductAhead(_ end: Int) -> Bool {
        let length = text.has("⋅", at: end) ? 3 : text.has("·", at: end) ? 2 : 0
        return length > 0 && vocabulary.spellings?.longestMatch(in: bytes, at: end + length) != nil
    }

    func isDecimal(before start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        var place = last
        while place > 0, last - place < 8, text.isDigit(place - 1) { place -= 1 }
        return place > 1 && place < last && text[place - 1] == syntax.decimal && text.isDigit(place - 2)
    }

    /// "5K", "3M" without a currency: thousands only where people are counted, "10K followers".
    func latinRefusesMagnitude(_ start: Int, _ end: Int, isApart: Bool) -> Bool {
        guard text.letterLength(start) > 0 else { return false }
        // Behind an amount with its sign it is a power of ten: "$5K", "€2 B".
        var place = text.skipSpacesBack(start)
        let last = place
        while place > 0, last - place < 20,
            text.isDigit(place - 1) || [0x2C, 0x2E, 0x20, 0x2D].contains(text[place - 1])
        {
            place -= 1
        }
        let sign = text.previousScalar(place)
        if text[sign] == 0x24 || text.has("£", at: sign) || text.has("¥", at: sign) { return false }
        if text[sign] == 0xE2, text[sign + 1] == 0x82 { return false }
        if text[place - 1] == 0x24 { return false }
        // "9.7 bn people"
        if isApart, end - start == 2, text[end - 1] == 0x6E, text.letterLength(text.skipSpaces(end)) > 0 {
            return false
        }
        if isApart { return text[start] != 0x4D || !isBeforeCurrency(end) }
        // "12.5K", "5bn"
        if isScaled(start, end) { return false }
        let next = wordAfter(end)
        return !(latin.has(next.text, .audience) || isBeforeCurrency(end) || text[end] == 0x2B)
    }

    /// "12.5K", "5bn": glued letters that with a decimal or by themselves can only be a power of ten.
    private func isScaled(_ start: Int, _ end: Int) -> Bool {
        guard text[end] != 0x2D, text[end] != 0x2F else { return false }
        if text.has("bn", at: start) { return end - start == 2 }
        guard end - start == 1, text[start] == 0x4B, text.isDigit(start - 1) else { return false }
        let number = numberStart(before: start)
        return text.scanNumber(number, syntax).hasFraction && !latin.has(wordAfter(end).text, .head)
            && !["run", "race"].contains(wordAfter(end).text)
    }

    func isBeforeCurrency(_ place: Int) -> Bool {
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(place)) else {
            return false
        }
        if case .currency = match.meaning { return true }
        return false
    }

    func isAfterMoney(_ start: Int) -> Bool {
        let place = numberStart(before: start)
        return text[place - 1] == 0x24 || text.has("€", at: place - 3)
    }

    func numberStart(before place: Int) -> Int {
        let last = text.skipSpacesBack(place)
        var start = last
        while start > 0, last - start < 12, text.isDigit(start - 1) || [0x2C, 0x2E].contains(text[start - 1]) {
            start -= 1
        }
        return start
    }

    /// "5 in wide", "6.1 in." is an inch; "5 in a row", "1 in 5" is none.
    func isInch(_ start: Int, _ end: Int, isApart: Bool) -> Bool {
        let next = text.skipSpaces(end)
        let sign = text.skipSpacesBack(numberStart(before: start))
        // "22 x 14 in.", "8 x 8 in pan"
        let isDimension = text[sign - 1] == 0x78 && !text.isLetterBefore(sign - 1) || text.has("×", at: sign - 2)
        if text.has("Hg", at: next) || text.has(". Hg", at: end) { return false }
        if text[end - 1] == 0x2E {
            return isDimension || isApart && text.letterLength(next) > 0 && !text.isUpper(next) || !isApart
                || isDecimal(before: start)
        }
        if next == end { return !text.isDigit(end) && text[end] != 0x2D }
        // "211 ft 5 in (64.4 m)"
        if text[next] == 0x28, text.has("ft", at: sign - 2) || text.has("ft.", at: sign - 3) { return true }
        if !isApart { return true }
        if text[next] == 0x78 && text.letterLength(next + 1) == 0 || text.has("×", at: next) { return true }
        let noun = wordAfter(end).text
        return latin.has(noun, .dimension) || isDimension && latin.has(noun, .head)
    }

    /// "2 yrs. old", "1 pkt. sauce": behind a full stop within a sentence, which can only belong to the unit.
    /// "2,500 pts. 500 more", «20 kg. 5 vendidos»: behind it a number of another thing begins a sentence.
    func latinStopEnd(_ start: Int, _ end: Int) -> Int {
        if text[end - 1] == 0x2E, end - start > 2, isSentenceOfNumber(end) { return end - 1 }
        guard text[end] == 0x2E, text.isLetterBefore(end) else { return end }
        // «4 km., y»
        if [0x2C, 0x3B, 0x3A].contains(text[end + 1]) { return end + 1 }
        guard text.spaceLength(end + 1) > 0 else { return end }
        let next = text.skipSpaces(end + 1)
        // "a 20 lb. Dog": behind the article a noun must follow, and no sentence ends before it.
        if profile.has(.english), text.isUpper(next), ["a", "an"].contains(wordBefore(numberStart(before: start))),
            isAttributive(numberStart(before: start), end + 1)
        {
            return end + 1
        }
        // "12 OZ. CAN"
        if text.isUpper(end - 1), text.isUpper(end - 2), text.isUpper(next), text.isUpper(next + 1) { return end + 1 }
        return text.letterLength(next) > 0 && !text.isUpper(next) ? end + 1 : end
    }

    /// Whether a number that has a noun and no unit begins behind a full stop: not "2 lbs. 8 oz.", "5 ft. 10".
    private func isSentenceOfNumber(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        guard next > place, text.isDigit(next) else { return false }
        let end = text.scanNumber(next, syntax).end
        let noun = text.skipSpaces(end)
        return noun > end && text.wordEnd(noun) > noun + 2 && !latin.has(wordAfter(end).text, .repeated)
            && vocabulary.spellings?.longestMatch(in: bytes, at: noun) == nil
    }

    /// "3 SEC teams", "5 HR managers": capitals among small letters that are no unit.
    private func isAcronym(_ start: Int, _ end: Int) -> Bool {
        guard text.isUpper(start + 1), ["SEC", "FT", "HR", "MIN"].contains(word(start, end)) else { return false }
        let next = text.skipSpaces(end)
        let noun = wordAfter(end).text
        return next > end && text.letterLength(next) > 0 && !text.isUpper(next) && !latin.has(noun, .function)
            && !latin.has(noun, .timer) && !latin.has(noun, .dimension) && !latin.has(noun, .head)
    }
}
