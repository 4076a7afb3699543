import SpokenModel

/// Days of the week, whether a place is open, and days by their distance from today.
extension TabledTime {
    var closed: String { phrase("closed").text }
    var and: String { " " + phrase("and").text + " " }

    /// «з понеділка по п’ятницю», «у суботу та неділю», «щодня», «сенбі және жексенбі күндері»
    func appendDays(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        if days.isEveryDay {
            append("every-day", to: &buffer)
        } else if !days.weekdays.isEmpty {
            appendRuns(days, to: &buffer)
        }
        let holidays = (days.publicHolidays ? ["holidays"] : []) + (days.schoolHolidays ? ["school"] : [])
        for (index, key) in holidays.enumerated() {
            if index > 0 || !days.weekdays.isEmpty { buffer.append(and) }
            append(key, to: &buffer)
        }
    }

    /// Three days or more in a row make a range.
    private func appendRuns(_ days: DayGroup, to buffer: inout UTF8Buffer) {
        let ranges = days.runs.filter { $0.last - $0.first >= 2 }
        let singles = days.weekdays.filter { day in !ranges.contains { $0.first <= day && day <= $0.last } }
        for (index, range) in ranges.enumerated() {
            if index > 0 { buffer.append(singles.isEmpty ? and : ", ") }
            append("weekdays", to: &buffer) { place, grammaticalCase in
                let noun = nouns.weekdays[(place == 0 ? range.first : range.last) - 1]
                return ended(
                    noun.form(hours == .ordinal ? .singular(grammaticalCase) : .nominative).string, grammaticalCase)
            }
        }
        guard !singles.isEmpty else { return }
        if !ranges.isEmpty { buffer.append(and) }
        // «сенбі, жексенбі күндері» names the word for days once, behind them all.
        let behind = phrases["time-days"]
        var names = singles.enumerated().map { index, day in
            let noun = nouns.weekdays[day - 1]
            if index == 0, behind == nil, hours != .german { return noun.per.string }
            return noun.form(hours == .ordinal ? .accusative : .nominative).string
        }
        let last = names.removeLast()
        let list = names.isEmpty ? last : names.joined(separator: ", ") + and + last
        buffer.append(behind.map { PhraseTable.fill($0.text, [list]) } ?? list)
    }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch status {
        case .alwaysOpen: append("always-open", to: &buffer)
        case .openWithoutEnd: append("open-now", to: &buffer)
        case .closedIndefinitely: append("closed-now", to: &buffer)
        case .open(let until, let daysAhead, let weekday):
            let end = until.minutesOfDay == 0 ? ClockTime(hour: 24) ?? until : until
            append("open-until", to: &buffer) { bare(end, $1, numerals) }
            if daysAhead > 0 { buffer.append(" " + day(ahead: daysAhead, weekday, numerals)) }
        case .closed(let opens, let daysAhead, let weekday):
            // «об одинадцятій», where «о» would meet a vowel
            let key = opens.hour == 11 && phrases["time-at-vowel"] != nil ? "at-vowel" : "at"
            append("opens", to: &buffer) { index, _ in
                guard index == 1 else { return day(ahead: daysAhead, weekday, numerals) }
                var text = UTF8Buffer()
                append(key, to: &text) { bare(opens, $1, numerals) }
                return text.string
            }
        }
    }

    /// «сьогодні», «завтра», «у понеділок», «через 8 днів»
    private func day(ahead days: Int, _ weekday: Int, _ numerals: some NumeralGrammar) -> String {
        if (2...6).contains(days), (1...7).contains(weekday) { return nouns.weekdays[weekday - 1].per.string }
        var text = UTF8Buffer()
        appendRelativeDay(days, numerals, to: &text)
        return text.string
    }

    /// «завтра», «через 3 дні», «vor 3 Tagen», «3 күннен кейін»
    func appendRelativeDay(_ days: Int, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        if let name = phrases["time-day-\(days)"] { return buffer.append(name.text) }
        guard let noun = nouns.day else { return }
        append(days > 0 ? "in-days" : "days-ago", to: &buffer) { _, grammaticalCase in
            let count = UInt64(days.magnitude)
            let place = hours == .kazakh ? .nominative : grammaticalCase
            let number = saysDigits ? "\(count)" : words(count, Inflection(place), numerals)
            let form: String
            switch numerals.pluralCategory(of: DecimalNumber(exactly: count) ?? 0) {
            case .one: form = noun.form(.singular(place)).string
            case .few: form = noun.form(.paucal).string
            case .many where hours == .ordinal: form = noun.form(.counting).string
            default: form = noun.form(.plural(place)).string
            }
            return number + " " + ended(form, grammaticalCase)
        }
    }
}
