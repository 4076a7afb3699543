import SpokenLocaleData
import SpokenModel

/// The short names of days.
extension Classifier {
    /// Days beside each other, as they are written: «пн–пт», «сб, вс», «пн, ср и пт».
    private struct DayList {
        var days: [(first: RussianWords.Weekday, last: RussianWords.Weekday?)] = []
        /// What stands between them.
        var joints: [String] = []
        /// Behind the last name, and behind its point.
        var end = 0
        var stop = 0
        var isSingle: Bool { days.count == 1 && days[0].last == nil }
    }

    /// «пн–пт», «сб, вс», «пн, ср и пт», «пт» before hours, before and behind a date, and behind a preposition.
    func weekdays(_ place: Int, _ end: Int) -> Reading? {
        guard vocabulary.russian.weekdays[text.lowered(place, end)] != nil, let list = dayList(place) else {
            return nil
        }
        guard let (words, last) = said(list, at: place) else { return nil }
        return Reading(
            start: place, end: last, content: .words(words), semioticClass: .date, confidence: .likely,
            isCapital: text.isUpper(place) && isAtStartOfPhrase(place))
    }

    private func said(_ list: DayList, at place: Int) -> (words: String, end: Int)? {
        let before = wordBefore(place)
        let isBeforeHours = startsClock(text.skipSpaces(list.stop)) || startsHours(behind: list.stop)
        if isBeforeHours, Self.dayGovernors[before] == nil || before == "с" || before == "до" {
            return (inDays(list), list.stop)
        }
        let sentenceEnd = text.isSentenceEnd(list.stop) ? list.end : list.stop
        if let form = Self.dayGovernors[before] {
            guard !list.isSingle || !isShouted(place) else { return nil }
            // «вт. 5» may be anything, «ср. вес» too.
            let next = loweredAfter(list.stop)
            if list.isSingle, list.stop > list.end, !next.isEmpty, !["по", "до", "и"].contains(next), !isBeforeHours {
                return nil
            }
            return (joined(list) { self.form($0, form) }, isBeforeHours ? list.stop : sentenceEnd)
        }
        if before == "по", list.isSingle {
            guard !isShouted(place) else { return nil }
            let day = list.days[0].first
            return ((isBehindFirstDay(place) ? day.accusative : day.pluralDative).string, sentenceEnd)
        }
        if before == "по" { return (joined(list, \.pluralDative), isBeforeHours ? list.stop : sentenceEnd) }
        if !list.isSingle {
            return (list.days.contains { $0.last != nil } ? inDays(list) : joined(list, \.nominative), sentenceEnd)
        }
        let isTold =
            isBeforeColonHours(list.stop) || isBeforeClosure(list.stop) || isBeforeDate(list.stop)
            || isBehindDate(place)
        guard isTold, !isShouted(place) || isBeforeColonHours(list.stop) else { return nil }
        return (list.days[0].first.nominative.string, sentenceEnd)
    }

    /// Reads the list that begins at a place.
    private func dayList(_ place: Int) -> DayList? {
        var list = DayList()
        var start = place
        while list.days.count < 7, let (day, end, stop) = day(start) {
            var item: (first: RussianWords.Weekday, last: RussianWords.Weekday?) = (day, nil)
            (list.end, list.stop) = (end, stop)
            let dashStart = text.skipSpaces(stop)
            let dash = text.dashLength(dashStart)
            if dash > 0, let (last, lastEnd, lastStop) = self.day(text.skipSpaces(dashStart + dash)) {
                item.last = last
                (list.end, list.stop) = (lastEnd, lastStop)
            }
            list.days.append(item)
            let joint = text.skipSpaces(list.stop)
            if text[list.stop] == 0x2C {
                start = text.skipSpaces(list.stop + 1)
            } else if text[list.stop] == 0x2F {
                start = list.stop + 1
            } else if joint > list.stop, text.has("и", at: joint), text.spaceLength(joint + 2) > 0 {
                start = text.skipSpaces(joint + 2)
            } else {
                break
            }
            guard self.day(start) != nil else { break }
            list.joints.append(text[list.stop] == 0x2C || text[list.stop] == 0x2F ? ", " : " и ")
        }
        return list.days.isEmpty ? nil : list
    }

    /// One short name, and its end without and with its point.
    private func day(_ place: Int) -> (day: RussianWords.Weekday, end: Int, stop: Int)? {
        let end = text.wordEnd(place)
        guard end == place + 4, text[end] != 0x2D || !text.isDigit(end + 1),
            let day = vocabulary.russian.weekdays[text.lowered(place, end)]
        else { return nil }
        return (day, end, text[end] == 0x2E ? end + 1 : end)
    }

    /// «в понедельник, среду», «с понедельника по пятницу, в субботу», «в субботу и воскресенье».
    private func inDays(_ list: DayList) -> String {
        var words = ""
        var isBehindSpan = true
        for (index, (first, last)) in list.days.enumerated() {
            if index > 0 { words += list.joints[index - 1] }
            guard let last else {
                words += isBehindSpan ? Self.inDay(first) : first.accusative.string
                isBehindSpan = false
                continue
            }
            if last.number == first.number + 1 {
                words += "\(Self.inDay(first)) и \(last.accusative.string)"
            } else {
                words += "\(Self.fromDay(first)) по \(last.accusative.string)"
            }
            isBehindSpan = true
        }
        return words
    }

