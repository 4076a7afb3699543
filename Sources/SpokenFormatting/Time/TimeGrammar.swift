import SpokenModel

/// How one language says and shows times of day, dates and weeks. Words of the language stand in the conforming type.
protocol TimeGrammar: Sendable {
    var saysDigits: Bool { get }
    /// The same with numbers in digits, for visible text.
    var inDigits: Self { get }

    /// «18 часов», «18:30», "6:30 PM"
    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer)
    /// «с 9 до 23», "from 9 AM to 11 PM", «круглосуточно»
    func appendHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer)
    /// Hours behind a preposition that stands in the text around: «10:30–11», «десять тридцать – одиннадцать».
    func appendGovernedHours(
        _ hours: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer)
    /// - Parameter grammaticalCase: nil for a date by itself: «двадцать первого марта», but «март», «2025 год».
    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer)
    /// «с 1 по 5 мая», "from May 1 to 5"
    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer)
    /// «2024 год», «девяностые годы», «девятнадцатый век»
    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer)
    /// «2024–2025 годы», «девятнадцатый – двадцатый века»
    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer)
    /// «с 2020 по 2025 год»
    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer)
    func periodPreposition(_ role: QuantityRole) -> TimeRole
    func appendVisiblePeriod(_ period: Period, to buffer: inout UTF8Buffer)
    func appendVisiblePeriods(_ start: Period, _ end: Period, to buffer: inout UTF8Buffer)
    /// The preposition of a role and the case that it governs before a time of day: «с», «до», «к».
    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole
    /// «от восхода», and at the end «до заката»
    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String
    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole

    /// False for a role that has no words before a time or a date.
    func canSay(_ role: QuantityRole) -> Bool
    /// The prepositions that hours and ranges begin with: «з», «od».
    var openings: [String] { get }
    /// The case that a preposition at the end of a text governs before a time; nil where none stands there.
    func governedCase(after text: TextTail) -> GrammaticalCase?
    /// Throws what the language cannot say of a time, a date or a period.
    func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError)
    /// Throws what the language cannot say of a week, or of whether a place is open.
    func validate(_ schedule: OpeningHours) throws(QuantityError)
    func validate(_ status: OpeningStatus) throws(QuantityError)
    /// Throws what the language cannot say of a day by its distance from today.
    func validate(relativeDay days: Int) throws(QuantityError)

    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer)
    /// «с 09:00 до 23:00»
    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer)
    /// «09:00–23:00», inside a schedule
    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer)
    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer)
    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer)

    /// «ежедневно»
    var everyDay: String { get }
    /// «с понедельника по пятницу»
    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer)
    /// «в субботу», and behind another day «воскресенье».
    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer)
    /// «в праздники», and behind another «школьные каникулы».
    func holiday(isSchool: Bool, isFirst: Bool) -> String
    /// «в марте», «в 2025 году»: a month or a year in which hours count.
    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer)
    /// «пн–пт», «сб, вс»
    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer)
    /// «закрыто»
    var closed: String { get }
    /// "closed Sunday" and not "Sunday closed"
    var closedStandsFirst: Bool { get }
    /// « и »
    var and: String { get }
    /// Between the groups of a schedule: ", ".
    var separator: String { get }
    /// «сейчас открыто, до 23», «сейчас закрыто, откроется завтра в 9»
    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer)
    /// «сегодня», «завтра», «через 3 дня», «2 дня назад»
    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer)
}

extension TimeGrammar {
    var separator: String { ", " }
    var closedStandsFirst: Bool { false }
    var openings: [String] { [] }
    func governedCase(after text: TextTail) -> GrammaticalCase? { nil }
    func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {}
    func validate(_ schedule: OpeningHours) throws(QuantityError) {}
    func validate(_ status: OpeningStatus) throws(QuantityError) {}
    func validate(relativeDay days: Int) throws(QuantityError) {}

    /// «с понедельника по пятницу», «в субботу, воскресенье и в праздники», «ежедневно»
    func appendDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        let ranges = days.isEveryDay ? [] : days.ranges
        let singles = days.isEveryDay ? [] : days.singles
        let holidays = (days.publicHolidays ? [false] : []) + (days.schoolHolidays ? [true] : [])
        let count = ranges.count + singles.count + holidays.count + (days.isEveryDay ? 1 : 0)
        var place = 0
        func separate() {
            if place > 0 { buffer.append(place + 1 == count ? and : ", ") }
            place += 1
        }
        if days.isEveryDay {
            separate()
            buffer.append(everyDay)
        }
        for run in ranges {
            separate()
            appendDayRange(run, to: &buffer)
        }
        for (index, day) in singles.enumerated() {
            separate()
            appendDay(day, isFirst: index == 0, isLast: index + 1 == singles.count, to: &buffer)
        }
        for (index, isSchool) in holidays.enumerated() {
            separate()
            buffer.append(holiday(isSchool: isSchool, isFirst: index == 0))
        }
    }

    /// «от восхода до заката», «с 9 часов до заката»; anything else by `appendHours`.
    func appendAnyHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        guard hours.isByDaylight else { return appendHours(hours, numerals, to: &buffer) }
        func append(_ event: DaylightEvent?, _ time: ClockTime, _ role: QuantityRole) {
            if let event { return buffer.append(daylight(event, isEnd: role == .upTo)) }
            let phrase = clockPreposition(role, time)
            buffer.append(phrase.before)
            appendClock(time, phrase.grammaticalCase, numerals, to: &buffer)
            buffer.append(phrase.after)
        }
        append(hours.startEvent, hours.start, .from)
        if hours.isOpenEnd { return }
        buffer.append(byte: 0x20)
        append(hours.endEvent, hours.end, .upTo)
    }

    /// A number in the style of the formatter.
    func appendNumber(
        _ value: some BinaryInteger, _ inflection: Inflection, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        let value = UInt64(truncatingIfNeeded: value)
        if saysDigits {
            buffer.append(digits: value)
        } else {
            numerals.appendCardinal(value, inflection, to: &buffer)
        }
    }

    /// "09:00", "9:30"
    func appendDigits(_ time: ClockTime, padded: Bool, to buffer: inout UTF8Buffer) {
        if padded {
            buffer.append(digits: UInt64(time.hour), width: 2)
        } else {
            buffer.append(digits: UInt64(time.hour))
        }
        buffer.append(byte: 0x3A)
        buffer.append(digits: UInt64(time.minute), width: 2)
        if let second = time.second, second > 0 {
            buffer.append(byte: 0x3A)
            buffer.append(digits: UInt64(second), width: 2)
        }
    }
}
