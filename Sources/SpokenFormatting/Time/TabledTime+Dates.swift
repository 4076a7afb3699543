import SpokenLocaleData
import SpokenModel

/// Dates, years and centuries.
extension TabledTime {
    private var isSlavic: Bool { hours == .ordinal }

    /// «двадцять першого березня», «21. März», «1er mars», «2025 жылғы 21 наурыз»
    func appendDate(
        _ date: CalendarDate, _ grammaticalCase: GrammaticalCase?, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        guard let month = date.month else {
            if let year = date.year, let period = Period(.year, UInt64(year)) {
                appendPeriod(period, grammaticalCase ?? .nominative, numerals, to: &buffer)
            }
            return
        }
        if hours == .kazakh {
            if let year = date.year { buffer.append(yearOfDate(year, numerals)) }
            if let day = date.day { buffer.append(dayNumber(day, .nominative, numerals) + " ") }
            return buffer.append(ended(nouns.month(month).form(.nominative).string, grammaticalCase ?? .nominative))
        }
        if let day = date.day {
            buffer.append(dayNumber(day, grammaticalCase ?? (isSlavic ? .genitive : .nominative), numerals) + " ")
            buffer.append(nouns.month(month).form(isSlavic ? .genitive : .nominative).string)
        } else {
            buffer.append(nouns.month(month).form(.singular(isSlavic ? grammaticalCase ?? .nominative : .nominative)))
        }
        if let year = date.year { buffer.append(yearOfDate(year, numerals)) }
    }

    /// « 2025 року», « zweitausendfünfundzwanzig», «2025 жылғы »
    func yearOfDate(_ year: UInt16, _ numerals: some NumeralGrammar) -> String {
        let number = yearNumber(year, .genitive, numerals)
        if hours == .kazakh { return number + " " + phrase("year-of").text + " " }
        return " " + number + (isSlavic ? " " + (nouns.year?.form(.genitive).string ?? "") : "")
    }

    /// «21», «двадцять першого», «21.», «einundzwanzigster», «1er»
    private func dayNumber(
        _ day: UInt8, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar
    ) -> String {
        switch hours {
        case .ordinal:
            return saysDigits ? "\(day)" : ordinal(day, Inflection(grammaticalCase, .neuter), numerals)
        case .german:
            if saysDigits { return "\(day)." }
            let text = ordinal(day, Inflection(grammaticalCase), numerals)
            return grammaticalCase == .nominative ? text + "r" : text
        case .french:
            if saysDigits { return day == 1 ? "1er" : "\(day)" }
            return day == 1 ? ordinal(day, Inflection(), numerals) : words(day, Inflection(), numerals)
        case .kazakh: return saysDigits ? "\(day)" : ordinal(day, Inflection(), numerals)
        }
    }

    /// «2025», «дві тисячі двадцять п’ятого», «neunzehnhundertneunundneunzig», «deux mille vingt-cinq»
    private func yearNumber(
        _ year: some BinaryInteger, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar
    ) -> String {
        if saysDigits { return "\(year)" }
        switch hours {
        case .ordinal, .kazakh:
            return ordinal(year, Inflection(isSlavic ? grammaticalCase : .nominative), numerals)
        case .french: return words(year, Inflection(), numerals)
        case .german:
            guard (1100..<2000).contains(Int(year)) else { return germanNumber(year, numerals) }
            let rest = Int(year) % 100
            return words(Int(year) / 100, Inflection(), numerals) + "hundert"
                + (rest == 0 ? "" : germanNumber(rest, numerals))
        }
    }