    private func joined(_ list: DayList, _ form: (RussianWords.Weekday) -> LocaleWord) -> String {
        var words = ""
        for (index, (first, last)) in list.days.enumerated() {
            if index > 0 { words += list.joints[index - 1] }
            words += form(first).string + (last.map { "–" + form($0).string } ?? "")
        }
        return words
    }

    private func form(_ day: RussianWords.Weekday, _ grammaticalCase: GrammaticalCase) -> LocaleWord {
        switch grammaticalCase {
        case .genitive: day.genitive
        case .dative: day.dative
        default: day.accusative
        }
    }

    /// Whether another day stands before «по»: «с пн по пт» goes on to one day, «по пт» repeats it.
    private func isBehindFirstDay(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(wordStartBefore(place))
        let last = text[end - 1] == 0x2E ? end - 1 : end
        let word = text.lowered(text.wordStart(last), last)
        return vocabulary.russian.isDayName(word)
    }

    /// «ВС РФ» is a court.
    private func isShouted(_ place: Int) -> Bool { text.isUpper(place) && text.isUpper(place + 2) }

    /// Nothing but a sentence or a line begins with a capital: «…, Пт 9–16» does not.
    private func isAtStartOfPhrase(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        let last = text.previousScalar(before)
        return before == 0 || ![0x2C, 0x3B].contains(text[last]) && text.letterLength(last) == 0 && !text.isDigit(last)
    }

    /// «с 9 до 18», «с 9:00», «до 19» behind days.
    private func startsHours(behind place: Int) -> Bool {
        let (joint, end) = wordAfter(place)
        guard joint == "с" || joint == "до" else { return false }
        let opening = text.skipSpaces(end)
        if clock(opening) != nil || hyphenClock(opening) != nil { return true }
        let (hour, count) = text.digits(opening)
        if joint == "до" { return (1...2).contains(count) && hour <= 24 && isHourTail(opening + count) }
        return (1...2).contains(count) && hour < 24 && wordAfter(opening + count).text == "до"
    }

    /// «Вс: 10–14», «Вт: 18:30».
    private func isBeforeColonHours(_ place: Int) -> Bool {
        text[place] == 0x3A && (startsClock(text.skipSpaces(place + 1)) || startsHours(behind: place + 1))
    }

    /// «вс — выходной».
    private func isBeforeClosure(_ place: Int) -> Bool {
        let dashStart = text.skipSpaces(place)
        let dash = text.dashLength(dashStart)
        let closed = text.skipSpaces(dash > 0 ? dashStart + dash : text[place] == 0x3A ? place + 1 : place)
        return closed > place && Self.closures.contains(where: text.lowered(closed, text.wordEnd(closed)).begins(with:))
    }

    /// «Вт 12.11», «ср, 13 нояб.», «Пт 15.03.2025».
    private func isBeforeDate(_ place: Int) -> Bool {
        let day = text.skipSpaces(text[place] == 0x2C ? place + 1 : place)
        guard day > place, text.isDigit(day) else { return false }
        if dottedDate(day) != nil { return true }
        if let (_, end) = shortDate(day) { return isZeroed(day) && spelling(end) == nil }
        return monthName(day + text.digits(day).count) != nil
    }

    /// «22.05, вт», «15 апр., вт», «15.03 (пт)».
    private func isBehindDate(_ place: Int) -> Bool {
        let mark = text[place - 1] == 0x28 ? place - 1 : text.skipSpacesBack(place) - 1
        guard text[mark] == 0x2C || text[mark] == 0x28 else { return false }
        var end = text.skipSpacesBack(mark)
        if text.isDigit(end - 1) {
            var start = end
            while start > 0, end - start < 10, text.isDigit(start - 1) || text[start - 1] == 0x2E { start -= 1 }
            if dottedDate(start)?.end == end || isZeroed(start) && shortDate(start)?.end == end { return true }
            // «15 марта 2025, пт»
            guard end - start == 4, end - text.skipSpacesBack(start) > 4 else { return false }
            end = text.skipSpacesBack(start)
        }
        let last = text[end - 1] == 0x2E ? end - 1 : end
        let month = text.wordStart(last)
        return month < last && text.isDigit(text.skipSpacesBack(month) - 1) && monthName(month) != nil
    }

    private static let closures: [Word] = ["выходн", "вых", "закрыт", "нерабоч", "санитарн"]

    private static let dayGovernors: [Word: GrammaticalCase] = [
        "в": .accusative, "во": .accusative, "на": .accusative, "каждый": .accusative, "каждую": .accusative,
        "каждое": .accusative, "до": .genitive, "с": .genitive, "со": .genitive, "от": .genitive, "после": .genitive,
        "кроме": .genitive, "к": .dative,
    ]

    private static func inDay(_ day: RussianWords.Weekday) -> String {
        (day.number == 2 ? "во " : "в ") + day.accusative.string
    }

    private static func fromDay(_ day: RussianWords.Weekday) -> String {
        (day.number == 2 || day.number == 3 ? "со " : "с ") + day.genitive.string
    }
}
