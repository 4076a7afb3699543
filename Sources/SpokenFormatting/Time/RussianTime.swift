import SpokenLocaleData
import SpokenModel

/// Times of day, dates and weeks in Russian.
struct RussianTime: TimeGrammar {
    let saysDigits: Bool
    let nouns: CalendarNouns

    var inDigits: Self { Self(saysDigits: true, nouns: nouns) }

    // MARK: Times of day

    /// «18 часов», «восемнадцать часов», «18:30», «восемнадцать тридцать», «девять ноль пять»
    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        let hasSeconds = (time.second ?? 0) > 0
        guard time.minute == 0, !hasSeconds, let noun = nouns.hour else {
            return appendBare(time, grammaticalCase, numerals, to: &buffer)
        }
        let hour = UInt64(time.hour)
        appendNumber(hour, Inflection(grammaticalCase), numerals, to: &buffer)
        buffer.append(byte: 0x20)
        buffer.append(noun.form(RussianAgreement.form(behind: hour, grammaticalCase, animacy: .inanimate)))
    }

    /// «9», «девяти», «9:30», «девяти тридцати», «часа»: without the noun, as in «с 9 до 23».
    private func appendBare(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        let second = time.second ?? 0
        if saysDigits {
            if time.minute == 0, second == 0 { return buffer.append(digits: UInt64(time.hour)) }
            return appendDigits(time, padded: false, to: &buffer)
        }
        if time.hour == 1, time.minute == 0, second == 0, let noun = nouns.hour {
            // «с часа до трёх»
            return buffer.append(noun.form(.singular(grammaticalCase)))
        }
        numerals.appendCardinal(UInt64(time.hour), Inflection(grammaticalCase), to: &buffer)
        guard time.minute > 0 || second > 0 else { return }
        appendMinutes(time.minute, grammaticalCase, numerals, to: &buffer)
        if second > 0 { appendMinutes(second, grammaticalCase, numerals, to: &buffer) }
    }

    /// « тридцать», « ноль пять», « двадцать одна»: minutes are feminine, and «ноль» stays as it is.
    private func appendMinutes(
        _ minutes: UInt8, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        if minutes < 10 { buffer.append(" ноль") }
        buffer.append(byte: 0x20)
        if minutes == 0 {
            buffer.append("ноль")
        } else {
            numerals.appendCardinal(UInt64(minutes), Inflection(grammaticalCase, .feminine), to: &buffer)
        }
    }

    func appendHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay { return buffer.append("круглосуточно") }
        buffer.append("с ")
        if hours.isOpenEnd { return appendClock(hours.start, .genitive, numerals, to: &buffer) }
        appendBare(hours.start, .genitive, numerals, to: &buffer)
        buffer.append(" до ")
        appendBare(Self.end(hours), .genitive, numerals, to: &buffer)
    }

    /// «10:30–11», «десяти тридцати – одиннадцати»
    func appendGovernedHours(
        _ hours: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendBare(hours.start, grammaticalCase, numerals, to: &buffer)
        buffer.append(saysDigits ? "–" : " – ")
        appendBare(Self.end(hours), grammaticalCase, numerals, to: &buffer)
    }

    /// A midnight at the end is 24: «с 10 до 24».
    private static func end(_ hours: OpenInterval) -> ClockTime {
        hours.end.minutesOfDay == 0 ? ClockTime(hour: 24) ?? hours.end : hours.end
    }

    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole {
        role == .each ? TimeRole("по ", .dative) : periodPreposition(role)
    }

    // MARK: Dates

    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        guard let month = date.month else {
            if let year = date.year { appendYear(year, grammaticalCase ?? .nominative, numerals, to: &buffer) }
            return
        }
        if let day = date.day {
            appendDay(day, grammaticalCase ?? .genitive, numerals, to: &buffer)
            buffer.append(byte: 0x20)
            buffer.append(nouns.month(month).form(.genitive))
        } else {
            buffer.append(nouns.month(month).form(.singular(grammaticalCase ?? .nominative)))
        }
        if let year = date.year {
            buffer.append(byte: 0x20)
            appendYear(year, .genitive, numerals, to: &buffer)
        }
    }

    /// «21», «двадцать первого»
    private func appendDay(
        _ day: UInt8, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        if saysDigits {
            buffer.append(digits: UInt64(day))
        } else {
            numerals.appendOrdinal(UInt64(day), Inflection(grammaticalCase, .neuter), to: &buffer)
        }
    }

    /// «2025 года», «две тысячи двадцать пятом году»
    private func appendYear(
        _ year: UInt16, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendYearNumber(year, grammaticalCase, numerals, to: &buffer)
        guard let noun = nouns.year else { return }
        buffer.append(byte: 0x20)
        buffer.append(noun.form(.singular(grammaticalCase)))
    }

    private func appendYearNumber(
        _ year: UInt16, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        if saysDigits {
            buffer.append(digits: UInt64(year))
        } else {
            numerals.appendOrdinal(UInt64(year), Inflection(grammaticalCase), to: &buffer)
        }
    }

    /// «с 1 по 5 мая», «с 28 апреля по 3 мая», «с марта по май 2025 года», «с 2020 по 2025 год»: the start in the
    /// genitive, the end in the accusative.
    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        buffer.append(datePreposition(.from, start).before)
        let sharesYear = start.year == end.year || start.year == nil
        if let day = start.day, sharesYear, start.month == end.month {
            appendDay(day, .genitive, numerals, to: &buffer)
        } else if start.month == nil, let year = start.year {
            appendYearNumber(year, .genitive, numerals, to: &buffer)
        } else if sharesYear,
            let shared = CalendarDate(month: start.month.map(Int.init), day: start.day.map(Int.init))
        {
            appendDate(shared, .genitive, numerals, to: &buffer)
        } else {
            appendDate(start, .genitive, numerals, to: &buffer)
        }
        buffer.append(" по ")
        appendDate(end, .accusative, numerals, to: &buffer)
    }

    /// «со 2 мая»: «второго» begins with two consonants.
    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole {
        // «со второго мая»
        role == .from && date.day == 2 ? TimeRole("со ", .genitive) : periodPreposition(role)
    }

    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String {
        let name =
            switch event {
            case .dawn: "рассвета"
            case .sunrise: "восхода"
            case .sunset: "заката"
            case .dusk: "сумерек"
            }
        return (isEnd ? "до " : "от ") + name
    }

    // MARK: Weeks

    var everyDay: String { "ежедневно" }

    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer) {
        buffer.append(run.first == 2 || run.first == 3 ? "со " : "с ")
        buffer.append(nouns.weekday(run.first).form(.genitive))
        buffer.append(" по ")
        buffer.append(nouns.weekday(run.last).form(.accusative))
    }

    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer) {
        if isFirst { buffer.append(weekday == 2 ? "во " : "в ") }
        buffer.append(nouns.weekday(weekday).form(.accusative))
    }

    func holiday(isSchool: Bool, isFirst: Bool) -> String {
        (isFirst ? "в " : "") + (isSchool ? "школьные каникулы" : "праздники")
    }

    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        buffer.append("в ")
        appendDate(date, .prepositional, numerals, to: &buffer)
    }

    var closed: String { "закрыто" }
    var and: String { " и " }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch status {
        case .alwaysOpen: buffer.append("открыто круглосуточно")
        case .unknown: buffer.append("неизвестно, открыто ли сейчас")
        case .openWithoutEnd: buffer.append("сейчас открыто")
        case .closedIndefinitely: buffer.append("сейчас закрыто")
        case .open(let until, let daysAhead, let weekday):
            buffer.append("сейчас открыто, до ")
            appendBare(until.minutesOfDay == 0 ? ClockTime(hour: 24) ?? until : until, .genitive, numerals, to: &buffer)
            if daysAhead > 0 {
                buffer.append(byte: 0x20)
                appendDay(ahead: daysAhead, weekday, numerals, to: &buffer)
            }
        case .closed(let opens, let daysAhead, let weekday):
            buffer.append("сейчас закрыто, откроется ")
            appendDay(ahead: daysAhead, weekday, numerals, to: &buffer)
            buffer.append(" в ")
            appendBare(opens, .accusative, numerals, to: &buffer)
        }
    }

    /// «сегодня», «завтра», «в понедельник», «через 8 дней»
    private func appendDay(
        ahead days: Int, _ weekday: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        if days < 2 || days > 6 || !(1...7).contains(weekday) {
            return appendRelativeDay(days, numerals, to: &buffer)
        }
        buffer.append(weekday == 2 ? "во " : "в ")
        buffer.append(nouns.weekday(weekday).form(.accusative))
    }

    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch days {
        case 0: buffer.append("сегодня")
        case 1: buffer.append("завтра")
        case 2: buffer.append("послезавтра")
        case -1: buffer.append("вчера")
        case -2: buffer.append("позавчера")
        default:
            let count = UInt64(days.magnitude)
            if days > 0 { buffer.append("через ") }
            appendNumber(count, Inflection(.accusative), numerals, to: &buffer)
            buffer.append(byte: 0x20)
            switch RussianAgreement.category(count) {
            case .one: buffer.append("день")
            case .few: buffer.append("дня")
            default: buffer.append("дней")
            }
            if days < 0 { buffer.append(" назад") }
        }
    }

    // MARK: Visible text

    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        appendDigits(time, padded: true, to: &buffer)
    }

    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay { return buffer.append("круглосуточно") }
        buffer.append("с ")
        appendDigits(hours.start, padded: true, to: &buffer)
        if hours.isOpenEnd { return }
        buffer.append(" до ")
        appendDigits(hours.end, padded: true, to: &buffer)
    }

    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay { return buffer.append("круглосуточно") }
        if hours.isOpenEnd { return appendVisibleHours(hours, to: &buffer) }
        appendCompact(hours, padded: true, to: &buffer)
    }

    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        if let month = date.month {
            if let day = date.day {
                buffer.append(digits: UInt64(day))
                buffer.append("\u{A0}")
            }
            buffer.append(nouns.month(month).form(date.day == nil ? .nominative : .genitive))
            if date.year != nil { buffer.append(byte: 0x20) }
        }
        if let year = date.year {
            buffer.append(digits: UInt64(year))
            buffer.append("\u{A0}г.")
        }
    }

    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        let sharesYear = start.year == end.year || start.year == nil
        if sharesYear, start.month == end.month, let day = start.day {
            buffer.append(digits: UInt64(day))
            buffer.append("–")
            return appendVisibleDate(end, to: &buffer)
        }
        if start.month == nil, end.month == nil, let first = start.year, let last = end.year {
            buffer.append(digits: UInt64(first))
            buffer.append("–")
            buffer.append(digits: UInt64(last))
            return buffer.append("\u{A0}гг.")
        }
        if sharesYear, let shared = CalendarDate(month: start.month.map(Int.init), day: start.day.map(Int.init)) {
            appendVisibleDate(shared, to: &buffer)
        } else {
            appendVisibleDate(start, to: &buffer)
        }
        buffer.append("\u{A0}– ")
        appendVisibleDate(end, to: &buffer)
    }

    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        if days.isEveryDay { buffer.append("ежедневно") } else { appendVisibleRuns(days, nouns, to: &buffer) }
        appendVisibleHolidays(days, "праздники", "каникулы", to: &buffer)
    }
}

extension TimeGrammar {
    /// «пн–пт, вс»
    func appendVisibleRuns(_ days: DayGroup, _ nouns: CalendarNouns, to buffer: inout UTF8Buffer) {
        for (index, run) in days.runs.enumerated() {
            if index > 0 { buffer.append(", ") }
            buffer.append(nouns.weekday(run.first).symbol)
            if run.count == 1 { continue }
            buffer.append(run.count == 2 ? ", " : "–")
            buffer.append(nouns.weekday(run.last).symbol)
        }
    }

    func appendVisibleHolidays(
        _ days: DayGroup, _ publicName: String, _ schoolName: String, to buffer: inout UTF8Buffer
    ) {
        var isFirst = days.weekdays.isEmpty
        for (isMeant, name) in [(days.publicHolidays, publicName), (days.schoolHolidays, schoolName)] where isMeant {
            if !isFirst { buffer.append(", ") }
            buffer.append(name)
            isFirst = false
        }
    }
}
