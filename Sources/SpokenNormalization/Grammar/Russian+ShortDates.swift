import SpokenModel

/// Days in digits, with and without their year: «12.03», «28.02–03.03.2025».
extension Classifier {
    /// «12.03» where a date is meant: behind a preposition of time or a day of the week, or in a range of two.
    /// - Parameter mark: what stands between the day and the month.
    func shortDate(_ place: Int, mark: UInt8 = 0x2E) -> (date: CalendarDate, end: Int)? {
        let (day, dayLength) = text.digits(place)
        guard (1...2).contains(dayLength), text[place + dayLength] == mark else { return nil }
        let (month, monthLength) = text.digits(place + dayLength + 1)
        let end = place + dayLength + 1 + monthLength
        guard monthLength == 2, !text.isDigit(end), text[end] != 0x2C || !text.isDigit(end + 1),
            text[end] != 0x2E || !text.isDigit(end + 1), text.letterLength(end) == 0, text[end] != 0x25,
            mark == 0x2E || text[end] != mark, let date = CalendarDate(month: month, day: day)
        else { return nil }
        return (date, end)
    }

    /// «до 31/03»: with a stroke only behind a preposition of time, and where it is neither a share nor a house.
    private func strokeDate(_ place: Int) -> Decision? {
        guard let (date, end) = shortDate(place, mark: 0x2F), isZeroed(place), spelling(end) == nil,
            text[end - 2] == 0x30 || (date.day ?? 0) > 12, Self.dateGovernors.contains(wordBefore(place)),
            place == 0 || text.spaceLength(text.previousScalar(place)) > 0
        else { return nil }
        return .reading(
            .likely(place, end, .quantity(.date(date), dateCase(place)), .date))
    }

    /// «15.03.2025», «15.03.25».
    func dottedDate(_ place: Int) -> (date: CalendarDate, end: Int)? {
        let (day, dayLength) = text.digits(place)
        let monthStart = place + dayLength + 1
        guard (1...2).contains(dayLength), text[monthStart - 1] == 0x2E, text[monthStart + 2] == 0x2E else {
            return nil
        }
        let (month, monthLength) = text.digits(monthStart)
        let (year, yearLength) = text.digits(monthStart + 3)
        let end = monthStart + 3 + yearLength
        guard monthLength == 2, yearLength == 4 || yearLength == 2 && dayLength == 2, text.letterLength(end) == 0,
            text[end] != 0x2E || !text.isDigit(end + 1),
            let date = CalendarDate(
                year: yearLength == 4 ? year : year < 50 ? 2000 + year : 1900 + year, month: month, day: day)
        else { return nil }
        return (date, end)
    }

    /// «28.02–03.03.2025», «15.03.2025–20.03.2025».
    private func numericRange(_ place: Int) -> Decision? {
        guard let (first, end) = dottedDate(place) ?? shortDate(place) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        guard dash > 0, let (last, lastEnd) = dottedDate(text.skipSpaces(dashStart + dash)),
            vocabulary.governors[wordBefore(place)] == nil
        else { return nil }
        return .reading(
            Reading(
                start: place, end: yearNoun(lastEnd),
                content: .quantity(.range(.date(first), .date(last)), .nominative),
                semioticClass: .date))
    }

    /// «05.2026», «до 05/26»: a month and its year.
    func monthAndYear(_ place: Int) -> Decision? {
        let (month, length) = text.digits(place)
        let mark = text[place + 2]
        guard length == 2, mark == 0x2E || mark == 0x2F, (1...12).contains(month),
            place == 0
                || ![0x2E, 0x2F, 0x2C, 0x3A].contains(text[place - 1])
        else { return nil }
        let (year, count) = text.digits(place + 3)
        let end = place + 3 + count
        guard text.letterLength(end) == 0, ![0x2E, 0x2F, 0x2C].contains(text[end]) || !text.isDigit(end + 1),
            text[end] != 0x25, spelling(end) == nil
        else { return nil }
        let before = wordBefore(place)
        // «Договор № 12/2024», «Приказ 07/2025»
        let sign = text.skipSpacesBack(place)
        guard
            mark == 0x2E
                || !text.has("№", at: sign - 3) && text[sign - 1] != 0x23
                    && !isOfDocument(before)
        else { return nil }
        let isShort = count == 2 && mark == 0x2F && (24...45).contains(year) && isExpiry(before, place)
        guard count == 4 && (1950...2099).contains(year) && (mark == 0x2F || month < 10 || before == "до") || isShort,
            let date = CalendarDate(year: isShort ? 2000 + year : year, month: month)
        else { return nil }
        let grammaticalCase =
            before == "в" || before == "во"
            ? .prepositional : before == "по" ? .accusative : governedCase(before: place, of: clockless(place))
        return .reading(
            .likely(place, yearNoun(end), .quantity(.date(date), grammaticalCase), .date))
    }

    /// «Приказ 07/2025», «счёта-фактуры 05/2024»
    private func isOfDocument(_ word: Word) -> Bool {
        let last = word.behindHyphen
        return vocabulary.isOf(word, .document) || vocabulary.isOf(last, .document)
    }

