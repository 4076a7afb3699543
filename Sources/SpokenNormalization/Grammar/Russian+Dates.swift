import SpokenModel

/// Days and months.
extension Classifier {
    /// A date by itself tells when: genitive; behind a preposition its own case.
    func dateCase(_ place: Int, reach: Int = 8) -> GrammaticalCase {
        var number = ScannedNumber(start: place, end: place)
        number.integer = 2
        let before = wordBefore(place)
        // «по 5 мая»: to the day, not each of them.
        if before == "по" { return .accusative }
        // «8 и 9 мая», «на 2, 3 мая»: as the first of them.
        let first = before == "и" || before == "или" ? dayBefore(wordStartBefore(place)) : nil
        if reach > 0, let first = first ?? listedBefore(place).flatMap({ $0.value <= 31 ? $0.start : nil }) {
            return dateCase(first, reach: reach - 1)
        }
        let governed = governedCase(before: place, of: number)
        // A verb does not govern the day: «Приходите 5 мая».
        if governed == .accusative, before.byteCount > Self.longestPreposition { return .genitive }
        guard governed == .nominative else { return governed }
        // Named rather than dated, «сегодня 5 мая» is «пятое»: the form of the accusative.
        guard vocabulary.governors[before] == .governs(.nominative) else { return .genitive }
        // «произошло это 5 мая»
        let verb = wordBefore(wordStartBefore(place))
        return before == "это" && !vocabulary.verbKinds(of: verb).isEmpty ? .genitive : .accusative
    }

    /// Where the day before a joint begins: of «8 и 9 мая», of «23 февраля и 8 марта».
    private func dayBefore(_ joint: Int) -> Int? {
        if let day = numberBefore(joint) { return day.start }
        let month = wordStartBefore(joint)
        guard month < joint, vocabulary.russian.isMonth(text.lowered(month, text.skipSpacesBack(joint))) else {
            return nil
        }
        return numberBefore(month)?.start
    }

    /// «12 апреля – День космонавтики», «С 8 Марта!»: a day that is named or wished for.
    private func namedDayCase(_ place: Int, _ month: Int, _ end: Int, reach: Int = 8) -> GrammaticalCase? {
        let before = wordBefore(place)
        if before.isEmpty, isBehindNamedWeekday(place) || isOfLife(place, end) { return .accusative }
        if before.isEmpty, let told = caseOfWeekday(place) { return told }
        if before == "с" || before == "со" {
            let isWish = wordBefore(wordStartBefore(place)).begins(with: "поздрав")
            return isWish || text.isUpper(month) && text[end] == 0x21 ? .instrumental : nil
        }
        // «23 февраля и 8 марта – выходные»
        let (joint, jointEnd) = wordAfter(end)
        if joint == "и", reach > 0,
            let (_, last) = monthName(text.skipSpaces(jointEnd) + text.digits(text.skipSpaces(jointEnd)).count)
        {
            return namedDayCase(place, month, last, reach: reach - 1)
        }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        guard before.isEmpty || before == "и" || text[text.skipSpacesBack(place) - 1] == 0x2C, dash == 3,
            dashStart > end
        else { return nil }
        // The form of the accusative is that of the nominative.
        return isOccasion(text.skipSpaces(dashStart + dash)) ? .accusative : nil
    }

    /// «День космонавтики», «красный день календаря», «последняя»: what a day is called.
    private func isOccasion(_ place: Int) -> Bool {
        var start = place
        for _ in 0...2 {
            let end = text.wordEnd(start)
            if hasForm(start, end, where: { $0.classes.has(.occasion) && $0.cells.has(.nominative) }) { return true }
            guard
                hasForm(start, end, where: { $0.isAdjective && $0.cells.has(.nominative) })
                    || RussianDeclension.adjective(text.lowered(start, end))?.cases.contains(.nominative) == true
            else { return false }
            if hasForm(start, end, where: { $0.classes.has(.order) }) { return true }
            start = text.skipSpaces(end)
        }
        return false
    }

