import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What is shown: CLDR's dates, and 24 hours on the clock.
extension TabledTime {
    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        if clock?.append(time, to: &buffer) == true { return }
        appendDigits(time, padded: true, to: &buffer)
    }

    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay { return inDigits.append("whole-day", to: &buffer) }
        guard clock != nil, !hours.isOpenEnd else { return appendCompact(hours, padded: true, to: &buffer) }
        appendVisibleClock(hours.start, to: &buffer)
        buffer.append(clock?.hasTwelveHours == true ? "\u{A0}– " : "–")
        appendVisibleClock(hours.end, to: &buffer)
    }

    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        appendVisibleHours(hours, to: &buffer)
    }

    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        ICUDateFormatter.append(date, in: language, to: &buffer)
    }

    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        let sharesYear = start.year == end.year || start.year == nil
        if sharesYear, start.month == end.month, let day = start.day, hours != .kazakh {
            buffer.append(hours == .german ? "\(day).–" : "\(day)–")
            return appendVisibleDate(end, to: &buffer)
        }
        if hours == .kazakh, sharesYear, start.month != nil, let year = end.year {
            // «2025 ж. 1 мамыр – 5 мамыр»: the year stands first.
            let first = CalendarDate(year: Int(year), month: start.month.map(Int.init), day: start.day.map(Int.init))
            appendVisibleDate(first ?? start, to: &buffer)
            buffer.append("\u{A0}– ")
            return appendVisibleDate(end.withoutYear ?? end, to: &buffer)
        }
        let isYears = start.month == nil
        appendVisibleDate(!isYears && sharesYear ? start.withoutYear ?? start : start, to: &buffer)
        buffer.append(isYears ? "–" : "\u{A0}– ")
        appendVisibleDate(end, to: &buffer)
    }

    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        if days.isEveryDay { buffer.append(everyDay) } else { appendVisibleRuns(days, nouns, to: &buffer) }
        appendVisibleHolidays(
            days, phrase("holidays-visible").text, phrase("school-visible").text, to: &buffer)
    }

    /// «2024 р.», «XIX ст.», «19. Jh.», «XIXe s.»
    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer) {
        appendVisibleNumber(of: period, to: &buffer)
        appendVisibleNoun(of: period, isPlural: false, to: &buffer)
    }

    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer) {
        if let noun = leadingYears(end) { buffer.append(noun + "\u{A0}") }
        appendVisibleNumber(of: start, to: &buffer)
        buffer.append("–")
        appendVisibleNumber(of: end, to: &buffer)
        if leadingYears(end) != nil { return }
        appendVisibleNoun(of: end, isPlural: true, to: &buffer)
    }

    private func appendVisibleNoun(of period: Period, isPlural: Bool, to buffer: inout UTF8Buffer) {
        if period.kind == .year, hours == .german || hours == .french { return }
        guard period.saysNoun, let noun = nouns.noun(of: period.kind) else { return }
        buffer.append("\u{A0}")
        if isPlural || noun.symbol.isEmpty || period.kind == .decade {
            buffer.append(noun.form(isPlural || period.kind == .decade ? .pluralNominative : .nominative))
        } else {
            buffer.append(noun.symbol)
        }
    }

    private func appendVisibleNumber(of period: Period, to buffer: inout UTF8Buffer) {
        switch (period.kind, hours) {
        case (.year, _): buffer.append(digits: period.number)
        case (.decade, _):
            buffer.append(digits: period.number)
            buffer.append(traits.decadeEnding ?? "")
        case (_, .german): buffer.append("\(period.number).")
        default:
            RomanNumeral.append(period.number, to: &buffer)
            if hours == .french { buffer.append(period.number == 1 ? "er" : "e") }
        }
    }
}

extension ICUDateFormatter {
    /// The parts of a date that are there, as CLDR writes them; ISO 8601 where it does not know the language.
    static func append(_ date: CalendarDate, in language: LanguageTag, to buffer: inout UTF8Buffer) {
        if let formatter = try? ICUDateFormatter(language, skeleton: skeleton(date)) {
            formatter.append(date, to: &buffer)
        } else {
            buffer.append(date.isoText)
        }
    }

    /// The fields of a date by UTS #35: "yMMMMd"
    static func skeleton(_ date: CalendarDate) -> String {
        (date.year == nil ? "" : "y") + (date.month == nil ? "" : "MMMM") + (date.day == nil ? "" : "d")
    }
}
