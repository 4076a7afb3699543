import SpokenModel

/// Says and shows opening hours: days with the same hours stand together.
struct ScheduleWriter<Grammar: TimeGrammar, Numerals: NumeralGrammar> {
    let grammar: Grammar
    let numerals: Numerals

    private struct Group {
        var days: DayGroup
        var hours: DayHours
    }

    func appendSpoken(_ schedule: OpeningHours, to buffer: inout UTF8Buffer) {
        var isFirst = true
        for (dates, groups) in seasons(schedule) {
            if !isFirst { buffer.append(grammar.separator) }
            isFirst = false
            for (index, span) in dates.enumerated() {
                if index > 0 { buffer.append(", ") }
                append(span, to: &buffer)
            }
            for (index, group) in groups.enumerated() {
                if index > 0 { buffer.append(grammar.separator) } else if !dates.isEmpty { buffer.append(byte: 0x20) }
                appendSpoken(group, inSeason: !dates.isEmpty, to: &buffer)
            }
        }
    }

    func appendVisible(_ schedule: OpeningHours, to buffer: inout UTF8Buffer) {
        var isFirst = true
        for (dates, groups) in seasons(schedule) {
            if !isFirst { buffer.append(grammar.separator) }
            isFirst = false
            for (index, span) in dates.enumerated() {
                if index > 0 { buffer.append(", ") }
                if span.start == span.end {
                    grammar.appendVisibleDate(span.start, to: &buffer)
                } else {
                    grammar.appendVisibleDates(span.start, span.end, to: &buffer)
                }
            }
            if !dates.isEmpty { buffer.append(byte: 0x20) }
            for (index, group) in groups.enumerated() {
                if index > 0 { buffer.append(grammar.separator) }
                appendVisible(group, inSeason: !dates.isEmpty, to: &buffer)
            }
        }
    }

    // MARK: Groups

    private func appendSpoken(_ group: Group, inSeason: Bool, to buffer: inout UTF8Buffer) {
        let isWhole = isEachDayAlike(group) && (inSeason || isUniform(group.hours))
        let saysDays = !isWhole
        if group.hours.state == .closed, grammar.closedStandsFirst {
            buffer.append(grammar.closed)
            if saysDays {
                buffer.append(byte: 0x20)
                grammar.appendDays(group.days, to: &buffer)
            }
            return appendComment(group, to: &buffer)
        }
        if saysDays {
            grammar.appendDays(group.days, to: &buffer)
            if group.hours.state != .unknown { buffer.append(byte: 0x20) }
        }
        switch group.hours.state {
        case .closed: buffer.append(grammar.closed)
        case .unknown: break
        case .open:
            let intervals = group.hours.intervals
            for (index, interval) in intervals.enumerated() {
                if index > 0 { buffer.append(index + 1 == intervals.count ? grammar.and : ", ") }
                grammar.appendAnyHours(interval, numerals, to: &buffer)
            }
        }
        appendComment(group, to: &buffer)
    }

    private func appendVisible(_ group: Group, inSeason: Bool, to buffer: inout UTF8Buffer) {
        let isWhole = isEachDayAlike(group) && (inSeason || isUniform(group.hours))
        if !isWhole {
            grammar.appendVisibleDays(group.days, to: &buffer)
            if group.hours.state != .unknown { buffer.append(byte: 0x20) }
        }
        switch group.hours.state {
        case .closed: buffer.append(grammar.closed)
        case .unknown: break
        case .open:
            for (index, interval) in group.hours.intervals.enumerated() {
                if index > 0 { buffer.append(", ") }
                if interval.isByDaylight {
                    grammar.inDigits.appendAnyHours(interval, numerals, to: &buffer)
                } else {
                    grammar.appendCompactHours(interval, to: &buffer)
                }
            }
        }
        appendComment(group, to: &buffer)
    }

    /// Every weekday and no word of holidays: the days need not be said.
    private func isEachDayAlike(_ group: Group) -> Bool {
        group.days.isEveryDay && !group.days.publicHolidays && !group.days.schoolHolidays
    }

    /// The same at every minute: round the clock, never, or as the comment tells.
    private func isUniform(_ hours: DayHours) -> Bool {
        hours.state != .open || hours.intervals.first?.isWholeDay == true
    }

    private func appendComment(_ group: Group, to buffer: inout UTF8Buffer) {
        guard let comment = group.hours.comment, !comment.isEmpty else { return }
        let isAlone = group.hours.state == .unknown && isEachDayAlike(group)
        if !isAlone { buffer.append(", ") }
        buffer.append(comment)
    }

    /// «25 декабря», «с 1 по 8 января», «с июня по август», «в декабре»
    private func append(_ span: OpeningRule.Dates, to buffer: inout UTF8Buffer) {
        if span.start == span.end, span.start.day == nil {
            grammar.appendWithin(span.start, numerals, to: &buffer)
        } else if span.start != span.end {
            grammar.appendDates(span.start, span.end, numerals, to: &buffer)
        } else {
            grammar.appendDate(span.start, nil, numerals, to: &buffer)
        }
    }

    /// The ordinary week, then each span of dates with its own rules.
    private func seasons(_ schedule: OpeningHours) -> [(dates: [OpeningRule.Dates], groups: [Group])] {
        var spans: [[OpeningRule.Dates]] = []
        for rule in schedule.rules where !spans.contains(rule.dates) { spans.append(rule.dates) }
        spans.sort { $0.isEmpty && !$1.isEmpty }
        return spans.map { dates in (dates, groups(schedule, dates)) }
    }

    private func groups(_ schedule: OpeningHours, _ dates: [OpeningRule.Dates]) -> [Group] {
        // A date within the span stands for all of them.
        let date = dates.first?.start
        func isMeant(_ rule: OpeningRule) -> Bool { rule.dates == dates }
        var groups: [Group] = []
        func add(_ hours: DayHours?, _ change: (inout DayGroup) -> Void) {
            guard let hours else { return }
            if let index = groups.firstIndex(where: { $0.hours == hours }) {
                change(&groups[index].days)
            } else {
                var days = DayGroup()
                change(&days)
                groups.append(Group(days: days, hours: hours))
            }
        }
        for weekday in 1...7 {
            let day = ScheduleDay(weekday: weekday, date: date)
            add(schedule.hours(on: day, where: isMeant)) { $0.weekdays.append(weekday) }
        }
        if schedule.rules.contains(where: { isMeant($0) && $0.publicHolidays }) {
            let day = ScheduleDay(weekday: 0, isPublicHoliday: true, date: date)
            add(schedule.hours(on: day, where: isMeant)) { $0.publicHolidays = true }
        }
        if schedule.rules.contains(where: { isMeant($0) && $0.schoolHolidays }) {
            let day = ScheduleDay(weekday: 0, isSchoolHoliday: true, date: date)
            add(schedule.hours(on: day, where: isMeant)) { $0.schoolHolidays = true }
        }
        return groups
    }
}
