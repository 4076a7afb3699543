import SpokenModel

/// Clock times, hours and dates.
extension Classifier {
    func clock(_ place: Int) -> (time: ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let minutes = place + length + 1
        guard (1...2).contains(length), text[place + length] == 0x3A, text.isDigit(minutes), text.isDigit(minutes + 1),
            !text.isDigit(minutes + 2), text[minutes + 2] != 0x3A,
            let time = ClockTime(hour: hour, minute: text.digits(minutes).value)
        else { return nil }
        return (time, minutes + 2)
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

    /// «с 09:00 до 23:00» from its first word on.
    func hours(_ start: Int, _ wordEnd: Int) -> Reading? {
        let isCapital = text.has("С", at: start)
        guard vocabulary.language == "ru", isCapital || text.has("с", at: start), wordEnd == start + 2,
            let (opens, end) = clock(text.skipSpaces(wordEnd)), text.skipSpaces(end) > end
        else { return nil }
        let until = text.skipSpaces(end)
        guard text.has("до", at: until), let (closes, last) = clock(text.skipSpaces(until + 4)) else { return nil }
        return Reading(
            start: start, end: last, content: .quantity(.hours(opens, closes), .nominative), semioticClass: .time,
            isCapital: isCapital)
    }

    /// «31.12.2025», «2025-12-31».
    func classifyDate(_ place: Int) -> Decision? {
        let (first, firstLength) = text.digits(place)
        let separator = text[place + firstLength]
        guard separator == 0x2E || separator == 0x2D else { return nil }
        let secondStart = place + firstLength + 1
        let (second, secondLength) = text.digits(secondStart)
        let thirdStart = secondStart + secondLength + 1
        guard secondLength == 2, text[thirdStart - 1] == separator else { return nil }
        let (third, thirdLength) = text.digits(thirdStart)
        let end = thirdStart + thirdLength
        var date: CalendarDate?
        if separator == 0x2E, firstLength <= 2, thirdLength == 4 {
            date = CalendarDate(year: third, month: second, day: first)
        } else if separator == 0x2D, firstLength == 4, thirdLength == 2 {
            date = CalendarDate(year: first, month: second, day: third)
        }
        guard let date, text[end] != 0x2E || !text.isDigit(end + 1), text.letterLength(end) == 0 else { return nil }
        return .reading(
            Reading(start: place, end: end, content: .quantity(.date(date), dateCase(place)), semioticClass: .date))
    }

    /// A date by itself tells when: genitive; behind a preposition its own case.
    private func dateCase(_ place: Int) -> GrammaticalCase {
        let governed = governedCase(before: place, of: ScannedNumber(start: place, end: place))
        return governed == .nominative ? .genitive : governed
    }

    /// «21 марта», «21 марта 2025 г.».
    func dayAndMonth(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard (1...31).contains(number.integer), !number.hasFraction, !number.isNegative else { return nil }
        let monthStart = text.skipSpaces(number.end)
        var end = text.wordEnd(monthStart)
        if text[end] == 0x2E, vocabulary.months[word(monthStart, end + 1)] != nil { end += 1 }
        guard let month = vocabulary.months[word(monthStart, end)] else { return nil }
        let yearStart = text.skipSpaces(end)
        let (year, length) = text.digits(yearStart)
        let hasYear = length == 4 && text.letterLength(yearStart + 4) == 0
        if hasYear { end = yearMark(yearStart + 4) ?? yearStart + 4 }
        let isMarked = hasYear && end > yearStart + 4
        guard let date = CalendarDate(year: hasYear ? year : nil, month: month, day: Int(number.integer)),
            numbers == .words || isMarked || text[end - 1] == 0x2E
        else { return nil }
        return Reading(
            start: start, end: end, content: .quantity(.date(date), dateCase(start)), semioticClass: .date)
    }

    /// «2025 г.», «в 2025 г.».
    func year(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits == 4, !number.isGrouped, !number.hasFraction, !number.isNegative,
            (1000...2999).contains(number.integer), let end = yearMark(number.end),
            let date = CalendarDate(year: Int(number.integer))
        else { return nil }
        let before = wordBefore(start)
        let grammaticalCase: GrammaticalCase =
            before == "в" ? .prepositional : governedCase(before: start, of: number)
        return Reading(
            start: start, end: end, content: .quantity(.date(date), grammaticalCase), semioticClass: .date,
            confidence: .likely)
    }

    /// The end of «г.» behind a year, with its full stop unless that ends the sentence.
    private func yearMark(_ place: Int) -> Int? {
        let start = text.skipSpaces(place)
        guard text.has("г.", at: start) else { return nil }
        return text.isSentenceEnd(start + 3) ? start + 2 : start + 3
    }

    /// The first day of «с 1 по 5 мая».
    func firstDay(_ number: ScannedNumber) -> Reading? {
        guard numbers == .words, vocabulary.language == "ru", (1...31).contains(number.integer), !number.hasFraction
        else {
            return nil
        }
        let until = wordAfter(number.end)
        let second = text.skipSpaces(until.end)
        guard ["по", "до"].contains(until.text), ["с", "со"].contains(wordBefore(number.start)), text.isDigit(second),
            vocabulary.months[wordAfter(second + text.digits(second).count).text] != nil
        else { return nil }
        return Reading(
            start: number.start, end: number.end, content: .quantity(.ordinal(number.integer, .neuter), .genitive),
            semioticClass: .date, confidence: .likely)
    }

    /// «пн–пт», «сб, вс» and «пт» before hours.
    func weekdays(_ place: Int, _ end: Int) -> Reading? {
        guard let first = vocabulary.weekdays[word(place, end).lowercased()] else { return nil }
        let dash = text.dashLength(end)
        let secondEnd = text.wordEnd(end + dash)
        let isCapital = text.isUpper(place)
        if dash > 0, let second = vocabulary.weekdays[word(end + dash, secondEnd).lowercased()] {
            let words =
                second.number == first.number + 1
                ? "в \(first.accusative) и \(second.accusative)" : "с \(first.genitive) по \(second.accusative)"
            return Reading(
                start: place, end: secondEnd, content: .words(words),
                semioticClass: .date, confidence: .likely, isCapital: isCapital)
        }
        guard clock(text.skipSpaces(end)) != nil else { return nil }
        return Reading(
            start: place, end: end, content: .words("в \(first.accusative)"), semioticClass: .date, confidence: .likely,
            isCapital: isCapital)
    }
}
