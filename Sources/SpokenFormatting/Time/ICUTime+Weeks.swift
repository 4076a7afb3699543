import SpokenICU
import SpokenModel

/// Days of the week and days by their distance from today. What has no words is a sign, which `validate` refuses.
extension ICUTime {
    var closed: String { phrases?["closed"]?.text ?? "—" }
    var and: String { ", " }
    var everyDay: String { name(1, .wide) + " – " + name(7, .wide) }

    private func name(_ weekday: Int, _ width: ICUCalendarNames.Width) -> String {
        ICUCalendarNames.weekday(weekday, in: language, width: width, standalone: true) ?? "\(weekday)"
    }

    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer) {
        buffer.append(name(run.first, .wide) + " – " + name(run.last, .wide))
    }

    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer) {
        buffer.append(name(weekday, .wide))
    }

    func holiday(isSchool: Bool, isFirst: Bool) -> String { isSchool ? "SH" : phrases?["holidays"]?.text ?? "PH" }

    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        appendDate(date, nil, numerals, to: &buffer)
    }

    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        for (index, run) in days.runs.enumerated() {
            if index > 0 { buffer.append(", ") }
            buffer.append(name(run.first, .short))
            if run.count == 1 { continue }
            buffer.append(run.count == 2 ? ", " : "–")
            buffer.append(name(run.last, .short))
        }
        appendVisibleHolidays(
            days, holiday(isSchool: false, isFirst: true), holiday(isSchool: true, isFirst: true), to: &buffer)
    }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch status {
        case .alwaysOpen: buffer.append("24/7")
        case .unknown: buffer.append("?")
        case .openWithoutEnd: buffer.append("+")
        case .closedIndefinitely: buffer.append(closed)
        case .open(let until, let daysAhead, _):
            buffer.append("≤ ")
            append(until, daysAhead, numerals, to: &buffer)
        case .closed(let opens, let daysAhead, _):
            buffer.append("≥ ")
            append(opens, daysAhead, numerals, to: &buffer)
        }
    }

    private func append(
        _ time: ClockTime, _ daysAhead: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        if daysAhead > 0 {
            appendRelativeDay(daysAhead, numerals, to: &buffer)
            buffer.append(", ")
        }
        appendClock(time, .nominative, numerals, to: &buffer)
    }

    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        guard let text = try? ICURelativeDays(language).string(days) else {
            // The sign of CLDR's root, of no language.
            return buffer.append((days > 0 ? "+" : days < 0 ? "−" : "") + "\(days.magnitude)")
        }
        buffer.append(ICUGrammar.plainSpaces(text))
    }
}
