import SpokenLocaleData
import SpokenModel

/// Times of day, dates and weeks in Spanish: «de 9 a 23», «21 de marzo de 2025».
struct SpanishTime: TimeGrammar {
    let saysDigits: Bool
    let nouns: CalendarNouns
    /// How another region than Spain shows a time.
    let clock: RegionalClock?
    /// Says «6:30 de la tarde» where the region shows «6:30 p. m.».
    let saysHalves: Bool

    var inDigits: Self { Self(saysDigits: true, nouns: nouns, clock: clock, saysHalves: saysHalves) }

    // MARK: Times of day

    /// «18 horas», «1 hora», «18:30», «dieciocho treinta», and where twelve hours are shown «6:30 de la tarde».
    func appendClock(
        _ time: ClockTime, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendBare(time, numerals, to: &buffer)
        if !hasTwelveHours, time.minute == 0, (time.second ?? 0) == 0 {
            buffer.append(time.hour == 1 ? " hora" : " horas")
        }
    }

    private var hasTwelveHours: Bool { saysHalves && clock?.hasTwelveHours == true }

    /// Whether the hour is in the singular: «la una».
    private func isOne(_ time: ClockTime) -> Bool { time.hour == 1 || (hasTwelveHours && time.hour == 13) }

    /// « de la tarde»: the half of the day where the clock has twelve hours.
    private func part(of time: ClockTime) -> StaticString {
        switch time.hour % 24 {
        case 1..<12: " de la mañana"
        case 12: " del mediodía"
        case 13...20: " de la tarde"
        default: " de la noche"
        }
    }

    /// «9», «veintiuna», «9:30», «nueve treinta», «nueve y cinco»: hours are feminine, minutes masculine.
    private func appendBare(_ time: ClockTime, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        let half = time.hour % 12 == 0 ? 12 : Int(time.hour % 12)
        guard hasTwelveHours,
            let shown = ClockTime(hour: half, minute: Int(time.minute), second: time.second.map(Int.init))
        else { return appendShown(time, numerals, to: &buffer) }
        appendShown(shown, numerals, to: &buffer)
        buffer.append(part(of: time))
    }

    private func appendShown(_ time: ClockTime, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        let second = time.second ?? 0
        if saysDigits {
            if time.minute == 0, second == 0 { return buffer.append(digits: UInt64(time.hour)) }
            return appendDigits(time, padded: false, to: &buffer)
        }
        numerals.appendCardinal(UInt64(time.hour), Inflection(.nominative, .feminine), to: &buffer)
        guard time.minute > 0 || second > 0 else { return }
        // «veinte y tres» sounds like twenty-three.
        buffer.append(time.minute >= 10 ? " " : time.hour == 20 && time.minute > 0 ? " cero " : " y ")
        numerals.appendCardinal(UInt64(time.minute), Inflection(), to: &buffer)
        if second > 0 {
            buffer.append(" y ")
            numerals.appendCardinal(UInt64(second), Inflection(), to: &buffer)
            buffer.append(second == 1 ? " segundo" : " segundos")
        }
    }

    func appendHours(_ hours: OpenInterval, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay {
            buffer.append("las ")
            appendNumber(24, Inflection(), numerals, to: &buffer)
            return buffer.append(" horas")
        }
        if hours.isOpenEnd {
            buffer.append(isOne(hours.start) ? "desde la " : "desde las ")
            return appendBare(hours.start, numerals, to: &buffer)
        }
        buffer.append("de ")
        appendBare(hours.start, numerals, to: &buffer)
        buffer.append(" a ")
        let end = hours.end.minutesOfDay == 0 ? ClockTime(hour: 24) ?? hours.end : hours.end
        appendBare(end, numerals, to: &buffer)
    }

    /// «10:30 a 11»
    func appendGovernedHours(
        _ hours: OpenInterval, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        appendBare(hours.start, numerals, to: &buffer)
        buffer.append(" a ")
        appendBare(hours.end.minutesOfDay == 0 ? ClockTime(hour: 24) ?? hours.end : hours.end, numerals, to: &buffer)
    }

