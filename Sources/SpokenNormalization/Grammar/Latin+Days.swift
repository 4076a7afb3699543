import SpokenModel

/// Months and the short names of days, as English and Spanish write them.
extension Classifier {
    /// The month that a word names, without regard to case; "may" and "march" only with a capital.
    func month(_ place: Int, _ end: Int) -> Int? {
        guard end - place >= 3, end - place <= 10 else { return nil }
        let written = word(place, end)
        guard let month = latin.months[written.lowercased()] else { return nil }
        if !text.isUpper(place), profile.has(.english), ["may", "march", "mar"].contains(written) {
            return nil
        }
        return month
    }

    /// Behind the full stop of an abbreviation that is shorter than the name.
    func stopEnd(_ end: Int, isShort: Bool) -> Int { isShort && text[end] == 0x2E ? end + 1 : end }

    /// A weekday's number and the end of its name with its full stop.
    func weekday(_ place: Int) -> (number: Int, end: Int)? {
        let end = text.wordEnd(place)
        guard end - place >= 2, end - place <= 10, let number = latin.weekdays[text.lowered(place, end)] else {
            return nil
        }
        let isShort = end - place <= 5 && !text.lowered(place, end).equals(latin.weekdayNames[number - 1].lowercased())
        return (number, stopEnd(end, isShort: isShort))
    }

    /// «Mon–Fri», «lun.–vie.», «Sat, Sun 10–4»: short names of days beside another day or hours.
    func latinWeekday(_ place: Int, _ end: Int) -> Reading? {
        guard let (first, firstEnd) = weekday(place) else { return nil }
        let name = latin.weekdayNames[first - 1]
        let isShort = end - place <= 5 && !text.lowered(place, end).equals(name.lowercased())
        let isUpper = text.isUpper(place)
        let dashStart = text.skipSpaces(firstEnd)
        let dash = text.dashLength(dashStart)
        if dash > 0, let (last, lastEnd) = weekday(text.skipSpaces(dashStart + dash)), text.dashLength(lastEnd) == 0 {
            let second = latin.weekdayNames[last - 1]
            var stop = lastEnd
            if text[stop - 1] == 0x2E, text.isLineEnd(stop) { stop -= 1 }
            if profile.has(.spanish) {
                let isBehindFrom = isBehind(.preposition, place)
                return Reading(
                    start: place, end: stop, content: .words((isBehindFrom ? "" : "de ") + "\(name) a \(second)"),
                    semioticClass: .time, isCapital: isUpper)
            }
            return Reading(
                start: place, end: stop, content: .words("\(name) to \(second)"), semioticClass: .time)
        }
        // "The dog sat. Nov. 3 it ran."
        let isWord = profile.has(.english) && latin.has(text.lowered(place, end), .verb)
        guard isShort, isUpper || text[firstEnd - 1] == 0x2E && !isWord || profile.has(.spanish) else { return nil }
        // A day alone: beside a comma and a date, before hours, or behind another day.
        let next = text.skipSpaces(firstEnd)
        // "Fri. at 5"
        let isAt =
            profile.has(.english) && next > firstEnd && text[firstEnd - 1] == 0x2E
            && text.has("at ", at: next)
        let isBeforeHours =
            isAt && text.isDigit(text.skipSpaces(next + 3)) || next > firstEnd && isHours(next)
            || text[firstEnd] == 0x3A && isHours(text.skipSpaces(firstEnd + 1))
        let comma = text[firstEnd] == 0x2C || text[firstEnd] == 0x2F || text[next] == 0x26
        let afterComma = text.skipSpaces((text[next] == 0x26 ? next : firstEnd) + 1)
        let isBeforeDay = comma && weekday(afterComma) != nil
        let isBeforeDate =
            text[firstEnd] == 0x2C
            && (month(afterComma, text.wordEnd(afterComma)) != nil
                || text.isDigit(afterComma) && isDayMonth(afterComma))
            || next > firstEnd && (isDayMonth(next) || isMonthDay(next))
        let joint = wordAfter(firstEnd)
        let isJoined =
            next > firstEnd && ["y", "and", "a", "to", "thru", "through"].contains(joint.text)
            && weekday(text.skipSpaces(joint.end)) != nil
        let isClosed = next > firstEnd && latin.has(joint.text, .closed)
        // "on Tues.", "closed Mon."
        let isTold =
            profile.has(.english) && text[firstEnd - 1] == 0x2E && isUpper
            && (wordBefore(place) == "on" || latin.has(wordBefore(place), .closed))
        guard isClosed || isBeforeHours || isBeforeDay || isBeforeDate || isJoined || isTold || isBehindDay(place)
        else { return nil }
        var stop = firstEnd
        if text[stop - 1] == 0x2E, isTold ? text.isSentenceEnd(stop) : text.isLineEnd(stop) { stop -= 1 }
        return Reading(
            start: place, end: stop, content: .words(name), semioticClass: .time, confidence: .likely,
            isCapital: isUpper)
    }

    /// «Mon, Wed & Fri»: behind another day and a joint.
    private func isBehindDay(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end > 3 else { return false }
        var last = end
        if [0x2C, 0x26, 0x2F].contains(text[end - 1]) {
            last = text.skipSpacesBack(end - 1)
        } else {
            let joint = word(text.wordStart(end), end)
            guard ["and", "y", "a", "to", "thru", "through"].contains(joint), end < place else { return false }
            last = text.skipSpacesBack(text.wordStart(end))
        }
        if text[last - 1] == 0x2E { last -= 1 }
        let start = text.wordStart(last)
        return start < last && latin.weekdays[text.lowered(start, last)] != nil
    }

    /// "9–5", "9 AM", "10:30"
    func isHours(_ place: Int) -> Bool {
        let (hour, count) = text.digits(place)
        guard (1...2).contains(count), hour <= 24 else { return false }
        let end = place + count
        if text[end] == 0x3A || text.dashLength(end) > 0 { return text.isDigit(end + 1) || text.dashLength(end) == 3 }
        let next = text.skipSpaces(end)
        return [0x61, 0x41, 0x70, 0x50].contains(text[next])
            && ([0x6D, 0x4D].contains(text[next + 1]) && text.letterLength(next + 2) == 0
                || text[next + 1] == 0x2E && [0x6D, 0x4D].contains(text[text.skipSpaces(next + 2)]))
            || text[next] == 0x68 && text.letterLength(next + 1) == 0
            || text.dashLength(next) > 0 && text.isDigit(text.skipSpaces(next + text.dashLength(next)))
    }

    /// "Mon June 3", "Sat. Nov. 2": a month and its day, behind the name of a day in English.
    private func isMonthDay(_ place: Int) -> Bool {
        guard profile.has(.english), text.isUpper(place) else { return false }
        var end = text.wordEnd(place)
        guard month(place, end) != nil else { return false }
        if text[end] == 0x2E { end += 1 }
        let next = text.skipSpaces(end)
        let (day, count) = text.digits(next)
        return next > end && (1...2).contains(count) && (1...31).contains(day)
    }

    /// "21 Mar", "12/2": a day beside a month.
    private func isDayMonth(_ place: Int) -> Bool {
        let (day, count) = text.digits(place)
        guard (1...2).contains(count), day <= 31 else { return false }
        if text[place + count] == 0x2F, (1...31).contains(text.digits(place + count + 1).value) { return true }
        var next = text.skipSpaces(place + count)
        if text.has("de ", at: next) { next = text.skipSpaces(next + 3) }
        return next > place + count && month(next, text.wordEnd(next)) != nil
    }
}
