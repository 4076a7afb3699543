import SpokenLocaleData
import SpokenModel

/// Timers and short times: "1m 45s", "1h15m", "30s", "15m ago".
extension Classifier {
    /// "1m 45s", «2 m 30 s»: seconds follow.
    private func isBeforeSeconds(_ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        let (value, count) = text.digits(next)
        guard next > end, (1...2).contains(count), value < 60 else { return false }
        let unit = text.skipSpaces(next + count)
        return text[unit] == 0x73 && text.letterLength(unit + 1) == 0 && !text.isDigit(unit + 1)
    }

    /// "30s", "45s left", "Rest: 45s": seconds, where "the 30s" are years and "iPhone 5s" is a name.
    func isShortTime(_ start: Int, _ end: Int) -> Bool {
        let number = numberStart(before: start)
        let (value, count) = text.digits(number)
        guard number + count == start, (1...2).contains(count), (1...59).contains(value), text[number] != 0x30,
            number == 0 || text[number - 1] == 0x28 || text.skipSpacesBack(number) < number
                || text[number - 1] == 0x0A,
            text[end] != 0x2D
        else { return false }
        let before = nameBefore(number)
        let isClosed = text.isLineEnd(end) || [0x2C, 0x2E, 0x29, 0x3B, 0x21, 0x3F].contains(text[end])
        if isAtStart(number), isClosed { return true }
        // "lows in 40s" are degrees, and "in 30s" may be years.
        if latin.has(before, .age),
            before != "in" || value % 10 == 0 && value > 10 && !isAtStart(wordStartBefore(number))
        {
            return false
        }
        return latin.has(wordAfter(end).text, .timer)
            || latin.has(before, .timer) && wordAfter(end).text != "of" && (isClosed || value < 20 || value % 10 != 0)
    }

    /// "residents": so many million of them, "2.5m residents"; "2.5m sharks" are as long.
    private func areMany(_ noun: Word) -> Bool {
        vocabulary.isPlural(noun) == true && vocabulary.isOf(noun, .person)
    }

    /// "15m ago", "1h 30m", "3d ago": letters that are units of time there.
    func latinTimeUnit(_ start: Int, _ end: Int) -> SpellingTable.Meaning? {
        if text[start] == 0x4B { return end - start == 1 ? thousandOrKelvin(start, end) : nil }
        guard end - start == 1, [0x6D, 0x64, 0x77, 0x79].contains(text[start]) else { return nil }
        let isMinute = text[start] == 0x6D
        if isMinute, isBehindHours(start) || isBeforeSeconds(end) { return .unit(.minute) }
        // "2.5m people"
        if isMinute, profile.has(.english), text.isDigit(start - 1),
            latin.has(wordAfter(end).text, .audience) || areMany(wordAfter(end).text)
        {
            return .magnitude(.million)
        }
        // "2d 4h"
        if text[start] == 0x64, text.isDigit(text.skipSpaces(end)) {
            let hours = text.skipSpaces(end)
            let sign = hours + text.digits(hours).count
            if text[sign] == 0x68, text.letterLength(sign + 1) == 0 { return .unit(.day) }
        }
        guard profile.has(.english), text[end] != 0x2D,
            ["ago", "left", "remaining", "read", "late"].contains(wordAfter(end).text)
        else { return nil }
        switch text[start] {
        case 0x6D: return .unit(.minute)
        case 0x64: return .unit(.day)
        case 0x77: return .unit(.week)
        default: return .unit(.year)
        }
    }

    /// "1h 30m", "2 hr 5m"
    func isBehindHours(_ start: Int) -> Bool {
        let place = text.skipSpacesBack(numberStart(before: start))
        let word = text.wordStart(place)
        guard word < place, place < numberStart(before: start) || place - word == 1 else { return false }
        let length = place - word
        return text[word] == 0x68 && (length == 1 || text.has("hr", at: word) && length <= 3)
            && text.isDigit(text.skipSpacesBack(word) - 1)
    }

    /// "2m 30s", "2 min 30s"
    func isBehindMinutes(_ start: Int) -> Bool {
        let place = text.skipSpacesBack(numberStart(before: start))
        let word = text.wordStart(place)
        guard word < place, text.isDigit(text.skipSpacesBack(word) - 1) else { return false }
        return ["m", "min", "mins", "h", "hr", "hrs"].contains(text.lowered(word, place))
    }

    /// "1 c. sugar", "2 T. butter", "1 t. salt": measures of recipes, before what is measured alone.
    func isSpoon(_ start: Int, _ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        // "2 T. rex"
        return next > end && text.letterLength(next) > 0 && !text.isUpper(next) && text.skipSpacesBack(start) < start
            && !latin.has(wordAfter(end).text, .function) && wordAfter(end).text != "rex"
    }
}
