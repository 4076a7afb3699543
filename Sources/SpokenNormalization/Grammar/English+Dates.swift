import SpokenModel

/// Dates in English: "March 21, 2025", "21st March", "Mar 21", "03/21/2025", "2025-03-21".
extension Classifier {
    /// "03/21/2025" with the month first, "15-01-2020" where only the day can be first.
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
        let monthFirst = CalendarDate(year: year, month: first, day: second.value)
        let dayFirst = CalendarDate(year: year, month: second.value, day: first)
        let date = vocabulary.region.writesDayFirst ? dayFirst ?? monthFirst : monthFirst ?? dayFirst
        guard let date else { return nil }
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
            isBehind(.deadline, place) && !isPart && (second > 12 || first > 12)
            || isBehind(.dated, place) && !isPart && isFree
        guard before < place, isBehindWeekday || isDue else { return nil }
        let monthFirst = CalendarDate(month: first, day: second)
        let dayFirst = CalendarDate(month: second, day: first)
        let date = vocabulary.region.writesDayFirst ? dayFirst ?? monthFirst : monthFirst ?? dayFirst
        guard let date else { return nil }
        return .reading(
            Reading(
                start: place, end: end, content: .quantity(.date(date), .nominative), semioticClass: .date,
                confidence: first <= 12 && second <= 12 ? .guess : .likely))
    }

    /// "6/1–6/30": two days of a year, where the last one cannot be a part of something.
    func englishDateRange(_ place: Int) -> Decision? {
        guard let (first, firstEnd) = slashedDay(place) else { return nil }
        let dash = text.dashLength(firstEnd)
        guard dash > 0, let (last, end) = slashedDay(firstEnd + dash), text.letterLength(end) == 0, text[end] != 0x2F,
            text.dashLength(end) == 0, (last.day ?? 0) > 12 || (first.day ?? 0) > 12
        else { return nil }
        return .reading(
            Reading(
                start: place, end: end,
                content: .joined([
                    .quantity(.date(first), .nominative), .words(separator("to")), .quantity(.date(last), .nominative),
                ]), semioticClass: .date, confidence: .likely))
    }

    private func slashedDay(_ place: Int) -> (CalendarDate, Int)? {
        let (first, firstCount) = text.digits(place)
        guard (1...2).contains(firstCount), text[place + firstCount] == 0x2F else { return nil }
        let (second, secondCount) = text.digits(place + firstCount + 1)
        guard (1...2).contains(secondCount) else { return nil }
        let date =
            vocabulary.region.writesDayFirst
            ? CalendarDate(month: second, day: first) : CalendarDate(month: first, day: second)
        return date.map { ($0, place + firstCount + 1 + secondCount) }
    }

    /// "08/2026": a month and its year.
    func latinMonthYear(_ place: Int) -> Decision? {
        let (month, count) = text.digits(place)
        let (year, yearCount) = text.digits(place + 3)
        let end = place + 7
        guard count == 2, (1...12).contains(month), text[place] == 0x30 || isBehind(.expiry, place),
            text[place + 2] == 0x2F,
            yearCount == 4, (1990...2099).contains(year), text.letterLength(end) == 0, text[end] != 0x2F,
            place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28, text.dashLength(end) == 0
        else { return nil }
        let joint = vocabulary.notation == .spanish ? " de " : " "
        return .reading(
            Reading(
                start: place, end: end,
                content: .joined([.words(latin.monthNames[month - 1] + joint), self.year(year)]), semioticClass: .date,
                confidence: .likely))
    }

    private func isAtClauseOrSpace(_ place: Int) -> Bool {
        place >= text.end || text.spaceLength(place) > 0 || [0x2C, 0x2E, 0x29, 0x0A, 0x3B].contains(text[place])
    }

    /// "21 March 2025", "21st of March", "21 Mar": a day before its month.
    func englishDayMonth(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isGrouped, !number.isNegative, (1...31).contains(number.integer) else {
            return nil
        }
        var dayEnd = number.end
        let isOrdinal = hasOrdinalEnding(number) && text.letterLength(number.end + 2) == 0
        if isOrdinal { dayEnd += 2 }
        var next = text.skipSpaces(dayEnd)
        var hasOf = false
        if isOrdinal, text.has("of ", at: next) {
            hasOf = true
            next = text.skipSpaces(next + 3)
        }
        guard next > dayEnd || text[dayEnd] == 0x2D else { return nil }
        if next == dayEnd { next += 1 }
        let nameEnd = text.wordEnd(next)
        // "5 may vary", "17 may 2010"
        let isDated = yearBehind(nameEnd) != nil
        guard let month = month(next, nameEnd) ?? (isDated ? latin.months[word(next, nameEnd)] : nil),
            CalendarDate(month: month, day: Int(number.integer)) != nil
        else { return nil }
        let name = latin.monthNames[month - 1]
        var end = monthEnd(next, nameEnd, name)
        let yearText = yearBehind(end, isLoose: text[dayEnd] == 0x2D)
        if numbers == .digits {
            let written = word(next, end)
            guard written.lowercased() != name.lowercased() else { return nil }
            return Reading(
                start: next, end: end, content: .words(name + (keepsStop(end) ? "." : "")), semioticClass: .date,
                confidence: .likely)
        }
        let article = wordBefore(start) == "the" ? "" : "the "
        var parts: [Reading.Content] = [
            .words(article), .quantity(.ordinal(number.integer), .nominative), .words(" of " + name),
        ]
        _ = hasOf
        if let yearText {
            parts.append(.words(" "))
            parts.append(year(yearText.value))
            end = yearText.end
        } else if keepsStop(end) {
            parts.append(.words("."))
        }
        return Reading(start: start, end: end, content: .joined(parts), semioticClass: .date, confidence: .likely)
    }

    /// Behind the name of a month and the full stop of its abbreviation.
    private func monthEnd(_ start: Int, _ end: Int, _ name: String) -> Int {
        stopEnd(end, isShort: end - start < name.utf8.count)
    }

    /// Whether a full stop that belongs to an abbreviation ends the sentence too.
    private func keepsStop(_ end: Int) -> Bool {
        text[end - 1] == 0x2E && text.isSentenceEnd(end)
    }

    /// ", 2025", " 2025"
    private func yearBehind(_ place: Int, isLoose: Bool = false) -> (value: Int, end: Int)? {
        var next = text[place] == 0x2C ? text.skipSpaces(place + 1) : text.skipSpaces(place)
        if next == place, isLoose, text[place] == 0x2D { next += 1 }
        guard next > place else { return nil }
        let (value, count) = text.digits(next)
        let end = next + count
        guard count == 4, (1000...2999).contains(value), text.letterLength(end) == 0, text[end] != 0x3A,
            !(text[end] == 0x2E || text[end] == 0x2C) || !text.isDigit(end + 1), spelling(end) == nil
        else { return nil }
        return (value, end)
    }

    /// "March 21, 2025", "Mar 21", "JAN. 15 2020", "Mar 2025", "Jan–Mar": a month before its day or year.
    func englishMonthFirst(_ place: Int, _ end: Int) -> Reading? {
        guard let month = month(place, end) else { return nil }
        let name = latin.monthNames[month - 1]
        let nameEnd = monthEnd(place, end, name)
        let isShort = end - place < name.utf8.count
        let isJoined = text[nameEnd] == 0x2D && text.isDigit(nameEnd + 1)
        let next = isJoined ? nameEnd + 1 : text.skipSpaces(nameEnd)
        let spoken = isShort || !text.isUpper(place) ? name : word(place, end)
        if next > nameEnd, text.isDigit(next) {
            if let year = yearBehind(nameEnd) {
                guard isShort || numbers == .words else { return nil }
                return Reading(
                    start: place, end: numbers == .words ? year.end : nameEnd,
                    content: numbers == .words
                        ? .joined([.words(spoken + " "), self.year(year.value)]) : .words(name),
                    semioticClass: .date, confidence: .likely)
            }
            let number = text.scanNumber(next, vocabulary.syntax)
            var dayEnd = number.start + min(number.integerDigits, 2)
            let day = text.digits(next).value
            let isGroup = number.isGrouped || number.hasFraction || number.isChain
            guard text.digits(next).count <= 2, CalendarDate(month: month, day: day) != nil,
                !isGroup || text[dayEnd] == 0x2C && text[dayEnd + 1] == 0x20
            else { return nil }
            if hasOrdinalEnding(number), text.letterLength(dayEnd + 2) == 0 { dayEnd += 2 }
            guard text.letterLength(dayEnd) == 0, text[dayEnd] != 0x3A, text[dayEnd] != 0x25,
                !text.has("×", at: dayEnd)
            else { return nil }
            // "May 5 kg": no date.
            if quantity(number) != nil || latin.isUnitName(wordAfter(dayEnd).text), text.dashLength(dayEnd) == 0 {
                return nil
            }
            return monthDay(place, nameEnd, month, spoken, day, dayEnd, isShort: isShort, isJoined: isJoined)
        }
        // "the 3rd week of Oct."
        if isShort, nameEnd > end, isBehind(.year, place), text.dashLength(next) == 0 {
            return Reading(
                start: place, end: nameEnd, content: .words(name + (keepsStop(nameEnd) ? "." : "")),
                semioticClass: .date, confidence: .likely)
        }
        // "Jan–Mar", "Sept. – Nov."
        let dash = text.dashLength(next)
        let second = text.skipSpaces(next + dash)
        if dash > 0, isShort, let last = self.month(second, text.wordEnd(second)) {
            let lastName = latin.monthNames[last - 1]
            let stop = monthEnd(second, text.wordEnd(second), lastName)
            return Reading(
                start: place, end: stop,
                content: .words(name + " to " + lastName + (keepsStop(stop) ? "." : "")), semioticClass: .date,
                confidence: .likely)
        }
        return nil
    }

    private func monthDay(
        _ place: Int, _ nameEnd: Int, _ month: Int, _ name: String, _ day: Int, _ dayEnd: Int, isShort: Bool,
        isJoined: Bool
    ) -> Reading? {
        if numbers == .digits {
            // "March 5–7" is misread for its dash, "Mar 5" for its name.
            var end = nameEnd
            var content = latin.monthNames[month - 1]
            if let last = lastDay(dayEnd, month, day) {
                content = (isShort ? content : name) + " \(day) to \(last.day)"
                end = last.end
            } else if let next = dayJoint(dayEnd) {
                content = (isShort ? content : name) + " " + "\(day)"
                return Reading(
                    start: place, end: next, content: .words(content + separator("to")), semioticClass: .compound,
                    confidence: .likely)
            } else if !isShort {
                return nil
            } else if isJoined {
                content += " "
                end += 1
            }
            return Reading(
                start: place, end: end, content: .words(content), semioticClass: .date, confidence: .likely)
        }
        var parts: [Reading.Content] = [.words(name + " "), .quantity(.ordinal(UInt64(day)), .nominative)]
        var end = dayEnd
        if let last = lastDay(dayEnd, month, day) {
            parts += [.words(" to "), .quantity(.ordinal(UInt64(last.day)), .nominative)]
            end = last.end
        } else if let next = dayJoint(end) {
            parts.append(.words(separator("to")))
            return Reading(
                start: place, end: next, content: .joined(parts), semioticClass: .compound, confidence: .likely)
        }
        if let year = yearBehind(end, isLoose: isJoined) {
            parts += [.words(text[end] == 0x2C ? ", " : " "), self.year(year.value)]
            end = year.end
        }
        return Reading(start: place, end: end, content: .joined(parts), semioticClass: .date, confidence: .likely)
    }

    /// "15th"
    private func hasEnding(_ place: Int, _ count: Int) -> Bool {
        (1...2).contains(count) && hasOrdinalEnding(text.scanNumber(place, vocabulary.syntax))
    }

    /// "Jan. 2–Feb. 15": the dash between two days, said as "to".
    private func dayJoint(_ place: Int) -> Int? {
        let start = text.skipSpaces(place)
        let dash = text.dashLength(start)
        guard dash > 0 else { return nil }
        let next = text.skipSpaces(start + dash)
        let end = text.wordEnd(next)
        guard (start > place) == (next > start + dash), text.isUpper(next), month(next, end) != nil,
            text.isDigit(text.skipSpaces(text[end] == 0x2E ? end + 1 : end))
        else { return nil }
        return next
    }

    /// The second day of "March 5–7".
    private func lastDay(_ place: Int, _ month: Int, _ first: Int) -> (day: Int, end: Int)? {
        let dash = text.dashLength(place)
        let (day, count) = text.digits(place + dash)
        var end = place + dash + count
        if hasEnding(place + dash, count), text.letterLength(end + 2) == 0 { end += 2 }
        guard dash > 0, (1...2).contains(count), day > first, CalendarDate(month: month, day: day) != nil,
            text.letterLength(end) == 0, text[end] != 0x2D, text[end] != 0x3A
        else { return nil }
        return (day, end)
    }
}
