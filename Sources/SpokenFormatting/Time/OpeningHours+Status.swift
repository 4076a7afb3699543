import SpokenModel

extension OpeningHours {
    /// Whether it is open at a moment, and what comes next; `unknown` on a day whose hours follow the sun or a comment.
    ///
    /// ```swift
    /// let hours = try OpeningHours("Mo-Fr 09:00-18:00")
    /// let friday = LocalMoment(year: 2025, month: 3, day: 21, hour: 20, minute: 0)
    /// friday.map { hours.status(at: $0) }  // .closed(opens: 09:00, daysAhead: 3, weekday: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - moment: on the clock of the place.
    ///   - isPublicHoliday: tells the holidays of the place, which the text does not know.
    ///   - isSchoolHoliday: the same for school holidays.
    public func status(
        at moment: LocalMoment, isPublicHoliday: (CalendarDate) -> Bool = { _ in false },
        isSchoolHoliday: (CalendarDate) -> Bool = { _ in false }
    ) -> OpeningStatus {
        let today = moment.dayNumber
        let now = today * 1440 + moment.time.minutesOfDay
        // The days of which nobody knows the hours.
        var vague: [Int] = []
        var spans: [(start: Int, end: Int, isOpenEnd: Bool)] = []
        for number in (today - 1)...(today + 15) {
            guard let date = LocalMoment.date(dayNumber: number) else { continue }
            let day = ScheduleDay(
                weekday: LocalMoment.weekday(dayNumber: number), isPublicHoliday: isPublicHoliday(date),
                isSchoolHoliday: isSchoolHoliday(date), date: date)
            guard let hours = hours(on: day) else { continue }
            if hours.state == .unknown || hours.intervals.contains(where: \.isByDaylight) { vague.append(number) }
            for interval in hours.intervals where !interval.isByDaylight {
                let start = number * 1440 + interval.start.minutesOfDay
                // Nobody knows when an open end ends; the day does for certain.
                let end = interval.endMinutes.map { number * 1440 + $0 } ?? (number + 1) * 1440
                spans.append((start, end, interval.isOpenEnd))
            }
        }
        spans.sort { ($0.start, $0.end) < ($1.start, $1.end) }
        var merged: [(start: Int, end: Int, isOpenEnd: Bool)] = []
        for span in spans {
            if let last = merged.last, span.start <= last.end {
                if span.end >= last.end { merged[merged.count - 1].isOpenEnd = span.isOpenEnd }
                merged[merged.count - 1].end = max(last.end, span.end)
            } else {
                merged.append(span)
            }
        }
        if let open = merged.first(where: { $0.start <= now && now < $0.end }) {
            if open.end >= (today + 15) * 1440 { return .alwaysOpen }
            if open.isOpenEnd || vague.contains(LocalMoment.floor(open.end - 1, 1440)) { return .openWithoutEnd }
            // A midnight belongs to the day that it ends, a night to the day before it.
            let day = LocalMoment.floor(open.end - 1, 1440)
            let isNight = day == today + 1 && open.end - day * 1440 <= 720
            let ahead = isNight ? 0 : max(0, day - today)
            return .open(
                until: ClockTime(minutesSinceMidnight: open.end), daysAhead: ahead,
                weekday: LocalMoment.weekday(dayNumber: day))
        }
        if vague.contains(today) || vague.contains(today - 1) { return .unknown }
        guard let next = merged.first(where: { $0.start > now }) else { return .closedIndefinitely }
        let day = LocalMoment.floor(next.start, 1440)
        if vague.contains(where: { $0 > today && $0 <= day }) { return .closedIndefinitely }
        guard day - today < 14 else { return .closedIndefinitely }
        return .closed(
            opens: ClockTime(minutesSinceMidnight: next.start), daysAhead: day - today,
            weekday: LocalMoment.weekday(dayNumber: day))
    }
}
