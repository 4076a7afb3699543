import SpokenModel

/// Dates in digits in Spanish: «21/03/2025», «lun 24/12».
extension Classifier {
    func spanishSlashedDate(_ place: Int) -> Decision? {
        let (day, dayCount) = text.digits(place)
        let mark = text[place + dayCount]
        guard (1...2).contains(dayCount), mark == 0x2F || mark == 0x2D else { return nil }
        let month = text.digits(place + dayCount + 1)
        let yearStart = place + dayCount + month.count + 2
        guard (1...2).contains(month.count), text[yearStart - 1] == mark else { return nil }
        let year = text.digits(yearStart)
        let end = yearStart + year.count
        guard year.count == 4 || year.count == 2 && mark == 0x2F, text.letterLength(end) == 0,
            text[end] != mark || !text.isDigit(end + 1),
            let date = date(
                day, month.value,
                year: year.count == 4 ? year.value : year.value < 50 ? 2000 + year.value : 1900 + year.value)
        else { return nil }
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), .nominative), semioticClass: .date,
                confidence: day <= 12 ? .likely : .certain))
    }

    /// «lun 24/12», «sáb., 3/5»: a day without a year behind the name of a day.
    func spanishShortDate(_ place: Int) -> Decision? {
        let (day, dayCount) = text.digits(place)
        guard (1...2).contains(dayCount), text[place + dayCount] == 0x2F else { return nil }
        let (month, monthCount) = text.digits(place + dayCount + 1)
        let end = place + dayCount + 1 + monthCount
        guard (1...2).contains(monthCount), text.letterLength(end) == 0, ![0x2F, 0x25].contains(text[end]),
            !(text[end] == 0x2E || text[end] == 0x2C) || !text.isDigit(end + 1), text.dashLength(end) == 0,
            let date = date(day, month)
        else { return nil }
        let before = text.skipSpacesBack(place)
        var name = before
        while name > 0, text[name - 1] == 0x2C || text[name - 1] == 0x2E { name -= 1 }
        let start = text.wordStart(name)
        let isBehindWeekday = start < name && latin.weekdays[text.lowered(start, name)] != nil
        // «el 24/12», «el 3/10.»: what is no part of something.
        let noun = wordAfter(end).text
        // «el 3/6 de 9 a 13 h»
        let isBeforeHours =
            text.has(" de ", at: end) && text.isDigit(end + 4)
            && text.has(" a ", at: end + 4 + text.digits(end + 4).count)
        let isAlone =
            ["el", "del"].contains(wordBefore(place))
            && (noun.isEmpty || latin.has(noun, .function) && noun != "de" || isBeforeHours)
        let isDue =
            isBehind(.deadline, place)
            && (day > 12 || text[place + dayCount + 1] == 0x30 || text[place] == 0x30 || isAlone)
            && !(day == 24 && month == 7) && (noun != "de" || isBeforeHours) && !latin.isUnitName(noun)
        guard before < place, isBehindWeekday || isDue else { return nil }
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), .nominative), semioticClass: .date,
                confidence: .likely))
    }
}
