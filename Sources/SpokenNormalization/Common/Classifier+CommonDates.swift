import SpokenModel

/// Dates that no rule reads: those whose words a table or CLDR has.
extension Classifier {
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

    /// «21 mars 2025»: as the locale writes a date with the name of the month; in words where a table has them.
    func commonNamedDate(_ place: Int) -> Decision? {
        // Rules know more of dates than CLDR.
        guard vocabulary.rows == nil, numbers == .digits || vocabulary.written.hasCalendar, !text.isDigitBefore(place),
            let (date, start, end) = vocabulary.written.dates.date(text, place)
        else { return nil }
        guard isFreeBefore(Front(start: start)), isFreeBehind(end) else { return .skip(end) }
        let (grammaticalCase, doubt) = commonCase(start)
        return .reading(
            Reading(
                start: start, end: end, content: .quantity(.date(date), grammaticalCase), semioticClass: .date,
                confidence: .likely, rule: "locale-named-date", doubt: doubt))
    }
}
