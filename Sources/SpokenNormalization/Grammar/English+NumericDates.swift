import SpokenModel

/// Dates in digits in English: "03/21/2025", "6/1–6/30", "by 3/15".
extension Classifier {
    /// "03/21/2025", "15-01-2020": read where one of the two can only be the day, or the country tells; else it stays.
    func englishNumericDate(_ place: Int) -> Decision? {
        let (first, firstCount) = text.digits(place)
        let mark = text[place + firstCount]
        guard (1...2).contains(firstCount), mark == 0x2F || mark == 0x2D else { return nil }
        let second = text.digits(place + firstCount + 1)
        guard (1...2).contains(second.count) else { return nil }
        let thirdStart = place + firstCount + second.count + 2
        guard text[thirdStart - 1] == mark else { return nil }
        let third = text.digits(thirdStart)
        let end = thirdStart + third.count
        guard third.count == 4 || third.count == 2 && mark == 0x2F, text.letterLength(end) == 0,
            text[end] != mark || !text.isDigit(end + 1), third.count == 4 || isAtClauseOrSpace(end)
        else { return nil }
        let year = third.count == 4 ? third.value : third.value < 50 ? 2000 + third.value : 1900 + third.value
        guard let date = date(first, second.value, year: year) else { return .skip(end) }
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), .nominative), semioticClass: .date,
                confidence: first <= 12 && second.value <= 12 ? .likely : .certain))
    }

    /// "Mon 12/2", "Fri, 3/15", "by 3/15": a day without a year behind the name of a day, or where a day is due.
    func englishShortDate(_ place: Int) -> Decision? {
        let (first, firstCount) = text.digits(place)
        guard (1...2).contains(firstCount), text[place + firstCount] == 0x2F else { return nil }
        let (second, secondCount) = text.digits(place + firstCount + 1)
        let end = place + firstCount + 1 + secondCount
        guard (1...2).contains(secondCount), text.letterLength(end) == 0, ![0x2F, 0x25].contains(text[end]),
            !(text[end] == 0x2E || text[end] == 0x2C) || !text.isDigit(end + 1), text.dashLength(end) == 0
        else { return nil }
        let before = text.skipSpacesBack(place)
        let name = text[before - 1] == 0x2C || text[before - 1] == 0x2E ? before - 1 : before
        let start = text.wordStart(name)
        let isBehindWeekday =
            start < name && text.isUpper(start) && latin.weekdays[text.lowered(start, name)] != nil
        // "by 3/15", "due on 12/1": what is no part of something.
        let noun = wordAfter(end).text
        let isFree = noun.isEmpty || latin.has(noun, .function) || text.isUpper(text.skipSpaces(end))
        let isPart = noun == "of" || spelling(end) != nil || latin.isUnitName(noun) || [16, 32, 64].contains(second)
        let isDue =
            isBehind(.deadline, place) && !isPart
            && (second > 12 || first > 12 || text[place] == 0x30 || text[place + firstCount + 1] == 0x30)
            || isBehind(.dated, place) && !isPart && isFree
        guard before < place, isBehindWeekday || isDue else { return nil }
        // "valid thru 11/26", "Expires 05/28": a month and a year as likely
        if !isBehindWeekday, first <= 12, second > 12, secondCount == 2, isExpiry(place) { return .skip(end) }
        guard let date = date(first, second) else { return .skip(end) }
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), .nominative), semioticClass: .date,
                // The region tells which of the two is the month.
                confidence: .likely))
    }

    /// "Expires 05/28", "valid thru 05/28", "use by 05/28"
    private func isExpiry(_ place: Int) -> Bool {
        let before = nameBefore(place)
        if latin.has(before, .expiry) { return true }
        return latin.has(before, .deadline) && isLasting(wordBefore(wordStartBefore(place)))
    }

    private func isLasting(_ word: Word) -> Bool { latin.has(word, .expiry) || latin.has(word, .perishable) }

    /// "6/1–6/30": two days of a year, where the last one cannot be a part of something.
    func englishDateRange(_ place: Int) -> Decision? {
        guard let one = slashedDay(place) else { return nil }
        let dash = text.dashLength(one.end)
        guard dash > 0, let other = slashedDay(one.end + dash) else { return nil }
        let end = other.end
        guard text.letterLength(end) == 0, text[end] != 0x2F, text.dashLength(end) == 0 else { return nil }
        // Where one day is over twelve the order of both is told.
        let isMonthFirst = max(one.second, other.second) > 12
        func day(_ part: (first: Int, second: Int, end: Int)) -> CalendarDate? {
            isMonthFirst
                ? CalendarDate(month: part.first, day: part.second)
                : CalendarDate(month: part.second, day: part.first)
        }
        guard isMonthFirst || max(one.first, other.first) > 12, let first = day(one), let last = day(other) else {
            return nil
        }
        return .reading(
            Reading(
                start: place, end: end,
                content: .joined([
                    .quantity(.date(first), .nominative), .words(separator("to")), .quantity(.date(last), .nominative),
                ]), semioticClass: .date, confidence: .likely))
    }

    private func slashedDay(_ place: Int) -> (first: Int, second: Int, end: Int)? {
        let (first, firstCount) = text.digits(place)
        guard (1...2).contains(firstCount), text[place + firstCount] == 0x2F else { return nil }
        let (second, secondCount) = text.digits(place + firstCount + 1)
        guard (1...2).contains(secondCount) else { return nil }
        return (first, second, place + firstCount + 1 + secondCount)
    }

    /// "08/2026": a month and its year.
    func latinMonthYear(_ place: Int) -> Decision? {
        let (month, count) = text.digits(place)
        let (year, yearCount) = text.digits(place + 3)
        let end = place + 7
        if let expiry = spanishExpiry(place) { return expiry }
        guard count == 2, (1...12).contains(month),
            text[place] == 0x30 || isBehind(.expiry, place) || isBehind(.deadline, place),
            text[place + 2] == 0x2F,
            yearCount == 4, (1990...2099).contains(year), text.letterLength(end) == 0, text[end] != 0x2F,
            place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28, text.dashLength(end) == 0
        else { return nil }
        let joint = profile.has(.spanish) ? " de " : " "
        return .reading(
            Reading(
                start: place, end: end,
                content: .joined([.words(latin.monthNames[month - 1] + joint), self.year(year)]), semioticClass: .date,
                confidence: .likely))
    }

    private func isAtClauseOrSpace(_ place: Int) -> Bool {
        place >= text.end || text.spaceLength(place) > 0 || [0x2C, 0x2E, 0x29, 0x0A, 0x3B].contains(text[place])
    }
}
