import SpokenLocaleData
import SpokenModel

/// Single capital letters behind a number: units, houses, sizes, quarters of the wind.
extension Classifier {
    /// Whether one letter behind a number is more often something else than the unit that is written so.
    func latinRefusesLetter(
        _ letter: UInt8, _ start: Int, _ end: Int, isApart: Bool, isBeforeWord: Bool
    ) -> Bool {
        switch letter {
        // g, h, l, m
        case 0x67, 0x68, 0x6C: return false
        case 0x6D:
            return isApart && isBeforeWord && profile.has(.english)
                && !latin.has(wordAfter(end).text, .dimension) && isAfterMoney(start)
        case 0x73: return latinRefusesSecond(start, end, isApart: isApart, isBeforeWord: isBeforeWord)
        // t
        case 0x74:
            return !isApart || isBeforeWord
        // J, K, L, N, V, W
        case 0x4A, 0x4C, 0x4E, 0x56, 0x57:
            if isSize(start, end) || isNamedByLetter(letter, start, end) || isTyre(start) { return true }
            // "123 N Main St"
            if letter == 0x4E || letter == 0x57, isBeforeWord, isApart { return text.isUpper(text.skipSpaces(end)) }
            let next = wordAfter(end).text
            return isBeforeWord && !isApart && !latin.has(next, .head) && !["DC", "AC"].contains(next)
        case 0x4B: return !isApart || isBeforeWord || !isWarmth(start)
        case 0x41:
            let number = numberStart(before: start)
            if text[number - 1] == 0x2F, text[number - 2] == 0x56 { return false }
            return isBeforeWord || !isApart || isNamedByLetter(letter, start, end) || isNamedBySeat(number, end)
        default: return true
        }
    }

    /// s: "wait 30 s", "45s left"; "the 30s" and "iPhone 5s" are none.
    private func latinRefusesSecond(_ start: Int, _ end: Int, isApart: Bool, isBeforeWord: Bool) -> Bool {
        if isBehindMinutes(start) { return false }
        // "9.58 s in the 100 m", "0.7s behind"
        if isBeforeWord, isDecimal(before: start), isBehindTime(end) { return false }
        if isApart || isDecimal(before: start) { return isBeforeWord }
        return !isShortTime(start, end)
    }

    /// Whether a word follows that a decimal time of seconds stands before.
    private func isBehindTime(_ end: Int) -> Bool {
        latin.has(wordAfter(end).text, .margin)
    }

    /// "205/55 R16 91V": the load and the speed of a tyre behind its rim.
    private func isTyre(_ start: Int) -> Bool {
        let number = numberStart(before: start)
        var rim = text.skipSpacesBack(number)
        guard rim < number, text.isDigit(rim - 1) else { return false }
        while rim > 0, number - rim < 5, text.isDigit(rim - 1) { rim -= 1 }
        return text[rim - 1] == 0x52 && (!text.isLetterBefore(rim - 1) || text[rim - 2] == 0x5A)
    }

    /// "2700 K", "273.15 K": a temperature, where "5 K" is a race or five thousand.
    private func isWarmth(_ start: Int) -> Bool {
        let number = numberStart(before: start)
        let value = text.scanNumber(number, syntax)
        return value.hasFraction && !value.value.isZero || text.digits(number).count >= 4 || isBehind(.warm, number)
            || text[number + 1] == syntax.group
    }

    /// "32W x 34L", "32W 30L": the width and the length of trousers.
    private func isSize(_ start: Int, _ end: Int) -> Bool {
        let letter = text[start]
        guard letter == 0x57 || letter == 0x4C, text.isDigit(start - 1) else { return false }
        let other: UInt8 = letter == 0x57 ? 0x4C : 0x57
        if letter == 0x57 {
            var next = text.skipSpaces(end)
            if (text[next] | 0x20) == 0x78 || text[next] == 0x2F { next = text.skipSpaces(next + 1) }
            let last = next + text.digits(next).count
            return last > next && text[last] == other && text.letterLength(last + 1) == 0
        }
        var before = text.skipSpacesBack(numberStart(before: start))
        if (text[before - 1] | 0x20) == 0x78 || text[before - 1] == 0x2F { before = text.skipSpacesBack(before - 1) }
        return text[before - 1] == other && text.isDigit(before - 2)
    }