    private func clockless(_ place: Int) -> ScannedNumber { ScannedNumber(start: place, end: place) }

    /// What a card has: «до 05/26», «Срок действия: 05/26», «Visa 05/26».
    private func isExpiry(_ before: Word, _ place: Int) -> Bool {
        if before == "до" { return true }
        let end = text.skipSpacesBack(place)
        let last = text[end - 1] == 0x3A ? end - 1 : end
        let word = text.lowered(text.wordStart(last), last)
        return ["срок", "действия", "действует", "годен", "годна", "годно", "действительна", "истекает"].contains(word)
    }

    /// «15–20.03»
    private func numericDays(_ place: Int) -> Decision? {
        let (day, length) = text.digits(place)
        let dash = text.dashLength(place + length)
        let second = place + length + dash
        // «1–15.06»: without its zero only with a dash that is no hyphen.
        guard dash > 0, length == 2 || length == 1 && dash == 3, text.digits(second).count == 2,
            let (last, end) = dottedDate(second) ?? shortDate(second), let month = last.month, let lastDay = last.day,
            day < Int(lastDay), let first = CalendarDate(month: Int(month), day: day), spelling(end) == nil,
            vocabulary.governors[wordBefore(place)] == nil, text[end] != 0x2D
        else { return nil }
        return .reading(
            .likely(
                place, last.year == nil ? end : yearNoun(end),
                .quantity(.range(.date(first), .date(last)), .nominative), .date))
    }

    /// «с 01.05 по 05.05», «01.05–05.05», «до 21.03».
    func russianShortDate(_ place: Int) -> Decision? {
        if let decision = numericRange(place) ?? numericDays(place) ?? strokeDate(place) { return decision }
        guard let (date, end) = shortDate(place) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        if dash > 0, let (last, lastEnd) = shortDate(text.skipSpaces(dashStart + dash)),
            isZeroed(place) && isZeroed(text.skipSpaces(dashStart + dash)) || isEarlyMonth(end) && isEarlyMonth(lastEnd)
        {
            return .reading(
                .likely(place, lastEnd, .quantity(.range(.date(date), .date(last)), .nominative), .date))
        }
        let before = wordBefore(place)
        let (joint, jointEnd) = wordAfter(end)
        if vocabulary.russian.contexts.has(joint, .clock) || joint == "с" || joint == "до", isZeroed(place),
            startsClock(text.skipSpaces(jointEnd)) || joint == "с" && startsHours(jointEnd)
        {
            return .reading(
                Reading(start: place, end: end, content: .quantity(.date(date), dateCase(place)), semioticClass: .date))
        }
        guard spelling(end) == nil, isZeroed(place) else { return nil }
        guard Self.dateGovernors.contains(before) || vocabulary.russian.isWeekday(before) || isTold(place, end) else {
            // «Дедлайн 31.03»: rather a day than a decimal, and not surely either.
            return numbers == .words ? .skip(end) : nil
        }
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), dateCase(place)), semioticClass: .date,
                // A decimal has a comma, and no zero before its last digit alone: behind these words it is a day.
                confidence: .likely))
    }

    /// Whether the month before a place has its zero: «1.03 – 8.03».
    private func isEarlyMonth(_ end: Int) -> Bool { text[end - 2] == 0x30 }

    /// «Заезд 12.07», «Доставка: 15.03», «15.04, 09:40», «15.03 (пт)»: whether what stands beside it makes a day of it.
    private func isTold(_ place: Int, _ end: Int) -> Bool {
        var next = end
        if text[next] == 0x2C { next += 1 }
        next = text.skipSpaces(next)
        if next > end, clock(next) != nil { return true }
        if text[next] == 0x28 { next += 1 }
        if next > end, vocabulary.russian.isWeekday(text.lowered(next, text.wordEnd(next))) { return true }
        var before = text.skipSpacesBack(place)
        let dash = text.previousScalar(before)
        if text.dashLength(dash) == before - dash, before < place, text.skipSpacesBack(dash) < dash {
            before = text.skipSpacesBack(dash)
        }
        if text[before - 1] == 0x3A || text[before - 1] == 0x2C { before = text.skipSpacesBack(before - 1) }
        if text[before - 1] == 0x2E { before -= 1 }
        let word = text.lowered(text.wordStart(before), before)
        return vocabulary.russian.isWeekday(word)
            || text[before] != 0x2C && text[before] != 0x2E && vocabulary.russian.dateWords.contains(word)
    }

    /// A date is written with its zeros: «05.03», «21.03», never «2.5».
    func isZeroed(_ place: Int) -> Bool { text.digits(place).count == 2 }

    /// The bytes of «сквозь».
    static let longestPreposition = 12

    /// «10 до 14» behind «с».
    private func startsHours(_ place: Int) -> Bool {
        let opening = text.skipSpaces(place)
        guard text.isDigit(opening) else { return false }
        let (joint, end) = wordAfter(opening + text.digits(opening).count)
        return joint == "до" && text.isDigit(text.skipSpaces(end))
    }

    private static let dateGovernors: WordSet = ["с", "со", "до", "по", "к", "после", "на"]
}
