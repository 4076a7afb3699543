import SpokenModel

/// Times with a point whose minutes are any: «в 1.22 ночи», «с 9.03 до 19.00», «в 20.30 час.».
extension Classifier {
    /// «20.30»: hours and two digits of minutes, and nothing that makes them a part of something longer.
    private func pointedMinutes(_ place: Int) -> (time: ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let minutes = place + length + 1
        let (minute, count) = text.digits(minutes)
        let end = minutes + 2
        guard (1...2).contains(length), text[minutes - 1] == 0x2E, count == 2, text.letterLength(end) == 0,
            ![0x2E, 0x2C, 0x2D, 0x2F, 0x3A].contains(text[end]) || !text.isDigit(end + 1), text[end] != 0x25,
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        return (time, end)
    }

    /// One of the two times of «с 9.03 до 19.00», which one of them shows to be no days of a month.
    func minutes(_ place: Int, from opening: Int) -> (time: ClockTime, end: Int)? {
        guard let found = pointedMinutes(place), let (opens, first) = pointedMinutes(opening) else { return nil }
        let (until, next) = wordAfter(first)
        let closing = text.skipSpaces(next)
        guard until == "до", let (closes, last) = pointedMinutes(closing), opens < closes, isHourTail(last),
            opens.minute == 0 || closes.minute == 0 || text[opening] == 0x30,
            shortDate(opening) == nil || shortDate(closing) == nil
        else { return nil }
        return found
    }

    /// «в 1.22 ночи», «вышел в 7.48 и опоздал», «в 20.30 час.», «до 17.30 без перерыва».
    func pointedTime(_ place: Int) -> Reading? {
        guard let (time, end) = pointedMinutes(place) else { return nil }
        let before = wordBefore(place)
        let isAt = vocabulary.russian.contexts.has(before, .clock)
        guard isAt || vocabulary.russian.contexts.has(before, .until) else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = UInt64(time.hour)
        let governed = governedCase(before: place, of: number)
        let (next, last) = loweredWord(end)
        if ["ч", "час", "часов", "часа"].contains(next), isAt || time.hour >= 6 {
            let hours = Measure(number.value, .hour)
            let minutes = Measure(DecimalNumber(exactly: time.minute) ?? 0, .minute)
            return Reading(
                start: place, end: text[last] == 0x2E && !text.isSentenceEnd(last + 1) ? last + 1 : last,
                content: .quantity(time.minute == 0 ? .measure(hours) : .mixed([hours, minutes]), governed),
                semioticClass: .time, confidence: .likely)
        }
        guard
            vocabulary.russian.contexts.has(next, .daytime)
                || numbers == .words && isTimeOfMove(place, next, before)
        else { return nil }
        return Reading(
            start: place, end: end, content: said(time, governed, isTold: true), semioticClass: .time,
            confidence: .likely)
    }

    /// «в 1:22» is «в час двадцать две», «до 1:30» «до часа тридцати»; «1:10» alone may be a score.
    func said(_ time: ClockTime, _ grammaticalCase: GrammaticalCase, isTold: Bool) -> Reading.Content {
        guard numbers == .words, isTold, !saysTimeUnits, time.hour == 1, time.minute > 0, time.second == nil,
            let hour = vocabulary.singular(.hour, grammaticalCase), let minute = DecimalNumber(exactly: time.minute)
        else { return .quantity(.clock(time), grammaticalCase) }
        let minutes: [Quantity] = [.cardinal(minute, .feminine)]
        return .joined(
            [.words(hour + " ")] + (time.minute < 10 ? [.quantity(.cardinal(0), .nominative), .words(" ")] : [])
                + minutes.map { .quantity($0, grammaticalCase) })
    }

    /// «вышел в 7.48 и опоздал», «до 17.30 с понедельника»: nothing is counted, and somebody moves or a place is open.
    private func isTimeOfMove(_ place: Int, _ next: Word, _ before: Word) -> Bool {
        guard next.isEmpty || vocabulary.isGovernor(next) || vocabulary.isFunctionWord(next) else { return false }
        let preposition = wordStartBefore(place)
        if before == "в" { return hasWordBefore(preposition) { vocabulary.stems.has($0, .moving) } }
        return hasWordBefore(preposition) { vocabulary.russian.contexts.has($0, .hours) }
    }
}
