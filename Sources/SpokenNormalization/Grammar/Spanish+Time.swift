import SpokenModel

/// Clock times and hours in Spanish: «21:30», «14h30», «9:00 h», «9:30 p. m.», «9:00–18:00».
extension Classifier {
    private struct Clock {
        var time: ClockTime
        /// Whether «p. m.» is written; nil without either.
        var isAfternoon: Bool?
        var hasMinutes: Bool
        /// Whether «h» is written, which is said as hours.
        var hasUnit = false
        var end: Int
    }

    private func spanishClock(_ place: Int) -> Clock? {
        let (hour, count) = text.digits(place)
        guard (1...2).contains(count), hour <= 24 else { return nil }
        var end = place + count
        var minute = 0
        var hasMinutes = false
        var second: Int?
        var hasUnit = false
        let mark = text[end]
        let isLetter = mark == 0x68
        if mark == 0x3A || isLetter || mark == 0x2E, text.digits(end + 1).count == 2, text.digits(end + 1).value < 60 {
            let after = end + 3
            let isTime =
                mark == 0x3A || isLetter && text.letterLength(after) == 0
                || mark == 0x2E
                    && (spanishMeridiem(after) != nil || hourUnit(after) != nil || isHourWord(after, place, hour))
            if isTime {
                minute = text.digits(end + 1).value
                hasMinutes = true
                end = after
                if mark == 0x3A, text[end] == 0x3A, text.digits(end + 1).count == 2, text.digits(end + 1).value < 60 {
                    second = text.digits(end + 1).value
                    end += 3
                }
            }
        }
        // «1:50.000» is a scale.
        guard ![0x3A, 0x2E, 0x2C].contains(text[end]) || !text.isDigit(end + 1) else { return nil }
        var isAfternoon: Bool?
        if let (found, last) = spanishMeridiem(end), (1...12).contains(hour) {
            isAfternoon = found
            end = last
        } else if hasMinutes, mark == 0x2E, isHourWord(end, place, hour) {
            hasUnit = true
            end = wordAfter(end).end
        } else if hasMinutes, !isLetter, let last = hourUnit(end) {
            hasUnit = true
            end = last
        }
        guard hasMinutes || isAfternoon != nil, text.letterLength(end) == 0, !text.isDigit(end),
            let time = ClockTime(hour: hour, minute: minute, second: second)
        else { return nil }
        return Clock(time: time, isAfternoon: isAfternoon, hasMinutes: hasMinutes, hasUnit: hasUnit, end: end)
    }

    /// «a. m.», «p.m.», «PM»
    private func spanishMeridiem(_ place: Int) -> (isAfternoon: Bool, end: Int)? {
        var end = text.skipSpaces(place)
        let first = text[end] | 0x20
        guard first == 0x61 || first == 0x70 else { return nil }
        end += 1
        let isDotted = text[end] == 0x2E
        if isDotted { end = text.skipSpaces(end + 1) }
        guard text[end] | 0x20 == 0x6D, text.letterLength(end + 1) == 0 else { return nil }
        end += 1
        if isDotted, text[end] == 0x2E, !text.isSentenceEnd(end + 1) { end += 1 }
        return (first == 0x70, end)
    }

    /// «a las 7.30 horas», «19.30 horas»: the word, where no lesson of so many hours can be meant.
    private func isHourWord(_ end: Int, _ place: Int, _ hour: Int) -> Bool {
        guard text.has(" horas", at: end), text.letterLength(end + 6) == 0 else { return false }
        // «de 10.00 a 17.00 horas»: both hours or none
        if wordBefore(place) == "a", text.isDigit(text.skipSpacesBack(wordStartBefore(place)) - 1) { return false }
        return hour > 12 || wordBefore(place) == "las"
    }

    /// «h», «h.», «hs», «hrs»
    private func hourUnit(_ place: Int) -> Int? {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        guard end > start, ["h", "hs", "hrs"].contains(word(start, end)) else { return nil }
        return text[end] == 0x2E && !text.isSentenceEnd(end + 1) ? end + 1 : end
    }

