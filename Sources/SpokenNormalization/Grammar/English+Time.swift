import SpokenModel

/// Clock times and hours in English: "9 AM", "9:30 p.m.", "21:30", "9:00 AM–11:00 PM", "9–5" behind days.
extension Classifier {
    struct EnglishClock {
        var hour: Int
        var minute: Int?
        var second: Int?
        /// Whether "PM" is written; nil without either.
        var isAfternoon: Bool?
        var hasLeadingZero: Bool
        var end: Int
    }

    func englishClock(_ place: Int, needsMarks: Bool = true) -> EnglishClock? {
        let (hour, count) = text.digits(place)
        guard (1...2).contains(count), hour <= 24 else { return nil }
        var end = place + count
        var clock = EnglishClock(
            hour: hour, minute: nil, second: nil, isAfternoon: nil, hasLeadingZero: text[place] == 0x30, end: end)
        let mark = text[end]
        if mark == 0x3A || mark == 0x2E, text.digits(end + 1).count == 2, text.digits(end + 1).value < 60 {
            let minute = text.digits(end + 1).value
            if mark == 0x3A {
                clock.minute = minute
                end += 3
                if text[end] == 0x3A, text.digits(end + 1).count == 2, text.digits(end + 1).value < 60 {
                    clock.second = text.digits(end + 1).value
                    end += 3
                }
            } else if meridiem(end + 3) != nil {
                clock.minute = minute
                end += 3
            }
        }
        // "1:50,000" is a scale.
        if text[end] == 0x3A || text[end] == 0x2C && text.isDigit(end + 1) { return nil }
        clock.end = end
        if let isAfternoon = meridiemLetter(end, hasMinutes: clock.minute != nil), (1...12).contains(hour) {
            clock.isAfternoon = isAfternoon
            clock.end = end + 1
        } else if let (isAfternoon, last) = meridiem(end), (1...12).contains(hour) || clock.hasLeadingZero && hour == 0
        {
            clock.isAfternoon = isAfternoon
            clock.end = last
        } else if needsMarks, clock.minute == nil {
            return nil
        }
        if text.letterLength(clock.end) > 0 || text.isDigit(clock.end) { return nil }
        return clock
    }

    /// "AM", "p.m.", "a.m": its end, but not the full stop of the sentence.
    private func meridiem(_ place: Int) -> (isAfternoon: Bool, end: Int)? {
        var end = text.skipSpaces(place)
        let first = text[end] | 0x20
        guard first == 0x61 || first == 0x70 else { return nil }
        end += 1
        let isDotted = text[end] == 0x2E
        if isDotted { end += 1 }
        guard text[end] | 0x20 == 0x6D, text.letterLength(end + 1) == 0 else { return nil }
        end += 1
        if isDotted, text[end] == 0x2E, !text.isSentenceEnd(end + 1) || isZone(end + 1) { end += 1 }
        return (first == 0x70, end)
    }

    /// "6:45a", "11a–9p": one letter, behind minutes or on both sides of a dash.
    private func meridiemLetter(_ place: Int, hasMinutes: Bool) -> Bool? {
        guard text[place] == 0x61 || text[place] == 0x70, text.letterLength(place + 1) == 0, !text.isDigit(place + 1),
            text[place + 1] != 0x2F, text[place + 1] != 0x2E || text.letterLength(place + 2) == 0
        else { return nil }
        guard hasMinutes || isPairedLetter(place) else { return nil }
        return text[place] == 0x70
    }

    private func isPairedLetter(_ place: Int) -> Bool {
        let dash = text.dashLength(place + 1)
        let next = place + 1 + dash
        let last = next + text.digits(next).count
        if dash > 0, (1...2).contains(text.digits(next).count), text[last] == 0x61 || text[last] == 0x70 {
            return text.letterLength(last + 1) == 0
        }
        var start = place
        while start > place - 2, text.isDigit(start - 1) { start -= 1 }
        let sign = text.previousScalar(start)
        return text.dashLength(sign) == start - sign && (text[sign - 1] == 0x61 || text[sign - 1] == 0x70)
            && text.isDigit(sign - 2)
    }

    /// "7:30 p.m. ET": what follows is no new sentence.
    private func isZone(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        guard start > place, text.isUpper(start) else { return false }
        // "2:45 a.m. Sunday", "8 p.m. Jan. 5"
        let next = loweredAfter(place)
        return latin.has(next, .zone) || latin.weekdays[next] != nil || latin.months[next] != nil
    }

    /// "noon–3 p.m.", "10 AM–midnight"
    func englishNoon(_ place: Int, _ end: Int) -> Reading? {
        guard ["noon", "midnight"].contains(text.lowered(place, end)) else { return nil }
        let dash = text.dashLength(end)
        guard dash > 0, text.isDigit(end + dash), let clock = englishClock(end + dash),
            clock.isAfternoon != nil || clock.minute != nil
        else { return nil }
        return Reading(
            start: place, end: clock.end, content: .joined([.words(word(place, end) + separator("to")), say(clock)]),
            semioticClass: .time, confidence: .likely)
    }

