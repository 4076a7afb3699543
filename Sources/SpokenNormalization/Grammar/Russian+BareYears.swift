import SpokenModel

/// Years without their noun.
extension Classifier {
    /// «в 2024 открылись», «летом 2024», «с 2010 по 2020»: a year without its noun, only where nothing else fits.
    func bareYear(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits == 4 && (1000...2099).contains(number.integer) || isAboutLife(start),
            text.letterLength(number.end) == 0,
            text.dashLength(number.end) == 0, text[number.end] != 0x2F, decadeAhead(number) == nil
        else { return nil }
        // «(род. 1954)»: was born in it.
        if number.integerDigits == 4, isBornIn(start), !text.has("г", at: text.skipSpaces(number.end)) {
            return .likely(
                start, number.end, Reading.Content.quantity(.ordinal(number.integer), .prepositional).prefixed("в "),
                .date)
        }
        guard
            let grammaticalCase = bareYearCase(number, start)
        else { return nil }
        // «в мае 2024 года»: the noun follows and tells the same.
        return .likely(start, number.end, .quantity(.ordinal(number.integer), grammaticalCase), .date)
    }

    private func bareYearCase(_ number: ScannedNumber, _ start: Int) -> GrammaticalCase? {
        let before = wordBefore(start)
        if vocabulary.russian.isMonth(before) || vocabulary.isOf(before, .season) || isYearBehindDate(start) {
            return .genitive
        }
        if before.isEmpty, isBehindShortMonth(start) { return .genitive }
        if before.isEmpty, isAboutLife(start) { return .genitive }
        // «Фома (ок. 1285)»
        if before.isEmpty, let about = aboutBefore(start), isBracketedYear(number, about) { return .genitive }
        if before.isEmpty, (1700...2050).contains(number.integer), isOfPrint(start, number.end) { return .nominative }
        if isNamedYear(start) || isBracketedYear(number, start) || isInListOfYears(start) { return .nominative }
        let joint = loweredAfter(number.end)
        // «с 2010 по 2020»
        if before == "с", joint == "по" || joint == "до", isYear(behind: joint, number.end) { return .genitive }
        if before == "по" || before == "до", let first = numberBefore(wordStartBefore(start)), first.value >= 1800,
            first.value < Int(number.integer), wordBefore(first.start) == "с"
        {
            return before == "по" ? .accusative : .genitive
        }
        guard !joint.begins(with: "год"), !mayCount(number) else { return nil }
        let isTold = !vocabulary.verbKinds(of: joint).isDisjoint(with: [.past, .passive])
        // «Чемпионат мира 2018»
        if (1700...2050).contains(number.integer), isBehindEvent(start) { return .genitive }
        // «город с 1781»
        if before == "с" || before == "со", number.integer % 10 > 0, number.integer < 2050, endsClause(number.end) {
            return .genitive
        }
        guard number.integer % 100 > 0 || isTold,
            number.integer >= 1800 || isTold || !joint.isEmpty || text[number.end] == 0x29
        else { return nil }
        let isHeading = (1800...2050).contains(number.integer) && isBeforeSpacedDash(number.end)
        switch before {
        case "в", "во": return .prepositional
        // «С 1965 – директор завода», «до 1950 — начальник цеха»
        case _ where isHeading && ["с", "со", "до", "после"].contains(before): return .genitive
        // «с 1250 до 1350 ккал» are no years.
        case "с", "со":
            // «начиная с 2015»
            if wordBefore(wordStartBefore(start)).begins(with: "начиная") { return .genitive }
            return joint == "до" || joint == "по" || joint.isEmpty && text[number.end] != 0x29 ? nil : .genitive
        case "после": return .genitive
        // «до конца 2025»
        case _ where (1900...2099).contains(number.integer) && vocabulary.isOf(before, .phase): return .genitive
        // «план на 2025»
        case "на":
            let isForYear = vocabulary.russian.contexts.has(wordBefore(wordStartBefore(start)), .yearly)
            return isForYear && (1900...2099).contains(number.integer) ? .accusative : nil
        default: return nil
        }
    }

    /// «город с 1781»: a point, a semicolon, a quote or the end of the line.
    private func endsClause(_ place: Int) -> Bool {
        text.isLineEnd(place) || text[place] == 0x3B || text[place] == 0x22 || text.has("»", at: place)
            || text[place] == 0x2E && text.isSentenceEnd(place + 1)
    }

    /// «М.: Наука, 1987. – 256 с.», «Молодой учёный. – 2023. – № 5»: the year of what is printed.
    private func isOfPrint(_ start: Int, _ end: Int) -> Bool {
        let before = text.skipSpacesBack(start)
        let dash = text.skipSpaces(end + 1)
        return text[end] == 0x2E && dash > end + 1 && text.dashLength(dash) > 0
            && text.spaceLength(dash + text.dashLength(dash)) > 0
            && before < start && (text[before - 1] == 0x2C || text.dashLength(text.previousScalar(before)) > 0)
    }

    /// «1965 – директор»: what somebody was since a year, no second number.
    private func isBeforeSpacedDash(_ place: Int) -> Bool {
        let dash = text.skipSpaces(place)
        let end = dash + text.dashLength(dash)
        let next = text.skipSpaces(end)
        return end > dash && dash > place && next > end && text.letterLength(next) > 0
    }

