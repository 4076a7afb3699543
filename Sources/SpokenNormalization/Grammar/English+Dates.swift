import SpokenModel

/// Dates with the name of their month in English: "March 21, 2025", "21st March", "Mar 21".
extension Classifier {
    /// "21 March 2025", "21st of March", "21 Mar": a day before its month.
    func englishDayMonth(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isGrouped, !number.isNegative, (1...31).contains(number.integer) else {
            return nil
        }
        var dayEnd = number.end
        let isOrdinal = hasOrdinalEnding(number) && text.letterLength(number.end + 2) == 0
        if isOrdinal { dayEnd += 2 }
        var next = text.skipSpaces(dayEnd)
        if let first = firstOfTwoDays(number, from: start, dayEnd) { return first }
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
            if let next = dateJoint(end) {
                parts.append(.words(separator("to")))
                return Reading(
                    start: start, end: next, content: .joined(parts), semioticClass: .compound, confidence: .likely)
            }
        } else if keepsStop(end) {
            parts.append(.words("."))
        }
        return Reading(start: start, end: end, content: .joined(parts), semioticClass: .date, confidence: .likely)
    }

    /// "6 and 9 August": in words the first of two days of a month.
    private func firstOfTwoDays(_ number: ScannedNumber, from start: Int, _ dayEnd: Int) -> Reading? {
        let joint = text.skipSpaces(dayEnd)
        guard numbers == .words, joint > dayEnd, text.has("and ", at: joint), text.isDigit(joint + 4) else {
            return nil
        }
        let second = text.scanNumber(joint + 4, vocabulary.syntax)
        let name = text.skipSpaces(second.end)
        guard second.fits, !second.isChain, !second.hasFraction, (1...31).contains(second.integer),
            second.integer > number.integer, name > second.end, text.isUpper(name),
            month(name, text.wordEnd(name)) != nil
        else { return nil }
        let article = wordBefore(start) == "the" ? "" : "the "
        return Reading(
            start: start, end: dayEnd,
            content: Reading.Content.quantity(.ordinal(number.integer), .nominative).prefixed(article),
            semioticClass: .date, confidence: .likely)
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
        if let year = shortYear(nameEnd), isShort {
            return Reading(
                start: place, end: year.end, content: .joined([.words(name + " "), self.year(year.value)]),
                semioticClass: .date, confidence: .likely)
        }
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

    /// "Jan '24": a year without its century.
    private func shortYear(_ place: Int) -> (value: Int, end: Int)? {
        let next = text.skipSpaces(place)
        let digits = next + footMark(next)
        let (value, count) = text.digits(digits)
        guard next > place, digits > next, count == 2, text.letterLength(digits + 2) == 0,
            footMark(digits + 2) == 0, inchMark(digits + 2) == 0
        else { return nil }
        return (value < 50 ? 2000 + value : 1900 + value, digits + 2)
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
            if let next = dateJoint(end) {
                parts.append(.words(separator("to")))
                return Reading(
                    start: place, end: next, content: .joined(parts), semioticClass: .compound, confidence: .likely)
            }
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

    /// "class of '09": in words "oh nine".
    func englishShortYear(_ place: Int) -> Decision? {
        guard text[place] == 0x30, text.digits(place).count == 2, text[place + 1] != 0x30,
            text.letterLength(place + 2) == 0, place > 0, text[place - 1] == 0x27 || text.has("’", at: place - 3),
            let zero = vocabulary.symbols["oh"]
        else { return nil }
        let mark = text[place - 1] == 0x27 ? place - 1 : place - 3
        guard mark == 0 || text.skipSpacesBack(mark) < mark || text[mark - 1] == 0x28,
            isAtClause(place + 2)
                || text.spaceLength(place + 2) > 0 || [0x2E, 0x21, 0x3F].contains(text[place + 2])
        else { return nil }
        return .reading(
            Reading(
                start: place, end: place + 2, content: cardinal(text.digits(place).value).prefixed(zero + " "),
                semioticClass: .date, confidence: .likely))
    }
}
