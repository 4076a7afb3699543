import SpokenModel

/// Times and dates that no rule reads: those whose words a table has.
extension Classifier {
    /// "18:30", "18:30 Uhr", "9:00–18:00". With seconds, or where no words are known, it stays.
    func commonTime(_ place: Int, _ front: Front) -> Decision? {
        let (_, length) = text.digits(place)
        guard (1...2).contains(length), text[place + length] == 0x3A, text.isDigit(place + length + 1) else {
            return nil
        }
        guard front.start == place, isFreeBefore(front), let (time, end) = minuteTime(place) else {
            return .skip(chunkEnd(place))
        }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        if dash > 0 {
            let next = text.skipSpaces(dashStart + dash)
            guard let (closes, last) = minuteTime(next), isFreeBehind(last) else { return .skip(chunkEnd(next)) }
            // Behind a word «9:00–18:00» may be governed: «od 9:00–18:00».
            guard commonCase(place).1 == .none, governor(place) == nil else { return .skip(last) }
            return .reading(
                Reading(
                    start: place, end: clockNounEnd(last), content: .quantity(.hours(time, closes), .nominative),
                    semioticClass: .time, confidence: .likely, rule: "locale-hours"))
        }
        guard numbers == .words, isFreeBehind(end), formAhead(end, vocabulary.written) == nil else {
            return .skip(chunkEnd(place))
        }
        let (grammaticalCase, doubt) = commonCase(place)
        return .reading(
            Reading(
                start: place, end: clockNounEnd(end), content: .quantity(.clock(time), grammaticalCase),
                semioticClass: .time, confidence: .likely, rule: "locale-clock", doubt: doubt))
    }

    /// "6:30 PM", «下午6:30»: as the locale writes a time. Where no words for it are known all of it stays.
    func commonWrittenTime(_ place: Int) -> Decision? {
        // Rules know more of times than CLDR.
        guard vocabulary.rows == nil, let (time, start, end, isBare) = vocabulary.written.clock.time(text, place),
            // "6:30" is not made "06:30".
            numbers == .words || !isBare
        else { return nil }
        let isWhole = text[end] != 0x3A && !text.isDigitBefore(start)
        guard isWhole, isFreeBefore(Front(start: start)), isFreeBehind(end), text.dashLength(text.skipSpaces(end)) == 0,
            formAhead(end, vocabulary.written) == nil
        else { return nil }
        let (grammaticalCase, doubt) = commonCase(start)
        return .reading(
            Reading(
                start: start, end: clockNounEnd(end), content: .quantity(.clock(time), grammaticalCase),
                semioticClass: .time, confidence: .likely, rule: "locale-clock", doubt: doubt))
    }

    /// "18:30" without seconds.
    func minuteTime(_ place: Int) -> (ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let end = place + length + 3
        guard (1...2).contains(length), text[place + length] == 0x3A, text.isDigit(end - 2), text.isDigit(end - 1),
            !text.isDigit(end), text[end] != 0x3A,
            let time = ClockTime(hour: hour, minute: text.digits(place + length + 1).value)
        else { return nil }
        return (time, end)
    }

    /// Behind the noun that the time is said with: "18:30 Uhr".
    func clockNounEnd(_ end: Int) -> Int {
        let start = text.skipSpaces(end)
        guard start > end, text.letterLength(start) > 0 else { return end }
        let last = text.wordEnd(start)
        return vocabulary.written.clockNouns.contains(word(start, last)) ? last : end
    }
}
