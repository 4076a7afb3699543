import SpokenModel

/// Times and dates in languages without rules: those whose words a table has.
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

    /// "21.03.2025", "21/03/2025", "2025-03-21": the country of the locale tells the order of day and month.
    func commonDate(_ place: Int, _ front: Front) -> Decision? {
        let (first, firstCount) = text.digits(place)
        let sign = text[place + firstCount]
        guard sign == 0x2E || sign == 0x2F || sign == 0x2D, front.start == place else { return nil }
        let (month, monthCount) = text.digits(place + firstCount + 1)
        let lastStart = place + firstCount + monthCount + 2
        let (last, lastCount) = text.digits(lastStart)
        let end = lastStart + lastCount
        guard (1...2).contains(monthCount), text[lastStart - 1] == sign else { return nil }
        let isWhole = isFreeBefore(front) && isFreeBehind(end)
        let date: CalendarDate? =
            sign == 0x2D
            ? firstCount == 4 && lastCount == 2 ? CalendarDate(year: first, month: month, day: last) : nil
            : firstCount <= 2 && lastCount == 4 ? date(first, month, year: last) : nil
        guard isWhole, let date else { return .skip(end) }
        let (grammaticalCase, doubt) = commonCase(place)
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), grammaticalCase), semioticClass: .date,
                confidence: .likely, rule: "locale-date", doubt: doubt))
    }

    /// Behind the noun that the time is said with: "18:30 Uhr".
    func clockNounEnd(_ end: Int) -> Int {
        let start = text.skipSpaces(end)
        guard start > end, text.letterLength(start) > 0 else { return end }
        let last = text.wordEnd(start)
        return vocabulary.written.clockNouns.contains(word(start, last)) ? last : end
    }
}