    func spanishHours(_ place: Int) -> Decision? {
        guard let first = spanishClock(place) else { return nil }
        let dashStart = text.skipSpaces(first.end)
        let dash = text.dashLength(dashStart)
        if dash > 0, let last = spanishClock(text.skipSpaces(dashStart + dash)), first.time.second == nil {
            return .reading(hours(first, last, place))
        }
        let isPlain =
            first.hasMinutes && text.digits(place).value == Int(first.time.hour) && text[place + 1] != 0x68
            && text[place + 2] != 0x68
        if numbers == .digits {
            if !first.hasUnit,
                first.isAfternoon != nil || isPlain && text.has(":", at: place + text.digits(place).count)
            {
                return .skip(first.end)
            }
            // «14h30» and «14:30 h» are misread.
            return .reading(
                Reading(
                    start: place, end: first.end, content: say(first, place), semioticClass: .time,
                    confidence: .likely))
        }
        return .reading(Reading(start: place, end: first.end, content: say(first, place), semioticClass: .time))
    }

    /// «L–V: 9–18»: whole hours behind days.
    func spanishDayHours(_ place: Int) -> Decision? {
        let (first, count) = text.digits(place)
        let dash = text.dashLength(place + count)
        let (last, lastCount) = text.digits(place + count + dash)
        let end = place + count + dash + lastCount
        guard dash > 0, (1...2).contains(count), (1...2).contains(lastCount), first < last, last <= 24,
            text.skipSpacesBack(place) < place,
            text.letterLength(end) == 0, text[end] != 0x2F, text[end] != 0x2D, isBehindDays(place),
            let opens = ClockTime(hour: first), let closes = ClockTime(hour: last)
        else { return nil }
        return .reading(
            Reading(
                start: place, end: hourUnit(end) ?? end, content: .quantity(.hours(opens, closes), .nominative),
                semioticClass: .time,
                confidence: .likely))
    }

    private func isBehindDays(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        while end > 0, [0x3A, 0x2C, 0x2E].contains(text[end - 1]) { end = text.skipSpacesBack(end - 1) }
        let start = text.wordStart(end)
        guard start < end else { return false }
        if latin.weekdays[text.lowered(start, end)] != nil { return true }
        let isDash = text[start - 1] == 0x2D || text.has("–", at: start - 3)
        return end - start == 1 && isDash && [0x56, 0x53, 0x44, 0x4A].contains(text[start])
    }

    private func hours(_ first: Clock, _ last: Clock, _ place: Int) -> Reading {
        let isBehind = isBehind(.preposition, place) || ["desde", "las", "la"].contains(wordBefore(place))
        var content: Reading.Content
        if first.isAfternoon == nil, last.isAfternoon == nil {
            content = .quantity(.hours(first.time, last.time), isBehind ? .accusative : .nominative)
            if first.hasUnit || last.hasUnit { content = content.appending(" horas") }
        } else {
            content = .joined([.words(isBehind ? "" : "de "), say(first, -1), .words(" a "), say(last, -1)])
        }
        return Reading(start: place, end: last.end, content: content, semioticClass: .time)
    }

    /// «nueve treinta de la tarde»; behind «las» without «horas».
    private func say(_ clock: Clock, _ place: Int) -> Reading.Content {
        let time = clock.time
        let isBehindArticle =
            place < 0 || ["las", "la", "de", "a", "desde", "hasta", "entre", "y", "sobre"].contains(wordBefore(place))
        // «2:03:45» is how long something takes.
        if let second = time.second, clock.isAfternoon == nil {
            let parts = [(Int(time.hour), MeasureUnit.hour), (Int(time.minute), .minute), (Int(second), .second)]
            let spoken = parts.map {
                Reading.Content.quantity(.measure(Measure(DecimalNumber(exactly: $0.0) ?? 0, $0.1)), .nominative)
            }
            return .joined([spoken[0], .words(", "), spoken[1], .words(" y "), spoken[2]])
        }
        let isWhole = time.minute == 0 && time.second == nil
        if isWhole, clock.isAfternoon != nil || isBehindArticle && !clock.hasUnit {
            return .joined([
                cardinal(Int(time.hour), .feminine), .words(part(clock)),
            ])
        }
        let content = Reading.Content.quantity(.clock(time), .nominative)
        if clock.isAfternoon != nil { return .joined([content, .words(part(clock))]) }
        return clock.hasUnit && !isWhole && numbers == .digits ? content.appending(" horas") : content
    }

    private func part(_ clock: Clock) -> String {
        guard let isAfternoon = clock.isAfternoon else { return "" }
        switch (isAfternoon, clock.time.hour) {
        case (true, 12): return " del mediodía"
        case (true, 9...11): return " de la noche"
        case (true, _): return " de la tarde"
        case (false, 12): return " de la noche"
        case (false, _): return " de la mañana"
        }
    }
}
