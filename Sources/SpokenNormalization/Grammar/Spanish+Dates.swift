import SpokenModel

/// Dates in Spanish: «21/03/2025», «21 de marzo», «5 febrero», «21 mar. 2025», «abril 30», «15-20 de mayo».
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

    /// «21 de marzo de 2025», «5 febrero», «21 mar. 2025», «15–20 de mayo»
    func spanishDayMonth(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isGrouped, !number.isNegative, (1...31).contains(number.integer) else {
            return nil
        }
        var day = number
        var first: ScannedNumber?
        let dash = text.dashLength(number.end)
        if dash > 0, text.isDigit(number.end + dash) {
            let second = text.scanNumber(number.end + dash, vocabulary.syntax)
            guard second.integerDigits <= 2, !second.hasFraction, !second.isChain, second.integer > number.integer
            else {
                return nil
            }
            (first, day) = (number, second)
        }
        var next = text.skipSpaces(day.end)
        var hasOf = false
        if text.has("de ", at: next) {
            next = text.skipSpaces(next + 3)
            hasOf = true
        } else if text[day.end] == 0x2D || text[day.end] == 0x2F {
            next = day.end + 1
        }
        let nameEnd = text.wordEnd(next)
        guard next > day.end, let month = month(next, nameEnd),
            let date = CalendarDate(month: month, day: Int(day.integer))
        else { return nil }
        let name = latin.monthNames[month - 1]
        let isShort = nameEnd - next < name.utf8.count
        var end = stopEnd(nameEnd, isShort: isShort)
        // «21 mar» could be the sea; an abbreviation stands behind a number alone.
        let isJoined = text[day.end] == 0x2D || text[day.end] == 0x2F
        // «6 sep 866 876 862»: a column of numbers
        let behind = text.skipSpaces(end)
        if isShort, behind > end, text.digits(behind).count == 3 || text.digits(behind).count == 1 { return nil }
        let yearText = spanishYear(end, isJoined)
        if yearText == nil, first == nil, !hasOf, end == nameEnd, isSeaOrSet(next, nameEnd, behind: start) {
            return nil
        }
        if first == nil, numbers == .digits, hasOf, !isShort { return nil }
        var parts: [Reading.Content] = []
        if let first {
            let isBehindOf = ["del", "el", "al", "de"].contains(wordBefore(start))
            parts.append(.words(isBehindOf ? "" : "del "))
            parts.append(cardinal(first))
            parts.append(.words(" al "))
        }
        parts.append(.quantity(.date(date), .nominative))
        if let yearText {
            parts.append(.words(yearText.joint))
            parts.append(cardinal(yearText.value))
            end = yearText.end
        } else if text[end - 1] == 0x2E, text.isSentenceEnd(end) {
            parts.append(.words("."))
        }
        // «21 de mayo de 1527-El Escorial»
        let isBeforeTown = text[end] == 0x2D && text.isUpper(end + 1)
        return Reading(
            start: start, end: end, content: .joined(parts), semioticClass: isBeforeTown ? .compound : .date,
            confidence: .likely)
    }

    /// «Viña del Mar», «Costa Mar», but «en Mar 2024»
    private func isNamedSea(_ place: Int) -> Bool {
        guard !isAtStart(place) else { return false }
        return wordBefore(place) == "del" || text.isUpper(place) && text.isUpper(wordStartBefore(place))
            || latin.has(wordBefore(place), .street)
    }

    /// «El 4 mar adentro», «ganó 3 set», «sáb 6, mar 7»: a word that is no month without a year or a date before it.
    private func isSeaOrSet(_ place: Int, _ end: Int, behind start: Int) -> Bool {
        guard latin.has(text.lowered(place, end), .homograph), text[place - 1] != 0x2D, text[place - 1] != 0x2F else {
            return false
        }
        let before = wordBefore(start)
        let isDue = latin.has(before, .preposition) || latin.has(before, .deadline) || latin.weekdays[before] != nil
        return !(isAtClause(end) && (isDue || isAtStart(start)))
    }

    /// «28 jul - 3 ago», «15 jun.–15 sep.»: two days with their months.
    func spanishDateRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let first = shortDay(number), text.dashLength(text.skipSpaces(first.end)) > 0 else { return nil }
        let dashStart = text.skipSpaces(first.end)
        let dash = text.dashLength(dashStart)
        let next = text.skipSpaces(dashStart + dash)
        guard text.isDigit(next), (dashStart > first.end) == (next > dashStart + dash) else { return nil }
        let second = text.scanNumber(next, vocabulary.syntax)
        guard !number.isNegative, let last = shortDay(second), text.dashLength(last.end) == 0 else { return nil }
        let isBehindOf = ["del", "el", "al", "de", "desde"].contains(wordBefore(start))
        var parts: [Reading.Content] = [
            .words(isBehindOf ? "" : "del "), .quantity(.date(first.date), .nominative), .words(" al "),
            .quantity(.date(last.date), .nominative),
        ]
        var end = last.end
        if let year = spanishYear(end, false) {
            parts += [.words(year.joint), cardinal(year.value)]
            end = year.end
        } else if text[end - 1] == 0x2E, text.isSentenceEnd(end) {
            parts.append(.words("."))
        }
        return Reading(start: start, end: end, content: .joined(parts), semioticClass: .date, confidence: .likely)
    }

    /// «28 jul.», «28 de julio»: a day of a month and where it ends.
    private func shortDay(_ number: ScannedNumber) -> (date: CalendarDate, end: Int)? {
        guard (1...31).contains(number.integer), !number.hasFraction, !number.isGrouped, !number.isChain else {
            return nil
        }
        var next = text.skipSpaces(number.end)
        guard next > number.end else { return nil }
        if text.has("de ", at: next) { next = text.skipSpaces(next + 3) }
        let nameEnd = text.wordEnd(next)
        guard let month = month(next, nameEnd), let date = CalendarDate(month: month, day: Int(number.integer)) else {
            return nil
        }
        return (date, stopEnd(nameEnd, isShort: nameEnd - next < latin.monthNames[month - 1].utf8.count))
    }

    /// « de 2025», « del 2020», « 2025», «-2025»
    private func spanishYear(_ place: Int, _ isJoined: Bool) -> (value: Int, end: Int, joint: String)? {
        var next = text.skipSpaces(place)
        var joint = " de "
        if text.has("de ", at: next) {
            next = text.skipSpaces(next + 3)
        } else if text.has("del ", at: next) {
            next = text.skipSpaces(next + 4)
            joint = " del "
        } else if text[place] == 0x2C {
            next = text.skipSpaces(place + 1)
        } else if isJoined, text[place] == 0x2D || text[place] == 0x2F {
            next = place + 1
        }
        let (value, count) = text.digits(next)
        let end = next + count
        // «9 de Julio 1200» is a house.
        if !text.has("de", at: text.skipSpaces(place)), !(1900...2099).contains(value) { return nil }
        guard next > place, count == 4, (1000...2999).contains(value), text.letterLength(end) == 0,
            text[end] != 0x3A, !(text[end] == 0x2E || text[end] == 0x2C) || !text.isDigit(end + 1)
        else { return nil }
        return (value, end, joint)
    }

    /// «abril 30», «abr. 22», «ene.–mar.», «mar. 2025»: a month before its day or year.
    func spanishMonthFirst(_ place: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x20 || text[end] == 0x2E || text.dashLength(end) > 0, let month = month(place, end) else {
            return nil
        }
        // «≈Feb. 2»: the day would come first behind the sign.
        guard place == 0 || text.skipSpacesBack(place) < place || [0x28, 0x0A, 0x2C, 0x3A].contains(text[place - 1])
        else { return nil }
        let name = latin.monthNames[month - 1]
        let isShort = end - place < name.utf8.count
        let nameEnd = stopEnd(end, isShort: isShort)
        let next = text.skipSpaces(nameEnd)
        let isUpper = text.isUpper(place)
        let dash = text.dashLength(nameEnd)
        let second = nameEnd + dash
        if dash > 0, isShort, let last = self.month(second, text.wordEnd(second)) {
            let lastName = latin.monthNames[last - 1]
            let isLastShort = text.wordEnd(second) - second < lastName.utf8.count
            var stop = stopEnd(text.wordEnd(second), isShort: isLastShort)
            var content = Reading.Content.words("\(name) a \(lastName)")
            // «ene.–mar. 2026»
            let (year, count) = text.digits(text.skipSpaces(stop))
            if count == 4, (1900...2099).contains(year), text.letterLength(text.skipSpaces(stop) + 4) == 0 {
                content = .joined([content, .words(" de "), cardinal(year)])
                stop = text.skipSpaces(stop) + 4
            }
            return Reading(
                start: place, end: stop, content: content, semioticClass: .date, confidence: .likely,
                isCapital: isUpper)
        }
        // «mar. de 2019»
        let (dated, yearCount) = text.digits(next + 3)
        if isShort, nameEnd > end, next > nameEnd, text.has("de ", at: next), yearCount == 4,
            (1900...2099).contains(dated),
            text.letterLength(next + 7) == 0, text.dashLength(next + 7) == 0
        {
            return Reading(
                start: place, end: next + 7, content: .joined([.words(name + " de "), year(dated)]),
                semioticClass: .date, confidence: .likely, isCapital: isUpper)
        }
        // «la 3.ª semana de oct.»
        if isShort, nameEnd > end, ["de", "del", "en", "a"].contains(wordBefore(place)), !text.isDigit(next),
            weekday(place) == nil, !isUpper || !text.isUpper(next)
        {
            return Reading(
                start: place, end: nameEnd, content: .words(name + (text.isSentenceEnd(nameEnd) ? "." : "")),
                semioticClass: .date, confidence: .likely, isCapital: isUpper)
        }
        guard next > nameEnd, text.isDigit(next) else { return nil }
        let (value, count) = text.digits(next)
        let stop = next + count
        guard text.letterLength(stop) == 0, text[stop] != 0x3A, text[stop] != 0x2F, text[stop] != 0x25,
            !(text[stop] == 0x2E || text[stop] == 0x2C) || !text.isDigit(stop + 1), text.dashLength(stop) == 0
        else { return nil }
        // «Viña del Mar 2019»
        if nameEnd == end, latin.has(text.lowered(place, end), .homograph), isNamedSea(place) { return nil }
        if count == 4, (1000...2999).contains(value), isShort {
            return Reading(
                start: place, end: stop, content: .joined([.words(name + " de "), cardinal(value)]),
                semioticClass: .date, confidence: .likely, isCapital: isUpper)
        }
        // «mar. 5» is a Tuesday as often.
        if text[nameEnd - 1] == 0x2E, latin.weekdays[text.lowered(place, end)] != nil { return nil }
        // «Calle Mar 5», «sáb 6, mar 7», «Set 2»
        if latin.has(text.lowered(place, end), .homograph) { return nil }
        // «mayo 30 días»: no date.
        guard count <= 2, let date = CalendarDate(month: month, day: value), text.isLineEnd(stop) || text[stop] == 0x2C,
            isShort || isAtStart(place) || wordBefore(place).isEmpty
        else { return nil }
        return Reading(
            start: place, end: stop, content: .quantity(.date(date), .nominative), semioticClass: .date,
            confidence: .likely)
    }
}
