import SpokenLocaleData
import SpokenModel

/// Times of day, dates and weeks in English: "from 9 AM to 11 PM", "March 21, 2025".
struct EnglishTime: TimeGrammar {
    let saysDigits: Bool
    let nouns: CalendarNouns
    /// "21 March 2025" outside of the United States.
    let isDayFirst: Bool
    /// How another region than the United States shows a time.
    let clock: RegionalClock?

    var inDigits: Self { Self(saysDigits: true, nouns: nouns, isDayFirst: isDayFirst, clock: clock) }

    // MARK: Times of day

    /// "9 AM", "nine thirty AM", and in words where twenty-four hours are shown "eighteen thirty", as "18:30" is read.
    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        guard !saysDigits, clock?.hasTwelveHours == false, time.hour % 24 > 0 || time.minute > 0 else {
            return appendTwelveHours(time, numerals, to: &buffer)
        }
        let second = time.second ?? 0
        numerals.appendCardinal(UInt64(time.hour), Inflection(), to: &buffer)
        if time.minute == 0, second == 0 {
            return buffer.append(time.hour < 13 ? " o'clock" : " hundred")
        }
        appendMinutes(time.minute, numerals, to: &buffer)
        if second > 0 { appendMinutes(second, numerals, to: &buffer) }
    }

    /// "9 AM", "nine thirty AM", "nine oh five AM", "noon", "midnight"
    private func appendTwelveHours(
        _ time: ClockTime, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        let second = time.second ?? 0
        if time.minute == 0, second == 0, time.hour % 12 == 0 {
            return buffer.append(time.hour == 12 ? "noon" : "midnight")
        }
        let hour = (time.hour % 12 == 0) ? 12 : time.hour % 12
        appendNumber(hour, Inflection(), numerals, to: &buffer)
        if time.minute > 0 || second > 0 {
            appendMinutes(time.minute, numerals, to: &buffer)
            if second > 0 { appendMinutes(second, numerals, to: &buffer) }
        }
        buffer.append(time.hour % 24 < 12 ? " AM" : " PM")
    }

    private func appendMinutes(_ minutes: UInt8, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if saysDigits {
            buffer.append(byte: 0x3A)
            return buffer.append(digits: UInt64(minutes), width: 2)
        }
        buffer.append(minutes < 10 ? " oh " : " ")
        if minutes == 0 {
            buffer.append("oh")
        } else {
            numerals.appendCardinal(UInt64(minutes), Inflection(), to: &buffer)
        }
    }

    func appendHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay {
            appendNumber(24, Inflection(), numerals, to: &buffer)
            return buffer.append(" hours a day")
        }
        buffer.append("from ")
        appendTwelveHours(hours.start, numerals, to: &buffer)
        if hours.isOpenEnd { return }
        buffer.append(" to ")
        appendTwelveHours(hours.end, numerals, to: &buffer)
    }

    /// "10:30 AM to 11 AM"
    func appendGovernedHours(
        _ hours: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendTwelveHours(hours.start, numerals, to: &buffer)
        buffer.append(" to ")
        appendTwelveHours(hours.end, numerals, to: &buffer)
    }

    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole {
        switch role {
        case .plain: TimeRole("", .nominative)
        case .from: TimeRole("from ", .nominative)
        case .upTo: TimeRole("until ", .nominative)
        case .about: TimeRole("around ", .nominative)
        case .forPrice: TimeRole("for ", .nominative)
        case .each: TimeRole("at ", .nominative)
        }
    }

    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String {
        (isEnd ? "to " : "from ") + event.rawValue
    }

    // MARK: Dates

    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        guard let month = date.month else {
            if let year = date.year { appendYear(year, numerals, to: &buffer) }
            return
        }
        let name = nouns.month(month).form(.nominative)
        if let day = date.day {
            if isDayFirst {
                if !saysDigits { buffer.append("the ") }
                appendDay(day, numerals, to: &buffer)
                buffer.append(saysDigits ? " " : " of ")
                buffer.append(name)
            } else {
                buffer.append(name)
                buffer.append(byte: 0x20)
                appendDay(day, numerals, to: &buffer)
                if date.year != nil { buffer.append(byte: 0x2C) }
            }
        } else {
            buffer.append(name)
        }
        if let year = date.year {
            buffer.append(byte: 0x20)
            appendYear(year, numerals, to: &buffer)
        }
    }

    private func appendDay(_ day: UInt8, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if saysDigits {
            buffer.append(digits: UInt64(day))
        } else {
            numerals.appendOrdinal(UInt64(day), Inflection(), to: &buffer)
        }
    }

    func appendYear(_ year: UInt16, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if saysDigits {
            buffer.append(digits: UInt64(year))
        } else if let english = numerals as? EnglishNumerals {
            english.appendYear(UInt64(year), to: &buffer)
        } else {
            numerals.appendCardinal(UInt64(year), Inflection(), to: &buffer)
        }
    }

    /// "from May 1 to 5", "from April 28 to May 3, 2025", "from March to May", "from 2020 to 2025"
    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        buffer.append("from ")
        let sharesYear = start.year == end.year || start.year == nil
        let sharesMonth = sharesYear && start.month == end.month
        if sharesMonth, isDayFirst, let day = start.day {
            if !saysDigits { buffer.append("the ") }
            appendDay(day, numerals, to: &buffer)
            buffer.append(" to ")
            return appendDate(end, nil, numerals, to: &buffer)
        }
        appendDate(sharesYear ? start.withoutYear ?? start : start, nil, numerals, to: &buffer)
        buffer.append(" to ")
        if sharesMonth, let day = end.day {
            appendDay(day, numerals, to: &buffer)
            if let year = end.year {
                buffer.append(", ")
                appendYear(year, numerals, to: &buffer)
            }
        } else {
            appendDate(end, nil, numerals, to: &buffer)
        }
    }

    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole {
        clockPreposition(role, .midnight)
    }

    // MARK: Weeks

    var everyDay: String { "every day" }

    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer) {
        buffer.append(nouns.weekday(run.first).form(.nominative))
        buffer.append(" to ")
        buffer.append(nouns.weekday(run.last).form(.nominative))
    }

    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer) {
        buffer.append(nouns.weekday(weekday).form(.nominative))
    }

    func holiday(isSchool: Bool, isFirst: Bool) -> String {
        (isFirst ? "on " : "") + (isSchool ? "school holidays" : "public holidays")
    }

    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        buffer.append("in ")
        appendDate(date, nil, numerals, to: &buffer)
    }

    var closed: String { "closed" }
    var closedStandsFirst: Bool { true }
    var and: String { " and " }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch status {
        case .alwaysOpen:
            buffer.append("open ")
            appendNumber(24, Inflection(), numerals, to: &buffer)
            buffer.append(" hours a day")
        case .unknown: buffer.append("it is not known whether it is open now")
        case .openWithoutEnd: buffer.append("open now")
        case .closedIndefinitely: buffer.append("closed now")
        case .open(let until, let daysAhead, let weekday):
            buffer.append("open now, until ")
            appendTwelveHours(until, numerals, to: &buffer)
            if daysAhead > 0 {
                buffer.append(byte: 0x20)
                appendDay(ahead: daysAhead, weekday, numerals, to: &buffer)
            }
        case .closed(let opens, let daysAhead, let weekday):
            buffer.append("closed now, opens ")
            appendDay(ahead: daysAhead, weekday, numerals, to: &buffer)
            buffer.append(" at ")
            appendTwelveHours(opens, numerals, to: &buffer)
        }
    }

    private func appendDay(
        ahead days: Int, _ weekday: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        if days < 2 || days > 6 || !(1...7).contains(weekday) {
            return appendRelativeDay(days, numerals, to: &buffer)
        }
        buffer.append("on ")
        buffer.append(nouns.weekday(weekday).form(.nominative))
    }

    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch days {
        case 0: buffer.append("today")
        case 1: buffer.append("tomorrow")
        case -1: buffer.append("yesterday")
        default:
            if days > 0 { buffer.append("in ") }
            appendNumber(days.magnitude, Inflection(), numerals, to: &buffer)
            buffer.append(days > 0 ? " days" : " days ago")
        }
    }

    // MARK: Visible text

    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        if let clock {
            if !clock.append(time, to: &buffer) { appendDigits(time, padded: true, to: &buffer) }
            return
        }
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        guard let shown = ClockTime(hour: Int(hour), minute: Int(time.minute), second: time.second.map(Int.init)) else {
            return
        }
        appendDigits(shown, padded: false, to: &buffer)
        buffer.append(time.hour % 24 < 12 ? "\u{A0}AM" : "\u{A0}PM")
    }

    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay { return buffer.append("24\u{A0}hours") }
        if hours.isOpenEnd { buffer.append("from ") }
        appendVisibleClock(hours.start, to: &buffer)
        if hours.isOpenEnd { return }
        buffer.append(clock?.hasTwelveHours == false ? "–" : "\u{A0}– ")
        appendVisibleClock(hours.end, to: &buffer)
    }

    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        appendVisibleHours(hours, to: &buffer)
    }

    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        guard let month = date.month else {
            if let year = date.year { buffer.append(digits: UInt64(year)) }
            return
        }
        if let day = date.day, isDayFirst {
            buffer.append(digits: UInt64(day))
            buffer.append("\u{A0}")
        }
        buffer.append(nouns.month(month).form(.nominative))
        if let day = date.day, !isDayFirst {
            buffer.append("\u{A0}")
            buffer.append(digits: UInt64(day))
            if date.year != nil { buffer.append(byte: 0x2C) }
        }
        if let year = date.year {
            buffer.append(byte: 0x20)
            buffer.append(digits: UInt64(year))
        }
    }

    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        let sharesYear = start.year == end.year || start.year == nil
        if sharesYear, start.month == end.month, let first = start.day, let last = end.day, let month = end.month {
            if !isDayFirst {
                buffer.append(nouns.month(month).form(.nominative))
                buffer.append("\u{A0}")
            }
            buffer.append(digits: UInt64(first))
            buffer.append("–")
            if isDayFirst { return appendVisibleDate(end, to: &buffer) }
            buffer.append(digits: UInt64(last))
            if let year = end.year {
                buffer.append(", ")
                buffer.append(digits: UInt64(year))
            }
            return
        }
        let isYears = start.month == nil && end.month == nil
        appendVisibleDate(isYears ? start : sharesYear ? start.withoutYear ?? start : start, to: &buffer)
        buffer.append(isYears ? "–" : "\u{A0}– ")
        appendVisibleDate(end, to: &buffer)
    }

    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        if days.isEveryDay { buffer.append("Daily") } else { appendVisibleRuns(days, nouns, to: &buffer) }
        appendVisibleHolidays(days, "public holidays", "school holidays", to: &buffer)
    }
}

extension CalendarDate {
    /// «21 марта» of «21 марта 2025 г.»; nil for a year alone.
    var withoutYear: CalendarDate? {
        CalendarDate(month: month.map(Int.init), day: day.map(Int.init))
    }
}

extension ClockTime {
    static var midnight: ClockTime { ClockTime(minutesSinceMidnight: 0) }
}
