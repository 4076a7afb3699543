import SpokenModel

/// Clock times, hours and dates.
extension Classifier {
    func clock(_ place: Int) -> (time: ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let minutes = place + length + 1
        guard (1...2).contains(length), text[place + length] == 0x3A, text.isDigit(minutes), text.isDigit(minutes + 1),
            !text.isDigit(minutes + 2)
        else { return nil }
        var end = minutes + 2
        var second: Int?
        if text[end] == 0x3A, text.isDigit(end + 1) {
            guard text.digits(end + 1).count == 2, text[end + 3] != 0x3A else { return nil }
            second = text.digits(end + 1).value
            end += 3
        }
        // A sign of money makes no time of it.
        guard text[end] != 0x24, text[end] != 0x25,
            !text.has("₽", at: end),
            !text.has("€", at: end)
        else { return nil }
        return ClockTime(hour: hour, minute: text.digits(minutes).value, second: second).map { ($0, end) }
    }

    func classifyClock(_ place: Int) -> Decision? {
        guard let (time, end) = clock(place) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        if dash > 0, let (closes, last) = clock(text.skipSpaces(dashStart + dash)) {
            return .reading(
                Reading(
                    start: place, end: last, content: .quantity(.hours(time, closes), .nominative), semioticClass: .time
                ))
        }
        guard numbers == .words else { return .skip(end) }
        var number = ScannedNumber(start: place, end: end)
        number.integer = UInt64(time.hour)
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.clock(time), governedCase(before: place, of: number)),
                semioticClass: .time))
    }

    /// «31.12.2025», «2025-12-31».
    func classifyDate(_ place: Int) -> Decision? {
        let (first, firstLength) = text.digits(place)
        let separator = text[place + firstLength]
        guard separator == 0x2E || separator == 0x2D || separator == 0x2F else { return nil }
        let secondStart = place + firstLength + 1
        let (second, secondLength) = text.digits(secondStart)
        let thirdStart = secondStart + secondLength + 1
        // «27.1.2010»
        let isShort =
            secondLength == 1
            && (separator == 0x2F
                || profile.has(.russian) && !vocabulary.russian.contexts.has(wordBefore(place), .pointed))
        guard secondLength == 2 || isShort, text[thirdStart - 1] == separator else { return nil }
        let (third, thirdLength) = text.digits(thirdStart)
        let end = thirdStart + thirdLength
        var date: CalendarDate?
        // With slashes the order differs by language: here the day comes first.
        let isSlashed = separator == 0x2F && profile.has(.russian) && !isBehindNumero(place)
        if separator == 0x2E || isSlashed, firstLength <= 2, thirdLength == 4,
            !isShort || separator == 0x2F || (1900...2099).contains(third)
        {
            date = CalendarDate(year: third, month: second, day: first)
        } else if separator == 0x2D, profile.has(.russian), firstLength == 2, thirdLength == 4,
            (1900...2099).contains(third), text[end] != 0x2D, !isBehindNumero(place)
        {
            // «12-03-2015, 14:22»
            date = CalendarDate(year: third, month: second, day: first)
        } else if separator == 0x2D, firstLength == 4, thirdLength == 2 {
            date = CalendarDate(year: first, month: second, day: third)
        } else if separator == 0x2E, firstLength == 2, thirdLength == 2 {
            // «12.05.25»: of this century unless that lies far ahead.
            date = CalendarDate(year: third < 50 ? 2000 + third : 1900 + third, month: second, day: first)
        }
        guard let date, text[end] != 0x2E || !text.isDigit(end + 1) else { return nil }
        let isRussian = profile.has(.russian)
        guard text.letterLength(end) == 0 || isRussian && yearMark(end) != nil else { return nil }
        let grammaticalCase = isRussian ? numericDateCase(place, end) : .nominative
        // «12.04.1985 г. р.»
        if isRussian, let (last, words) = originMark(yearNoun(end)) {
            return .reading(
                Reading(
                    start: place, end: last, content: .quantity(.date(date), grammaticalCase).appending(words),
                    semioticClass: .date))
        }
        return .reading(
            Reading(
                start: place, end: isRussian ? yearNoun(end) : end, content: .quantity(.date(date), grammaticalCase),
                semioticClass: .date))
    }
}
