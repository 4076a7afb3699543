import SpokenModel

/// Departures with a point between hours and minutes: «Отправление: 7.05, 8.10», «рейсы в 5.30, 6.45 и 9.15», «№ 4 – 09.15».
extension Classifier {
    /// A time of a timetable, where the row that it stands in can be nothing else.
    func timetable(_ place: Int) -> Reading? {
        guard let (time, end) = pointedTime(place) else { return nil }
        let row = rowOfTimes(place, time, end)
        guard row.isTold || isBehindRoute(row.start) || isDeparture(row.start, row) else { return nil }
        var number = ScannedNumber(start: place, end: end)
        number.integer = UInt64(time.hour)
        return Reading(
            start: place, end: end,
            content: said(time, governedCase(before: row.start, of: number), isTold: true), semioticClass: .time,
            confidence: .likely)
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
        while row.count < Self.longestRow, let before = jointBefore(row.start).flatMap({ numberBefore($0) }),
            let (earlier, stop) = pointedTime(before.start), stop <= row.start, earlier < last
        {
            row.start = before.start
            last = earlier
            add(before.start)
        }
        var (next, latest) = (end, time)
        while row.count < Self.longestRow * 2, let digits = jointBehind(next), let (later, stop) = pointedTime(digits),
            latest < later
        {
            (next, latest) = (stop, later)
            add(digits)
        }
        return row
    }

    private static let longestRow = 24

    /// «9.15»: two digits behind the point, and nothing that is measured behind them.
    private func pointedTime(_ place: Int) -> (time: ClockTime, end: Int)? {
        let (hour, length) = text.digits(place)
        let minutes = place + length + 1
        let (minute, count) = text.digits(minutes)
        let end = minutes + 2
        guard (1...2).contains(length), text[minutes - 1] == 0x2E, count == 2, text.letterLength(end) == 0,
            ![0x25, 0x2D, 0x2F, 0x3A].contains(text[end]), ![0x2E, 0x2C].contains(text[end]) || !text.isDigit(end + 1),
            place == 0 || ![0x2E, 0x2C, 0x2D, 0x2F, 0x3A].contains(text[place - 1]), spelling(end) == nil,
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        return (time, end)
    }

    private func isDate(_ place: Int) -> Bool { shortDate(place) != nil }

    private func isZeroTime(_ place: Int) -> Bool {
        guard text[place] == 0x30, text.isDigit(place + 1), !isDate(place), !isNumbered(place) else { return false }
        let sign = text.skipSpacesBack(place)
        return !text.has("№", at: sign - 3) && !text.has("§", at: sign - 2)
    }

    private func jointBefore(_ place: Int) -> Int? {
        let end = text.skipSpacesBack(place)
        if text[end - 1] == 0x2C || text[end - 1] == 0x3B { return end - 1 }
        return wordBefore(place) == "и" ? wordStartBefore(place) : nil
    }

    private func jointBehind(_ place: Int) -> Int? {
        if text[place] == 0x2C || text[place] == 0x3B { return text.skipSpaces(place + 1) }
        let (joint, end) = wordAfter(place)
        return joint == "и" ? text.skipSpaces(end) : nil
    }

    /// «№ 4 – 09.15», «Автобус № 12: 8.45»
    private func isBehindRoute(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        let dash = text.previousScalar(end)
        guard text.dashLength(dash) > 0 || text[dash] == 0x3A, let route = numberBefore(dash) else { return false }
        return text.has("№", at: text.skipSpacesBack(route.start) - 3)
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