    /// Whether days are named rather than passed: «21–22 июня — узловая дата», «1–8 мая приходятся на среду».
    private func areNamed(_ start: Int, _ place: Int) -> Bool {
        // «Каникулы 4–8 января совпали с отпуском»: the subject stands before them.
        let before = text.skipSpacesBack(start)
        let isOfNoun = hasForm(text.wordStart(before), before) {
            $0.has(.nominative, .singular) || $0.has(.nominative, .plural)
        }
        if isOfNoun { return false }
        var end = place
        let (year, length) = text.digits(text.skipSpaces(end))
        if length == 4, year > 0 { end = yearNoun(text.skipSpaces(end) + length) }
        let next = text.skipSpaces(end)
        let dash = next > end ? text.dashLength(next) : 0
        if dash > 0 {
            // «первый тур – 4–20 июня – для школ»
            return text.spaceLength(next + dash) > 0 && !vocabulary.isGovernor(loweredAfter(next + dash))
        }
        if next > end, text.has("--", at: next) { return true }
        let verb = text.wordEnd(next)
        return hasForm(next, verb) { $0.classes.has(.dating) }
    }

    /// «(28 декабря 1967, Витебск – 1 января 1995, Грозный)»: the first or the last day of a life, by its name.
    private func isOfLife(_ place: Int, _ end: Int) -> Bool {
        if text[place - 1] == 0x28 {
            var next = end
            while next < text.end, next - end < 160, text[next] != 0x29, text[next] != 0x0A {
                let dash =
                    text.has(" -- ", at: next) ? 4 : text.spaceLength(next) > 0 ? text.dashLength(next + 1) + 1 : 0
                if dash > 1, text.isDigit(text.skipSpaces(next + dash)) { return true }
                next += 1
            }
            return false
        }
        let last = text.skipSpacesBack(place)
        let dash = text.has("--", at: last - 2) ? last - 2 : text.previousScalar(last)
        guard dash > 0, text.dashLength(dash) > 0, text.spaceLength(dash - 1) > 0 || text[dash - 1] == 0xA0 else {
            return false
        }
        var open = dash
        while open >= 0, dash - open < 160, text[open] != 0x0A, text[open] != 0x29 {
            if text[open] == 0x28 {
                let first = text.skipSpaces(open + 1)
                return text.isDigit(first) || text[first] == 0x3B
            }
            open -= 1
        }
        return false
    }

    /// «на среду, 21 мая», «к пятнице, 9 мая»: the case that a preposition gives to the day of the week before it.
    private func caseOfWeekday(_ place: Int) -> GrammaticalCase? {
        let comma = text.skipSpacesBack(place) - 1
        guard comma > 0, text[comma] == 0x2C else { return nil }
        let start = text.wordStart(comma)
        guard hasForm(start, comma, where: { $0.classes.has(.weekday) }) else { return nil }
        switch wordBefore(start) {
        case "на": return .accusative
        case "к": return .dative
        default: return nil
        }
    }

    /// «Ср, 21 мая»: a day of the week that begins the line, and the day by its name.
    private func isBehindNamedWeekday(_ place: Int) -> Bool {
        let comma = text.skipSpacesBack(place) - 1
        guard comma > 0, text[comma] == 0x2C else { return false }
        let end = text[comma - 1] == 0x2E ? comma - 1 : comma
        let start = text.wordStart(end)
        guard start < end, start == 0 || text[start - 1] == 0x0A else { return false }
        let name = text.lowered(start, end)
        return vocabulary.russian.isWeekday(name) || vocabulary.russian.isWeekdayNominative(name)
    }

    /// «05.08.2008» and nothing else, «Дата рождения: 05.08.2008»: a day by its name, which has the form of the
    /// accusative.
    func numericDateCase(_ place: Int, _ end: Int) -> GrammaticalCase {
        let before = text.skipSpacesBack(place)
        if before == 0 || text[before - 1] == 0x0A {
            return text.isLineEnd(yearNoun(end)) ? .accusative : dateCase(place)
        }
        guard text[before - 1] == 0x3A else { return dateCase(place) }
        var word = before - 1
        for _ in 0..<3 {
            let end = word
            word = text.wordStart(end)
            if text.lowered(word, end) == "дата" { return .accusative }
            word = text.skipSpacesBack(word)
        }
        return dateCase(place)
    }

