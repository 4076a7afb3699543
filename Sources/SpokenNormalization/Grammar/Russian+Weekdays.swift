import SpokenModel

/// The short names of days.
extension Classifier {
    /// «пн–пт», «сб, вс», «пн, ср и пт», and «пт» before hours.
    func weekdays(_ place: Int, _ end: Int) -> Reading? {
        guard vocabulary.weekdayStarts.mayHave(text, place), let first = vocabulary.weekdays[text.lowered(place, end)]
        else { return nil }
        let isCapital = text.isUpper(place)
        let stop = text[end] == 0x2E ? end + 1 : end
        let dashStart = text.skipSpaces(stop)
        let dash = text.dashLength(dashStart)
        let secondStart = text.skipSpaces(dashStart + dash)
        let secondEnd = text.wordEnd(secondStart)
        if dash > 0, let second = vocabulary.weekdays[text.lowered(secondStart, secondEnd)] {
            let isBehindPreposition = ["в", "во", "по", "на"].contains(wordBefore(place))
            let words =
                isBehindPreposition
                ? "\(first.accusative)–\(second.accusative)"
                : second.number == first.number + 1
                    ? "\(Self.inDay(first)) и \(second.accusative)" : "\(Self.fromDay(first)) по \(second.accusative)"
            let last = text[secondEnd] == 0x2E && !text.isSentenceEnd(secondEnd + 1) ? secondEnd + 1 : secondEnd
            return Reading(
                start: place, end: last, content: .words(words), semioticClass: .date, confidence: .likely,
                isCapital: isCapital)
        }
        if startsClock(text.skipSpaces(stop)) {
            let words = isDayGoverned(place) ? first.accusative : Self.inDay(first)
            return Reading(
                start: place, end: stop, content: .words(words), semioticClass: .date, confidence: .likely,
                isCapital: isCapital)
        }
        // «вс — выходной».
        let closed = dash > 0 ? secondStart : text[stop] == 0x3A ? text.skipSpaces(stop + 1) : text.skipSpaces(stop)
        if closed > stop, Self.closures.contains(where: text.lowered(closed, text.wordEnd(closed)).begins(with:)) {
            return Reading(
                start: place, end: stop, content: .words(isDayGoverned(place) ? first.accusative : first.nominative),
                semioticClass: .date, confidence: .likely, isCapital: isCapital)
        }
        // «Вт 12.11», «ср 13 нояб.»
        let day = text.skipSpaces(stop)
        if day > stop, text.isDigit(day),
            shortDate(day).map({ _ in isZeroed(day) }) ?? (monthName(day + text.digits(day).count) != nil)
        {
            return Reading(
                start: place, end: stop, content: .words(isDayGoverned(place) ? first.accusative : first.nominative),
                semioticClass: .date, confidence: .likely, isCapital: isCapital)
        }
        // In a list of days, or before a date.
        let isListed =
            text[stop] == 0x2C || wordAfter(stop).text == "и" || text[text.skipSpacesBack(place) - 1] == 0x2C
            || wordBefore(place) == "и"
        guard isListed, isInListOfDays(place, stop) else { return nil }
        return Reading(
            start: place, end: text.isSentenceEnd(stop) ? end : stop,
            content: .words(isDayGoverned(place) ? first.accusative : first.nominative),
            semioticClass: .date, confidence: .likely, isCapital: isCapital)
    }

    private static let closures = ["выходн", "закрыт", "нерабоч", "санитарн"]

    private func isDayGoverned(_ place: Int) -> Bool { ["в", "во"].contains(wordBefore(place)) }

    /// «вт» alone may be anything: another day or a date must stand beside it.
    private func isInListOfDays(_ place: Int, _ end: Int) -> Bool {
        var next = text.skipSpaces(text[end] == 0x2C ? end + 1 : end)
        if word(next, text.wordEnd(next)) == "и" { next = text.skipSpaces(text.wordEnd(next)) }
        if vocabulary.isWeekday(text.lowered(next, text.wordEnd(next))) { return true }
        if text[end] == 0x2C, text.isDigit(next), monthName(next + text.digits(next).count) != nil { return true }
        var before = text.skipSpacesBack(place)
        if text[before - 1] == 0x2C { before -= 1 }
        if text[before - 1] == 0x2E { before -= 1 }
        var start = text.wordStart(before)
        if word(start, before) == "и" {
            before = text.skipSpacesBack(start)
            start = text.wordStart(before)
        }
        return vocabulary.isWeekday(text.lowered(start, before))
    }

    private static func inDay(_ day: Vocabulary.Weekday) -> String {
        (day.number == 2 ? "во " : "в ") + day.accusative
    }

    private static func fromDay(_ day: Vocabulary.Weekday) -> String {
        (day.number == 2 || day.number == 3 ? "со " : "с ") + day.genitive
    }
}