    /// "Apt. 5 W", "Hwy 12 N", «Calle 12 A»: what stands before the number tells that the letter belongs to a name, or
    /// what stands behind the letter does.
    private func isNamedByLetter(_ letter: UInt8, _ start: Int, _ end: Int) -> Bool {
        let number = numberStart(before: start)
        let isCompass = letter == 0x4E || letter == 0x57
        let before = nameBefore(number)
        if latin.has(before, .place) || latin.has(before, .size) || isCompass && isBehindRoad(number) { return true }
        if isCompass || letter == 0x41, isBehindStreet(number) { return true }
        // «N.º», "N.W."
        if text[end] == 0x2E, text.skipSpaces(end + 1) == end + 1, end + 1 < text.end, text[end + 1] != 0x0A {
            return ![0x29, 0x22, 0x2C].contains(text[end + 1])
        }
        // "45 W 25th St", "H 75 L 55": another number without a unit of its own.
        let next = text.skipSpaces(end)
        if next > end, text.isDigit(next), hasNoUnit(next) { return true }
        // "1200 N. State St."
        let name = text.skipSpaces(end + 1)
        guard isCompass, text[end] == 0x2E, name > end + 1, text.isUpper(name) || text.isDigit(name) else {
            return false
        }
        return !latin.has(loweredAfter(end + 1), .function)
    }

    /// «Mz. 5 Lt. 12», "MIN 3 CHI 2": a name in capitals before a number of its own.
    func isBeforeBareNumber(_ end: Int) -> Bool {
        let next = text.skipSpaces(text[end] == 0x2E ? end + 1 : end)
        return next > end && text.isDigit(next) && hasNoUnit(next)
    }

    /// Whether no unit stands behind the number at a place.
    private func hasNoUnit(_ place: Int) -> Bool {
        let number = text.scanNumber(place, syntax)
        return vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(number.end)) == nil
    }

    /// «C/ Mayor 12 A», "5 A": a letter that belongs to a house, a seat or a class, as long as no current is named.
    private func isNamedBySeat(_ number: Int, _ end: Int) -> Bool {
        if isDecimal(before: end - 1) { return false }
        if isAtStart(number), text.isLineEnd(end) { return true }
        let before = text.skipSpacesBack(number)
        let word = text.wordStart(before)
        guard word < before, text.isUpper(word) else { return false }
        // "5 V 2 A": the unit of another number.
        if text.isDigit(text.skipSpacesBack(word) - 1) { return false }
        let isFirst = text.skipSpacesBack(word) == 0
        return !isFirst && !latin.has(text.lowered(word, before), .electric)
    }

    /// The word before a place, behind which a colon, a full stop or «#» may stand: "Size: 10", "Apt. 5".
    func nameBefore(_ place: Int) -> Word {
        var end = text.skipSpacesBack(place)
        while end > 0, [0x3A, 0x2E, 0x23].contains(text[end - 1]) { end = text.skipSpacesBack(end - 1) }
        guard end < place else { return "" }
        return text.lowered(text.wordStart(end), end)
    }

    /// "Hwy 50", "US 50", "I-95", "CA 99": a road and its number.
    func isBehindRoad(_ number: Int) -> Bool {
        guard number > 1 else { return false }
        if text[number - 1] == 0x2D {
            let start = text.wordStart(number - 1)
            return isRoadLetters(start, number - 1)
        }
        if latin.has(nameBefore(number), .road) { return true }
        let end = text.skipSpacesBack(number)
        return end < number && isRoadLetters(text.wordStart(end), end)
    }

    private func isRoadLetters(_ start: Int, _ end: Int) -> Bool {
        guard profile.has(.english), (1...2).contains(end - start), text.isUpper(start) else { return false }
        let letters = word(start, end)
        return ["I", "US", "SR", "CR", "FM"].contains(letters) || latin.states.contains(letters)
    }

    /// «Calle 12», «C/ Mayor 12», "12 Main St 5": a word for a street within the words before.
    private func isBehindStreet(_ number: Int) -> Bool {
        var end = text.skipSpacesBack(number)
        for _ in 0..<5 {
            while end > 0, [0x2E, 0x2C, 0x2F].contains(text[end - 1]) || text.has("º", at: end - 2) {
                end = text.skipSpacesBack(end - (text[end - 1] == 0xBA ? 2 : 1))
            }
            var start = text.wordStart(end)
            while start == end, text.isDigit(start - 1) {
                while text.isDigit(start - 1) { start -= 1 }
            }
            guard start < end else { return false }
            // «C/ Mayor»
            if text[end] == 0x2F, end - start == 1, text[start] | 0x20 == 0x63 { return true }
            if latin.has(text.lowered(start, end), .street) { return text.isUpper(start) }
            end = text.skipSpacesBack(start)
        }
        return false
    }

    /// "2700 K" of a lamp, «10K seguidores»: the letter of another meaning than the one that the table has first.
    func thousandOrKelvin(_ start: Int, _ end: Int) -> SpellingTable.Meaning? {
        let next = text.skipSpaces(end)
        let isBeforeWord = next > end && text.letterLength(next) > 0
        guard profile.has(.english), !text.isDigit(start - 1), text.letterLength(end) == 0, isWarmth(start),
            !isAfterMoney(start),
            // "0.5 K" may be thousands.
            text.digits(numberStart(before: start)).count > 2,
            !isBeforeWord || latin.has(wordAfter(end).text, .head)
        else { return nil }
        return .unit(.kelvin)
    }
}