    /// «род. 1954», «ум. 1910», «осн. 1703»: what happened in a year.
    private func isBornIn(_ start: Int) -> Bool {
        let point = text.skipSpacesBack(start) - 1
        return point < start - 1 && text[point] == 0x2E
            && Self.happened.contains(text.lowered(text.wordStart(point), point))
    }

    private static let happened: WordSet = ["род", "ум", "осн", "постр", "упом"]

    /// Where «ок.» before a year begins.
    func aboutBefore(_ start: Int) -> Int? {
        let about = text.skipSpacesBack(start) - 5
        return text.has("ок.", at: about) && !text.isLetterBefore(about) ? about : nil
    }

    /// «(ум. ок. 1434)»
    private func isAboutLife(_ start: Int) -> Bool {
        guard let about = aboutBefore(start) else { return false }
        let end = text.skipSpacesBack(about)
        return text.has("ум.", at: end - 5) || text.has("род.", at: end - 7) || text.has("р.", at: end - 3)
    }

    /// «Чемпионат мира 2018», «Олимпиада 2014»
    private func isBehindEvent(_ start: Int) -> Bool {
        var place = start
        // «чемпион мира — 2018»
        let dash = text.previousScalar(text.skipSpacesBack(start))
        if text.dashLength(dash) == 3, text.skipSpacesBack(dash) < dash { place = dash }
        for _ in 0..<2 {
            let end = text.skipSpacesBack(place)
            let word = text.wordStart(end)
            guard word < end, end < place else { return false }
            if hasForm(word, end, where: { $0.classes.has(.event) }) { return true }
            // «Чемпионат мира»
            guard hasForm(word, end, where: { $0.has(.genitive, .singular) }) else { return false }
            place = word
        }
        return false
    }

    /// «янв. 2025», «IV кв. 2025»
    private func isBehindShortMonth(_ start: Int) -> Bool {
        let point = text.skipSpacesBack(start)
        guard point < start, text[point - 1] == 0x2E else { return false }
        let word = text.wordStart(point - 1)
        return text.has("кв.", at: word) || vocabulary.russian.months[text.lowered(word, point)] != nil
    }

    /// «Титаник (1997)», «Герой Союза (1943)», but «Отзывы (1850)»
    private func isBracketedYear(_ number: ScannedNumber, _ start: Int) -> Bool {
        guard text[start - 1] == 0x28, text[number.end] == 0x29, number.integer <= 2030 else { return false }
        let end = text.skipSpacesBack(start - 1)
        if text.has("»", at: end - 2) || [0x22, 0x27].contains(text[end - 1]) || text.has("”", at: end - 3) {
            return true
        }
        let word = text.wordStart(end)
        // «787 чел. (2021)»
        if isBehindAbbreviation(start - 1), (1900...2030).contains(number.integer),
            text.isDigit(text.skipSpacesBack(text.wordStart(end - 1)) - 1)
        {
            return true
        }
        guard word < end else { return false }
        if text.isUpper(word), text.skipSpacesBack(word) > 0 { return true }
        let lowered = text.lowered(word, end)
        // «Отзывы (1850)», «Новые сообщения (1850)»: so many of them.
        let isPlural = hasForm(word, end) { $0.has(.nominative, .plural) }
        let isKnown = hasForm(word, end) { $0.gender != nil }
        if isPlural || !isKnown && ["ы", "и", "я", "е", "о"].contains(where: lowered.ends(with:)) {
            let adjective = wordBefore(word)
            return !text.isLineEnd(number.end + 1) && !adjective.isEmpty
                && RussianDeclension.adjective(adjective)?.number != .plural
                && (isKnown || !vocabulary.verbKinds(of: lowered).isEmpty)
        }
        return number.integer >= 1800 || !text.isLineEnd(number.end + 1)
    }

    /// «(1899, 1905 и 1912)»: years and nothing else in brackets.
    private func isInListOfYears(_ start: Int) -> Bool {
        var (place, count) = (start, 1)
        while count < Self.longestListOfYears, let before = listedBefore(place) {
            (place, count) = (before.start, count + 1)
        }
        guard text[place - 1] == 0x28 else { return false }
        for index in 0..<Self.longestListOfYears {
            let (year, length) = text.digits(place)
            guard length == 4, (1700...2050).contains(year) else { return false }
            if text[place + length] == 0x29 { return index > 0 }
            guard let next = listedBehind(place + length) else { return false }
            place = next
        }
        return false
    }

    private static let longestListOfYears = 12

    /// «Год постройки 1985», «Год выпуска: 2015»
    private func isNamedYear(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        let colon = text[end - 1] == 0x3A ? end - 1 : end
        let what = text.wordStart(colon)
        // «год 1935»
        if what < colon, text.lowered(what, colon) == "год" { return true }
        return what < colon && wordBefore(what) == "год"
    }

    private func isYear(behind joint: Word, _ place: Int) -> Bool {
        let next = text.skipSpaces(wordAfter(place).end)
        let (value, count) = text.digits(next)
        return count == 4 && (1800...2099).contains(value)
    }
}
