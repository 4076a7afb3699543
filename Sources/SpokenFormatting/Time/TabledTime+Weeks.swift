import SpokenLocaleData
import SpokenModel

/// Days of the week, whether a place is open, and days by their distance from today.
extension TabledTime {
    var closed: String { phrase("closed").text }
    var and: String { " " + phrase("and").text + " " }

    var everyDay: String { phrase("every-day").text }

    /// «fermé les jours fériés»
    var closedStandsFirst: Bool { hours == .french }

    func appendDayRange(_ run: DayGroup.Run, to buffer: inout UTF8Buffer) {
        append("weekdays", to: &buffer) { index, grammaticalCase in
            let noun = nouns.weekday(index == 0 ? run.first : run.last)
            let form: NounForm = hours == .ordinal ? .singular(grammaticalCase) : .nominative
            return ended(noun.form(form).string, grammaticalCase)
        }
    }

    /// «у суботу», „Samstag“, «samedi»; Kazakh names the word for days once, behind the last: «сенбі және жексенбі күндері».
    func appendDay(_ weekday: Int, isFirst: Bool, isLast: Bool, to buffer: inout UTF8Buffer) {
        let noun = nouns.weekday(weekday)
        if hours == .ordinal {
            buffer.append(isFirst ? noun.per : noun.form(.accusative))
        } else if isLast, let days = phrases["time-days"] {
            buffer.append(PhraseTable.fill(days.text, [noun.form(.nominative).string]))
        } else {
            buffer.append(noun.form(.nominative))
        }
    }

    func holiday(isSchool: Bool, isFirst: Bool) -> String { phrase(isSchool ? "school" : "holidays").text }

    /// «у березні», «w marcu 2025 roku», „im Jahr 2025“
    func appendWithin(_ date: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        guard let month = date.month else {
            return append("within-year", to: &buffer) { _, grammaticalCase in
                var text = UTF8Buffer()
                appendDate(date, grammaticalCase, numerals, to: &text)
                return text.string
            }
        }
        let year = date.year.map { yearOfDate($0, numerals) }
        if let year, hours == .kazakh { buffer.append(year) }
        buffer.append(nouns.month(month).per)
        if let year, hours != .kazakh { buffer.append(year) }
    }

    func appendStatus(_ status: OpeningStatus, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer) {
        switch status {
        case .alwaysOpen: append("always-open", to: &buffer)
        case .unknown: append("unknown-now", to: &buffer)
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
        if (2...6).contains(days), (1...7).contains(weekday) {
            let name = nouns.weekday(weekday).per.string
            return spelledBehindVowel(name)
        }
        var text = UTF8Buffer()
        appendRelativeDay(days, numerals, to: &text)
        return text.string
    }

    /// Behind a verb that ends in a vowel Belarusian writes «ў панядзелак», Ukrainian «в понеділок», but «у вівторок».
    private func spelledBehindVowel(_ text: String) -> String {
        guard let letter = traits.behindVowel.first, text.hasPrefix("у ") else { return text }
        let rest = text.dropFirst()
        if let letters = traits.behindVowel.dropFirst().first, let next = rest.dropFirst().first, letters.contains(next)
        {
            return text
        }
        return letter + rest
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
