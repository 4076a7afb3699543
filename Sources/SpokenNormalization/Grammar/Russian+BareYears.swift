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
            return Reading(
                start: start, end: number.end,
                content: Reading.Content.quantity(.ordinal(number.integer), .prepositional).prefixed("в "),
                semioticClass: .date, confidence: .likely)
        }
        guard
            let grammaticalCase = bareYearCase(number, start)
        else { return nil }
        // «в мае 2024 года»: the noun follows and tells the same.
        return Reading(
            start: start, end: number.end, content: .quantity(.ordinal(number.integer), grammaticalCase),
            semioticClass: .date, confidence: .likely)
    }

    private func bareYearCase(_ number: ScannedNumber, _ start: Int) -> GrammaticalCase? {
        let before = wordBefore(start)
        if vocabulary.russian.isMonth(before) || vocabulary.isOf(before, .season) || isYearBehindDate(start) {
            return .genitive
        }
        if before.isEmpty, isBehindShortMonth(start) { return .genitive }
        if before.isEmpty, isAboutLife(start) { return .genitive }
        if isNamedYear(start) || isBracketedYear(number, start) || isInListOfYears(start) { return .nominative }
        let (joint, jointEnd) = loweredWord(number.end)
        // «в 1995 и 2002 годах»
        if joint == "и" || joint == "или", isYear(behind: joint, number.end) {
            let second = text.scanNumber(text.skipSpaces(jointEnd), syntax)
            guard before == "в", loweredAfter(second.end).begins(with: "год") || !mayCount(second) else { return nil }
            return .prepositional
        }
        if before == "и" || before == "или", let first = numberBefore(wordStartBefore(start)), first.value >= 1000,
            wordBefore(first.start) == "в", !mayCount(number)
        {
            return .prepositional
        }
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
        if (1900...2050).contains(number.integer), isBehindEvent(start) { return .genitive }
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

    /// «1965 – директор»: what somebody was since a year, no second number.
    private func isBeforeSpacedDash(_ place: Int) -> Bool {
        let dash = text.skipSpaces(place)
        let end = dash + text.dashLength(dash)
        let next = text.skipSpaces(end)
        return end > dash && dash > place && next > end && text.letterLength(next) > 0
    }

    /// «род. 1954», «ум. 1910»
    private func isBornIn(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        return end < start && (text.has("род.", at: end - 7) || text.has("ум.", at: end - 5))
            && !text.isLetterBefore(text.wordStart(end - 1))
    }

    /// «(ум. ок. 1434)»
    private func isAboutLife(_ start: Int) -> Bool {
        let about = text.skipSpacesBack(start)
        guard text.has("ок.", at: about - 5) else { return false }
        let end = text.skipSpacesBack(about - 5)
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
        var open = start
        while start - open < 64, text.isDigit(open - 1) || isListSign(open - 1) { open -= 1 }
        guard text[open - 1] == 0x28 else { return false }
        var (place, count) = (open, 0)
        while text[place] != 0x29, place - open < 64 {
            if text.isDigit(place) {
                let (year, length) = text.digits(place)
                guard length == 4, (1700...2050).contains(year) else { return false }
                place += length
                count += 1
            } else if isListSign(place) {
                place += 1
            } else {
                return false
            }
        }
        return text[place] == 0x29 && count > 1
    }

    /// A comma, a space or a byte of «и».
    private func isListSign(_ place: Int) -> Bool {
        text[place] == 0x2C || text[place] == 0x20 || text.has("и", at: place) || text.has("и", at: place - 1)
    }

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