    /// «21 марта», «21 марта 2025 г.», «31 дек.».
    func dayAndMonth(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isDay(number), let (month, monthEnd) = monthName(number.end) else { return nil }
        var end = monthEnd
        let yearStart = text.skipSpaces(end)
        let (year, length) = text.digits(yearStart)
        let yearEnd = yearStart + length
        let mark = (1...4).contains(length) ? yearMark(yearEnd) : nil
        // «2 августа 216 г. до н. э.»
        let hasYear = length == 4 && text.letterLength(yearEnd) == 0 && text[yearEnd] != 0x3A || mark != nil
        guard !hasYear || mark != nil || spelling(yearEnd) == nil else { return nil }
        if hasYear {
            end = mark ?? yearSuffix(yearEnd) ?? fullYear(yearEnd) ?? yearEnd
        } else if text[end - 1] == 0x2E, text.isSentenceEnd(end), !text.isLineEnd(end) {
            end -= 1
        }
        let isMarked = mark != nil
        guard let date = CalendarDate(year: hasYear ? year : nil, month: month, day: Int(number.integer)) else {
            return nil
        }
        if let range = monthRange(date, from: start, end) { return range }
        guard numbers == .words || isMarked || isShortMonth(number.end, monthEnd) else { return nil }
        return Reading(
            start: start, end: end,
            content: .quantity(
                .date(date), namedDayCase(start, text.skipSpaces(number.end), end) ?? dateCase(start)),
            semioticClass: .date)
    }

    /// «28 дек. – 3 янв.»
    private func monthRange(_ date: CalendarDate, from start: Int, _ place: Int) -> Reading? {
        let dashStart = text.skipSpaces(place)
        let dash = text.dashLength(dashStart)
        let second = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(second), !vocabulary.isGovernor(wordBefore(start)) else { return nil }
        let day = text.scanNumber(second, syntax)
        guard isDay(day), let (month, end) = monthName(day.end) else { return nil }
        let yearStart = text.skipSpaces(end)
        let (year, length) = text.digits(yearStart)
        guard length == 0 || length == 4 && (1000...2999).contains(year) && text.letterLength(yearStart + 4) == 0,
            length == 0 || yearMark(yearStart + 4) != nil || spelling(yearStart + 4) == nil,
            let last = CalendarDate(year: length == 0 ? nil : year, month: month, day: Int(day.integer))
        else { return nil }
        // «(5 мая 1801 – 7 июня 1868)»: a life.
        let years = date.year.map { year - Int($0) } ?? 0
        let isNamed = areNamed(start, end) || text[start - 1] == 0x28 && years >= 5
        let range: Reading.Content =
            isNamed
            ? .joined([
                .quantity(.date(date), .accusative), .words(word(place, second)), .quantity(.date(last), .accusative),
            ]) : .quantity(.range(.date(date), .date(last)), .nominative)
        guard length == 4 else {
            return Reading(
                start: start, end: text[end - 1] == 0x2E && text.isSentenceEnd(end) ? end - 1 : end, content: range,
                semioticClass: .date)
        }
        let marked = yearNoun(yearStart + 4)
        // «по 3 июня 2025» is said so without its noun too.
        if numbers == .digits, !isNamed, marked == yearStart + 4, date.year == nil,
            let named = CalendarDate(month: month, day: Int(day.integer))
        {
            return Reading(
                start: start, end: marked,
                content: .quantity(.range(.date(date), .date(named)), .nominative).appending(" \(year)"),
                semioticClass: .date)
        }
        return Reading(start: start, end: marked, content: range, semioticClass: .date)
    }

    /// «03-фев-2002»
    func joinedDate(_ place: Int) -> Decision? {
        let (day, length) = text.digits(place)
        let month = place + length + 1
        guard (1...2).contains(length), text[month - 1] == 0x2D, text[month] >= 0xD0 else { return nil }
        let end = text.wordEnd(month)
        let (year, yearLength) = text.digits(end + 1)
        guard text[end] == 0x2D, yearLength == 4, text.letterLength(end + 5) == 0, text[end + 5] != 0x2D,
            let number = vocabulary.russian.months[text.lowered(month, end)],
            let date = CalendarDate(year: year, month: number, day: day)
        else { return nil }
        return .reading(
            Reading(start: place, end: end + 5, content: .quantity(.date(date), dateCase(place)), semioticClass: .date))
    }

    /// The end of «г.» or «года» behind a date, which the date says itself.
    func yearNoun(_ place: Int) -> Int { yearMark(place) ?? fullYear(place) ?? place }

    /// «12 апреля 1961-го»: in words the date says what its ending tells.
    private func yearSuffix(_ place: Int) -> Int? {
        guard numbers == .words, text.has("-го", at: place), text.letterLength(place + 5) == 0 else { return nil }
        return fullYear(place + 5) ?? place + 5
    }