    func clockPreposition(_ role: QuantityRole, _ time: ClockTime) -> TimeRole {
        let isOne = isOne(time)
        switch role {
        case .plain: return TimeRole("", .nominative)
        case .from: return TimeRole(isOne ? "desde la " : "desde las ", .nominative)
        case .upTo: return TimeRole(isOne ? "hasta la " : "hasta las ", .nominative)
        case .about: return TimeRole(isOne ? "sobre la " : "sobre las ", .nominative)
        case .forPrice: return TimeRole(isOne ? "para la " : "para las ", .nominative)
        case .each: return TimeRole(isOne ? "a la " : "a las ", .nominative)
        }
    }

    func daylight(_ event: DaylightEvent, isEnd: Bool) -> String {
        let name =
            switch event {
            case .dawn: "el amanecer"
            case .sunrise: "la salida del sol"
            case .sunset: "la puesta del sol"
            case .dusk: "el anochecer"
            }
        return (isEnd ? "hasta " : "desde ") + name
    }

    // MARK: Dates

    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        guard let month = date.month else {
            if let year = date.year { appendNumber(year, Inflection(), numerals, to: &buffer) }
            return
        }
        if let day = date.day {
            appendDay(day, numerals, to: &buffer)
            buffer.append(" de ")
        }
        buffer.append(nouns.month(month).form(.nominative))
        if let year = date.year {
            buffer.append(" de ")
            appendNumber(year, Inflection(), numerals, to: &buffer)
        }
    }

    private func appendDay(_ day: UInt8, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if day == 1, !saysDigits, let spanish = numerals as? SpanishNumerals, spanish.saysFirstOfMonth {
            return spanish.appendOrdinal(1, Inflection(), to: &buffer)
        }
        appendNumber(day, Inflection(), numerals, to: &buffer)
    }

    /// «del 1 al 5 de mayo», «del 28 de abril al 3 de mayo de 2025», «de marzo a mayo», «de 2020 a 2025»
    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        buffer.append(start.day == nil ? "de " : "del ")
        let sharesYear = start.year == end.year || start.year == nil
        if sharesYear, start.month == end.month, let day = start.day {
            appendDay(day, numerals, to: &buffer)
        } else {
            appendDate(sharesYear ? start.withoutYear ?? start : start, nil, numerals, to: &buffer)
        }
        buffer.append(end.day == nil ? " a " : " al ")
        appendDate(end, nil, numerals, to: &buffer)
    }

    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole {
        let hasDay = date.day != nil
        switch role {
        case .plain: return TimeRole("", .nominative)
        case .from: return TimeRole(hasDay ? "desde el " : "desde ", .nominative)
        case .upTo: return TimeRole(hasDay ? "hasta el " : "hasta ", .nominative)
        case .about: return TimeRole(hasDay ? "alrededor del " : "alrededor de ", .nominative)
        case .forPrice: return TimeRole(hasDay ? "para el " : "para ", .nominative)
        case .each: return TimeRole(hasDay ? "el " : "en ", .nominative)
        }
    }

    // MARK: Weeks

    var everyDay: String { "todos los días" }

    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer) {
        buffer.append("de ")
        buffer.append(nouns.weekday(run.first).form(.nominative))
        buffer.append(" a ")
        buffer.append(nouns.weekday(run.last).form(.nominative))
    }

    /// «sábados y domingos»
    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer) {
        buffer.append(nouns.weekday(weekday).form(.pluralNominative))
    }

    func holiday(isSchool: Bool, isFirst: Bool) -> String { isSchool ? "vacaciones escolares" : "festivos" }

    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        buffer.append("en ")
        appendDate(date, nil, numerals, to: &buffer)
    }

    var closed: String { "cerrado" }
    var and: String { " y " }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch status {
        case .alwaysOpen:
            buffer.append("abierto las ")
            appendNumber(24, Inflection(), numerals, to: &buffer)
            buffer.append(" horas")
        case .unknown: buffer.append("no se sabe si está abierto ahora")
        case .openWithoutEnd: buffer.append("abierto ahora")
        case .closedIndefinitely: buffer.append("cerrado ahora")
        case .open(let until, let daysAhead, let weekday):
            let end = until.minutesOfDay == 0 ? ClockTime(hour: 24) ?? until : until
            buffer.append("abierto ahora, ")
            buffer.append(clockPreposition(.upTo, end).before)
            appendBare(end, numerals, to: &buffer)
            if daysAhead > 0 {
                buffer.append(" de ")
                appendDay(ahead: daysAhead, weekday, article: false, numerals, to: &buffer)
            }
        case .closed(let opens, let daysAhead, let weekday):
            buffer.append("cerrado ahora, abre ")
            appendDay(ahead: daysAhead, weekday, article: true, numerals, to: &buffer)
            buffer.append(isOne(opens) ? " a la " : " a las ")
            appendBare(opens, numerals, to: &buffer)
        }
    }

    private func appendDay(
        ahead days: Int, _ weekday: Int, article: Bool, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        if days < 2 || days > 6 || !(1...7).contains(weekday) {
            return appendRelativeDay(days, numerals, to: &buffer)
        }
        buffer.append(article ? "el " : "")
        buffer.append(nouns.weekday(weekday).form(.nominative))
    }

    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch days {
        case 0: buffer.append("hoy")
        case 1: buffer.append("mañana")
        case 2: buffer.append("pasado mañana")
        case -1: buffer.append("ayer")
        case -2: buffer.append("anteayer")
        default:
            buffer.append(days > 0 ? "dentro de " : "hace ")
            if saysDigits {
                buffer.append(digits: UInt64(days.magnitude))
            } else if let spanish = numerals as? SpanishNumerals {
                spanish.appendCounting(UInt64(days.magnitude), .masculine, to: &buffer)
            } else {
                numerals.appendCardinal(UInt64(days.magnitude), Inflection(), to: &buffer)
            }
            buffer.append(" días")
        }
    }

    // MARK: Visible text

    func appendVisibleClock(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        if clock?.append(time, to: &buffer) == true { return }
        appendDigits(time, padded: false, to: &buffer)
    }

    func appendVisibleHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        if hours.isWholeDay { return buffer.append("24\u{A0}horas") }
        if hours.isOpenEnd {
            buffer.append(clockPreposition(.from, hours.start).before)
            return appendVisibleClock(hours.start, to: &buffer)
        }
        appendVisibleClock(hours.start, to: &buffer)
        buffer.append(clock?.hasTwelveHours == true ? "\u{A0}– " : "–")
        appendVisibleClock(hours.end, to: &buffer)
    }

    func appendCompactHours(_ hours: OpenInterval, to buffer: inout UTF8Buffer) {
        appendVisibleHours(hours, to: &buffer)
    }

    func appendVisibleDate(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        if let month = date.month {
            if let day = date.day {
                buffer.append(digits: UInt64(day))
                buffer.append("\u{A0}de\u{A0}")
            }
            buffer.append(nouns.month(month).form(.nominative))
            if date.year != nil { buffer.append(" de ") }
        }
        if let year = date.year { buffer.append(digits: UInt64(year)) }
    }

    func appendVisibleDates(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        let sharesYear = start.year == end.year || start.year == nil
        if sharesYear, start.month == end.month, let day = start.day {
            buffer.append(digits: UInt64(day))
            buffer.append("–")
            return appendVisibleDate(end, to: &buffer)
        }
        let isYears = start.month == nil && end.month == nil
        appendVisibleDate(isYears ? start : sharesYear ? start.withoutYear ?? start : start, to: &buffer)
        buffer.append(isYears ? "–" : "\u{A0}– ")
        appendVisibleDate(end, to: &buffer)
    }

    func appendVisibleDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        if days.isEveryDay { buffer.append("todos los días") } else { appendVisibleRuns(days, nouns, to: &buffer) }
        appendVisibleHolidays(days, "festivos", "vacaciones escolares", to: &buffer)
    }
}