    /// «з 1 по 5 травня», «vom 28. April bis 3. Mai», «du 1er au 5 mai», «1 мамырдан 5 мамырға дейін»
    func appendDates(
        _ start: CalendarDate, _ end: CalendarDate, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        let sharesYear = start.year == end.year || start.year == nil
        if start.month == nil, let first = start.year, let last = end.year {
            return append("periods", to: &buffer) { index, grammaticalCase in
                let number = yearNumber(index == 0 ? first : last, grammaticalCase, numerals)
                let reading = saysDigits ? ordinal(last, Inflection(), numerals) : nil
                if hours == .kazakh { return ended(number, grammaticalCase, reading: index == 0 ? reading : nil) }
                return index == 1 && isSlavic
                    ? number + " " + (nouns.year?.form(.singular(grammaticalCase)).string ?? "") : number
            }
        }
        append(start.day == nil && phrases["time-months"] != nil ? "months" : "dates", to: &buffer) {
            index, grammaticalCase in
            var text = UTF8Buffer()
            if index == 0, sharesYear, start.month == end.month, let day = start.day, hours != .kazakh {
                return dayNumber(day, grammaticalCase, numerals)
            }
            var date = index == 0 ? start : end
            // The year stands once: before all in Kazakh, behind all elsewhere.
            if sharesYear, (index == 0) != (hours == .kazakh) { date = date.withoutYear ?? date }
            if index == 0, sharesYear, hours == .kazakh, start.year == nil, let year = end.year {
                date =
                    CalendarDate(year: Int(year), month: date.month.map(Int.init), day: date.day.map(Int.init)) ?? date
            }
            appendDate(date, grammaticalCase, numerals, to: &text)
            return text.string
        }
    }

    func datePreposition(_ role: QuantityRole, _ date: CalendarDate) -> TimeRole {
        let key = "date-\(role.rawValue)"
        return timeRole(date.day != nil && phrases["time-\(key)"] != nil ? key : role.rawValue)
    }

    // MARK: Periods

    /// «2024 рік», «дев’ятнадцяте століття», «dziewiętnasty wiek», «neunzehntes Jahrhundert», «dix-neuvième siècle»
    func appendPeriod(
        _ period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        buffer.append(number(of: period, grammaticalCase, numerals))
        if let noun = noun(of: period, grammaticalCase) { buffer.append(" " + noun) }
    }

    /// A year has no noun in German and French.
    private func noun(of period: Period, _ grammaticalCase: GrammaticalCase) -> String? {
        if period.kind == .year, hours == .german || hours == .french { return nil }
        guard period.saysNoun, let noun = nouns.noun(of: period.kind) else { return nil }
        let place = isSlavic ? grammaticalCase : .nominative
        return ended(noun.form(period.kind == .decade ? .plural(place) : .singular(place)).string, grammaticalCase)
    }

    private func number(
        of period: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar
    ) -> String {
        if period.kind == .year { return yearNumber(period.number, grammaticalCase, numerals) }
        let gender = nouns.noun(of: period.kind)?.gender ?? .masculine
        let inflection = Inflection(
            isSlavic ? grammaticalCase : .nominative, gender, period.kind == .decade ? .plural : .singular)
        let text = ordinal(period.number, inflection, numerals)
        return hours == .german ? text + "s" : text
    }

    func appendPeriods(
        _ start: Period, _ end: Period, _ grammaticalCase: GrammaticalCase, _ numerals: some NumeralGrammar,
        to buffer: inout UTF8Buffer
    ) {
        if let noun = leadingYears(end) { buffer.append(noun + " ") }
        buffer.append(number(of: start, grammaticalCase, numerals))
        buffer.append(saysDigits && start.kind == .year ? "–" : " – ")
        buffer.append(number(of: end, grammaticalCase, numerals))
        guard end.saysNoun, leadingYears(end) == nil, !(end.kind == .year && (hours == .german || hours == .french)),
            let noun = nouns.noun(of: end.kind)
        else { return }
        buffer.append(" " + noun.form(.plural(isSlavic ? grammaticalCase : .nominative)).string)
    }

    /// Polish says «lata 2020–2025».
    func leadingYears(_ period: Period) -> String? {
        guard traits.namesYearsFirst, period.kind == .year, period.saysNoun else { return nil }
        return nouns.year?.form(.pluralNominative).string
    }

    func appendFromTo(
        _ start: Period, _ end: Period, _ numerals: some NumeralGrammar, to buffer: inout UTF8Buffer
    ) {
        append("periods", to: &buffer) { index, grammaticalCase in
            var text = UTF8Buffer()
            appendPeriod(index == 0 ? start.withoutNoun : end, grammaticalCase, numerals, to: &text)
            let bare = text.string
            let isNumber = bare.last?.isNumber == true
            return index == 0 && hours == .kazakh
                ? ended(bare, grammaticalCase, reading: isNumber ? ordinal(start.number, Inflection(), numerals) : nil)
                : bare
        }
    }

    func periodPreposition(_ role: QuantityRole) -> TimeRole { timeRole(role.rawValue) }
}