    /// A time of day as it is said: "fourteen thirty", "eighteen hundred".
    func sayClock(hour: Int, minute: Int, second: Int?) -> Reading.Content {
        if let second {
            return .joined([
                cardinal(hour), .words(" "), minutes(minute), .words(" and "), cardinal(second),
                .words(second == 1 ? " second" : " seconds"),
            ])
        }
        return say(
            EnglishClock(
                hour: hour, minute: minute, second: nil, isAfternoon: nil, hasLeadingZero: hour < 10, end: 0))
    }

    /// "9:30 PM", "23:00", "2pm-5pm", "9–11 PM", "Mon–Fri 9–5"
    func englishHours(_ place: Int) -> Decision? {
        guard let first = englishClock(place, needsMarks: false) else { return nil }
        let dashStart = text.skipSpaces(first.end)
        let dash = text.dashLength(dashStart)
        let next = text.skipSpaces(dashStart + dash)
        if dash > 0, text.isDigit(next), let last = englishClock(next, needsMarks: false) {
            let isMarked = last.isAfternoon != nil || first.minute != nil && last.minute != nil
            // "tied on Sunday, 1-1", "on Saturday, 2-1": a score.
            let isScore = text[text.skipSpacesBack(place) - 1] == 0x2C && first.hour < 7
            let isBehindDays = isBehindDay(place) && last.hour > 0 && first.hour > 0 && !isScore
            if isMarked || isBehindDays, first.second == nil, last.second == nil, text[last.end] != 0x2D {
                return .reading(hours(first, last, place))
            }
        }
        guard first.minute != nil || first.isAfternoon != nil else { return nil }
        guard numbers == .words else { return .skip(first.end) }
        return .reading(Reading(start: place, end: first.end, content: say(first), semioticClass: .time))
    }

    /// Hours behind "Mon–Fri" or "Daily".
    private func isBehindDay(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        if [0x3A, 0x2C, 0x2E].contains(text[end - 1]) { end = text.skipSpacesBack(end - 1) }
        let start = text.wordStart(end)
        guard start < end else { return false }
        if isBehindDayLetters(start, end) { return true }
        let before = text.lowered(start, end)
        return latin.weekdays[before] != nil || latin.has(before, .hours)
    }

    private func hours(_ first: EnglishClock, _ last: EnglishClock, _ place: Int) -> Reading {
        let before = wordBefore(place)
        // "by 5–6 PM", "around 5–6 PM"
        let isGoverned =
            latin.has(before, .linking) || latin.has(before, .function) && before != "and" && before != "or"
        let from = isGoverned || latin.has(before, .range) ? "" : "from "
        let to = before == "between" ? " and " : " to "
        var content: Reading.Content
        let is24 = first.hour > 12 || last.hour > 12 || first.hasLeadingZero || last.hasLeadingZero || first.hour == 0
        if first.isAfternoon == nil, last.isAfternoon == nil, is24,
            let opens = ClockTime(hour: first.hour, minute: first.minute ?? 0),
            let closes = ClockTime(hour: last.hour, minute: last.minute ?? 0)
        {
            content = .quantity(.hours(opens, closes), from.isEmpty ? .accusative : .nominative)
            if to == " and " {
                content = .joined([
                    .quantity(.clock(opens), .nominative), .words(to), .quantity(.clock(closes), .nominative),
                ])
            }
        } else {
            content = .joined([.words(from), say(first), .words(to), say(last)])
        }
        return Reading(start: place, end: last.end, content: content, semioticClass: .time, confidence: .likely)
    }

    /// "nine thirty PM", "9:30 PM", "9 PM"; on a clock of 24 hours "twenty-one thirty".
    private func say(_ clock: EnglishClock) -> Reading.Content {
        let marks = clock.isAfternoon.map { $0 ? " PM" : " AM" } ?? ""
        if let second = clock.second {
            guard clock.isAfternoon == nil else {
                return .joined([
                    cardinal(clock.hour), .words(" "), minutes(clock.minute ?? 0), .words(" and "), cardinal(second),
                    .words((second == 1 ? " second" : " seconds") + marks),
                ])
            }
            let parts = [(clock.hour, MeasureUnit.hour), (clock.minute ?? 0, .minute), (second, .second)]
            var contents: [Reading.Content] = []
            for (index, part) in parts.enumerated() {
                if index > 0 { contents.append(.words(index == 2 ? " and " : " ")) }
                contents.append(
                    .quantity(.measure(Measure(DecimalNumber(exactly: part.0) ?? 0, part.1)), .nominative))
            }
            return .joined(contents)
        }
        guard let minute = clock.minute, minute > 0 else {
            let isBare = clock.isAfternoon == nil && clock.minute != nil && numbers == .words
            if isBare, clock.hour == 0 || clock.hour == 24 { return .words("midnight") }
            let bare = clock.hour > 12 ? " hundred" : " o'clock"
            return .joined([cardinal(clock.hour), .words(isBare ? bare : marks)])
        }
        if numbers == .digits {
            return .joined([cardinal(clock.hour), .words(minute < 10 ? ":0" : ":"), cardinal(minute), .words(marks)])
        }
        return .joined([cardinal(clock.hour), .words(" "), minutes(minute), .words(marks)])
    }

    private func minutes(_ minute: Int) -> Reading.Content {
        minute < 10 ? .framed("oh ", cardinal(minute), "") : cardinal(minute)
    }
}
