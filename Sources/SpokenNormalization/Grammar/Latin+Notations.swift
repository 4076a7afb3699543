import SpokenModel

/// Notations of things that look like amounts and are none, in English and Spanish alike.
extension Classifier {
    /// "10W-30", «5W-20»: how thick an oil is, no watts.
    func latinViscosity(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x57, text[number.end + 1] == 0x2D, number.integer <= 25, !number.hasFraction,
            !number.isNegative
        else { return nil }
        let (value, count) = text.digits(number.end + 2)
        let end = number.end + 2 + count
        guard [16, 20, 30, 40, 50, 60].contains(value), text.letterLength(end) == 0, text.dashLength(end) == 0 else {
            return nil
        }
        guard numbers == .words else { return kept(start, end) }
        return Reading(
            start: start, end: end, content: .joined([cardinal(number), .words(" W "), cardinal(value)]),
            semioticClass: .code, confidence: .likely)
    }

    /// "the 2008–09 season", «temporada 2008-09»: two years, where a hyphen alone could stand before a month.
    func latinSeason(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dash = text.dashLength(number.end)
        guard dash > 0, text[number.end + dash] == 0x30, isYear(number), !isBehindDash(start) else { return nil }
        let (short, count) = text.digits(number.end + dash)
        let end = number.end + dash + count
        guard count == 2, UInt64(short) == number.integer % 100 + 1, text.letterLength(end) == 0,
            text.dashLength(end) == 0, ![0x2F, 0x3A].contains(text[end]),
            dash > 1 || latin.has(wordAfter(end).text, .season) || isBehind(.season, start)
        else { return nil }
        let last = year(Int(number.integer) + 1)
        let second: Reading.Content
        if profile.has(.spanish) {
            second = last
        } else {
            second = numbers == .digits ? .words(word(end - 2, end)) : cardinal(short).prefixed("oh ")
        }
        return Reading(
            start: start, end: end, content: .joined([year(Int(number.integer)), .words(separator("to")), second]),
            semioticClass: .date, confidence: .likely)
    }
}
