import SpokenModel

/// Times with a point whose minutes are any: «в 1.22 ночи», «с 9.03 до 19.00», «в 20.30 час.», and departures: «Отправление:
/// 7.05, 8.10», «рейсы в 5.30, 6.45 и 9.15», «№ 4 – 09.15».
extension Classifier {
    /// «20.30»: hours and two digits of minutes, and nothing that makes a decimal or a date of them.
    func pointedClock(_ place: Int) -> (time: ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let minutes = place + length + 1
        let (minute, count) = text.digits(minutes)
        let end = minutes + 2
        guard (1...2).contains(length), text[minutes - 1] == 0x2E, count == 2, text.letterLength(end) == 0,
            !(text[end] == 0x2E || text[end] == 0x2C) || !text.isDigit(end + 1), text[end] != 0x25,
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        return (time, end)
    }

    /// A time with a point that is no part of something longer.
    private func pointedMinutes(_ place: Int) -> (time: ClockTime, end: Int)? {
        guard let found = pointedClock(place), !text.isDigit(found.end + 1) || !isJoint(found.end) else { return nil }
        return found
    }

    /// A hyphen, a stroke or a colon.
    private func isJoint(_ place: Int) -> Bool { [0x2D, 0x2F, 0x3A].contains(text[place]) }

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
        // «на 10.15 мск»
        let isTold = vocabulary.russian.contexts.has(loweredAfter(end), .daytime)
        guard isAt || isTold || vocabulary.russian.contexts.has(before, .until) else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = UInt64(time.hour)
        let governed = governedCase(before: place, of: number)
        let (next, last) = loweredWord(end)
        if ["ч", "час", "часов", "часа"].contains(next), isAt || time.hour >= 6 {
            let hours = Measure(number.value, .hour)
            let minutes = Measure(DecimalNumber(exactly: time.minute) ?? 0, .minute)
            return .likely(
                place, text[last] == 0x2E && !text.isSentenceEnd(last + 1) ? last + 1 : last,
                .quantity(time.minute == 0 ? .measure(hours) : .mixed([hours, minutes]), governed), .time)
        }
        guard
            isTold || numbers == .words && isTimeOfMove(place, next, before)
        else { return nil }
        return .likely(place, end, said(time, governed, isTold: true), .time)
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
        // «в 9.43 столкнулся»
        if before == "в", vocabulary.verbKinds(of: next).contains(.past) { return true }
        guard next.isEmpty || vocabulary.isGovernor(next) || vocabulary.isFunctionWord(next) else { return false }
        let preposition = wordStartBefore(place)
        if before == "в" { return hasWordBefore(preposition) { vocabulary.stems.has($0, .moving) } }
        return hasWordBefore(preposition) { vocabulary.russian.contexts.has($0, .hours) }
    }

    /// A time of a timetable, where the row that it stands in can be nothing else.
    func timetable(_ place: Int) -> Reading? {
        guard let (time, end) = listedTime(place) else { return nil }
        let row = rowOfTimes(place, time, end)
        guard row.isTold || isBehindRoute(row.start) || isDeparture(row.start, row) else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = UInt64(time.hour)
        return .likely(place, end, said(time, governedCase(before: row.start, of: number), isTold: true), .time)
    }

    private struct Row {
        var start: Int
        var count = 1
        /// Whether one of them begins with a zero and is no day of a month: neither a decimal nor a date.
        var isTold: Bool
        /// Whether one of them is no day of a month.
        var hasNoDate: Bool
    }

    /// The times that grow from one to the next, joined by commas, semicolons and «и».
    private func rowOfTimes(_ place: Int, _ time: ClockTime, _ end: Int) -> Row {
        var row = Row(start: place, isTold: isZeroTime(place), hasNoDate: !isDate(place))
        func add(_ place: Int) {
            row.count += 1
            row.isTold = row.isTold || isZeroTime(place)
            row.hasNoDate = row.hasNoDate || !isDate(place)
        }
        var last = time
        while row.count < Self.longestRow, let before = listedBefore(row.start),
            let (earlier, stop) = listedTime(before.start), stop <= row.start, earlier < last
        {
            row.start = before.start
            last = earlier
            add(before.start)
        }
        var (next, latest) = (end, time)
        while row.count < Self.longestRow * 2, let digits = listedBehind(next), let (later, stop) = listedTime(digits),
            latest < later
        {
            (next, latest) = (stop, later)
            add(digits)
        }
        return row
    }

    private static let longestRow = 24

    /// «9.15»: behind no digits, and before nothing that is measured.
    private func listedTime(_ place: Int) -> (time: ClockTime, end: Int)? {
        guard let found = pointedClock(place), !isJoint(found.end), spelling(found.end) == nil,
            place == 0 || !isJoint(place - 1) && text[place - 1] != 0x2E && text[place - 1] != 0x2C
        else { return nil }
        return found
    }

    private func isDate(_ place: Int) -> Bool { shortDate(place) != nil }

    private func isZeroTime(_ place: Int) -> Bool {
        text[place] == 0x30 && text.isDigit(place + 1) && !isDate(place) && !isNumbered(place) && !isBehindNumero(place)
    }

    /// «№ 4 – 09.15», «Автобус № 12: 8.45»
    private func isBehindRoute(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        let dash = text.previousScalar(end)
        guard text.dashLength(dash) > 0 || text[dash] == 0x3A, let route = numberBefore(dash) else { return false }
        return isBehindNumero(route.start)
    }

    /// «Отправление от вокзала: 7.05», «рейсы в 5.30, 6.45»
    private func isDeparture(_ start: Int, _ row: Row) -> Bool {
        guard row.hasNoDate else { return false }
        let before = wordBefore(start)
        if row.count > 1, vocabulary.russian.contexts.has(before, .clock) { return true }
        var place = start
        for _ in 0..<8 {
            var end = text.skipSpacesBack(place)
            while end > 0, text.letterLength(text.previousScalar(end)) == 0, !text.isDigit(end - 1) {
                guard text[end - 1] != 0x0A, text[end - 1] != 0x2E else { return false }
                end = text.previousScalar(end)
            }
            let first = text.wordStart(end)
            guard first < end else { return false }
            if vocabulary.russian.contexts.has(text.lowered(first, end), .departure) { return true }
            place = first
        }
        return false
    }
}