    /// «года» behind a year, which the date says itself.
    private func fullYear(_ place: Int) -> Int? {
        let (noun, end) = wordAfter(place)
        return noun == "года" ? end : nil
    }

    /// «04 мая», «с 01 по 09 мая»: a day with its zero, since a month follows it or the days behind it.
    func isZeroedDay(_ number: ScannedNumber) -> Bool {
        numbers == .words && isDay(number) && (monthOfDays(number) != nil || isBeforeShortDate(number))
    }

    /// «с 01 по 05.05»
    private func isBeforeShortDate(_ day: ScannedNumber) -> Bool {
        guard !wordAfter(day.end).text.isEmpty, let last = joinedBehind(day, by: Self.dayJoints) else { return false }
        return last.integer > day.integer && shortDate(last.start) != nil && isZeroed(last.start)
    }

    /// The month behind a day and those that go with it: of «9, 10 и 11 мая», of «1 по 10–12 мая».
    private func monthOfDays(_ first: ScannedNumber) -> (start: Int, end: Int)? {
        var day = first
        for _ in 0..<8 where isDay(day) {
            if let (_, end) = monthName(day.end) { return (text.skipSpaces(day.end), end) }
            guard let next = joinedBehind(day, by: Self.dayJoints), next.integer > day.integer else { return nil }
            day = next
        }
        return nil
    }

    private static let dayJoints: WordSet = ["по", "до", "на", "и", "или"]

    func isDay(_ number: ScannedNumber) -> Bool {
        (1...31).contains(number.integer) && number.integerDigits <= 2 && !number.hasFraction && !number.isNegative
    }

    /// «дек.», «фев»
    private func isShortMonth(_ place: Int, _ end: Int) -> Bool {
        let start = text.skipSpaces(place)
        return text[end - 1] == 0x2E || end - start == 6 && !text.has("я", at: end - 2)
    }

    /// A month behind a day: «марта», «дек.».
    func monthName(_ place: Int) -> (month: Int, end: Int)? {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        guard end > start, end - start <= 20 else { return nil }
        if text[end] == 0x2E, let month = vocabulary.russian.months[word(start, end + 1)] { return (month, end + 1) }
        return vocabulary.russian.months[text.lowered(start, end)].map { ($0, end) }
    }

    /// A day before others of its month: of «с 1 по 5 мая», «9, 10 и 11 мая», and both of «1–5 мая».
    func dayWithOthers(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isDay(number) else { return nil }
        if let reading = dayRange(number, from: start) { return reading }
        guard numbers == .words, text.dashLength(text.skipSpaces(number.end)) == 0,
            let second = joinedBehind(number, by: Self.dayJoints), isDay(second) || second.fractionDigits == 2
        else { return nil }
        let joint = wordAfter(number.end).text
        let month = monthOfDays(number)
        guard ["с", "со", "от"].contains(wordBefore(start)) || !["по", "до", "на"].contains(joint),
            month != nil || isBeforeShortDate(number)
                || !joint.isEmpty && second.integer > number.integer
                    && wordAfter(second.end).text.begins(with: "числ")
        else { return nil }
        let named = month.flatMap { namedDayCase(start, $0.start, $0.end) }
        return .likely(start, number.end, .quantity(.ordinal(number.integer, .neuter), named ?? dateCase(start)), .date)
    }

    /// «1–5 мая», «на 1–5 мая».
    private func dayRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        let secondStart = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(secondStart) else { return nil }
        let second = text.scanNumber(secondStart, syntax)
        guard isDay(second), second.integer > number.integer, let (month, monthEnd) = monthName(second.end),
            let first = CalendarDate(month: month, day: Int(number.integer)),
            let last = CalendarDate(month: month, day: Int(second.integer))
        else { return nil }
        let isGoverned = vocabulary.isGovernor(wordBefore(start))
        let isNamed = !isGoverned && areNamed(start, monthEnd)
        if !isGoverned, !isNamed {
            return Reading(
                start: start, end: monthEnd, content: .quantity(.range(.date(first), .date(last)), .nominative),
                semioticClass: .date)
        }
        guard numbers == .words else { return nil }
        let grammaticalCase = isNamed ? .accusative : dateCase(start)
        return .likely(
            start, monthEnd,
            .joined([
                .quantity(.ordinal(number.integer, .neuter), grammaticalCase), .words(word(number.end, secondStart)),
                .quantity(.date(last), grammaticalCase),
            ]), .date)
    }
}
