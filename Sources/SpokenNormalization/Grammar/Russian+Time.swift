import SpokenModel

/// Russian hours, dates and days of the week.
extension Classifier {
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

    /// A date by itself tells when: genitive; behind a preposition its own case.
    func dateCase(_ place: Int) -> GrammaticalCase {
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
