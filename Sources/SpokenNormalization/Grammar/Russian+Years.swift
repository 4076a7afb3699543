import SpokenModel

/// Years and ranges of years.
extension Classifier {
    /// «в 44 г. до н. э.», «к 476 г. н. э.»: no grams, however few.
    func yearOfEra(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let mark = yearMark(number.end), let date = CalendarDate(year: Int(number.integer)) else { return nil }
        var era = text.skipSpaces(mark)
        if text.has("до", at: era) { era = text.skipSpaces(era + 4) }
        let last = text.has("н.", at: era) ? text.skipSpaces(era + 3) : 0
        guard last > 0, text.has("э.", at: last) else { return nil }
        // «ок. 3000 г. до н. э.»
        let grammaticalCase =
            wordBefore(start).isEmpty ? governedCase(before: start, of: number) : yearCase(start, number)
        return Reading(
            start: start, end: mark, content: .quantity(.date(date), grammaticalCase), semioticClass: .date)
    }

    /// «с 2018 по 2022 гг.»: the first of two years, or the second with its noun.
    func pairedYear(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits == 4, (1000...2100).contains(number.integer) else { return nil }
        if let reading = listOfYears(number, from: start) { return reading }
        let (joint, jointEnd) = wordAfter(number.end)
        if joint == "по" || joint == "до" {
            let next = text.skipSpaces(jointEnd)
            let (last, count) = text.digits(next)
            if count == 2, last > Int(number.integer % 100), wordBefore(start).begins(with: "с") {
                return shortPair(number, UInt64(last), from: start, next + 2, isThrough: joint == "по")
            }
            guard numbers == .words, count == 4, last > Int(number.integer),
                yearsMark(next + 4) != nil || yearMark(next + 4) != nil
            else { return nil }
            return .likely(start, number.end, .quantity(.ordinal(number.integer), .genitive), .date)
        }
        let before = wordBefore(start)
        guard before == "по" || before == "до", let end = yearsMark(number.end),
            let first = numberBefore(wordStartBefore(start)), first.value >= 1000, first.value < Int(number.integer)
        else { return nil }
        let grammaticalCase: GrammaticalCase = before == "по" ? .accusative : .genitive
        let year: Reading.Content =
            numbers == .digits
            ? .words(word(start, number.end)) : .quantity(.ordinal(number.integer), grammaticalCase)
        return .likely(start, end, year.appending(" " + yearsWord(grammaticalCase)), .date)
    }

    /// «с 1884 по 94 г.»: the century is written once.
    private func shortPair(
        _ first: ScannedNumber, _ last: UInt64, from start: Int, _ end: Int, isThrough: Bool
    ) -> Reading? {
        let mark = yearMark(end)
        guard mark != nil || loweredAfter(end).begins(with: "год") else { return nil }
        let grammaticalCase: GrammaticalCase = isThrough ? .accusative : .genitive
        let years: Reading.Content =
            numbers == .digits
            ? .words(word(start, end))
            : .joined([
                .quantity(.ordinal(first.integer), .genitive), .words(word(first.end, end - 2)),
                .quantity(.ordinal(last), grammaticalCase),
            ])
        return .likely(
            start, mark ?? end, mark == nil ? years : years.appending(" " + yearWord(grammaticalCase)), .date)
    }

    /// «в 1976, 1977 и 1978 гг.», «2015 и 2018 годов рождения»: all of them in the case of the plural behind them.
    private func listOfYears(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text.dashLength(text.skipSpaces(number.end)) == 0,
            var last = joinedBehind(number, by: Self.listJoints), last.isWholeYear
        else { return nil }
        var years = [number, last]
        while years.count < Self.mostYears, let next = joinedBehind(last, by: Self.listJoints), next.isWholeYear {
            years.append(next)
            last = next
        }
        let mark = yearsMark(last.end)
        // «В 1990, 1995 и 2000 он выиграл»
        let isWhen =
            wordBefore(start) == "в" && years.allSatisfy { (1800...2050).contains($0.integer) } && !mayCount(last)
        guard
            let told = mark == nil
                ? caseOfYears(loweredAfter(last.end)) ?? (isWhen ? .prepositional : nil) : yearCase(start, number),
            mark != nil || numbers == .words
        else { return nil }
        let said: Reading.Content =
            numbers == .digits ? .words(word(start, last.end)) : ordinals(years, .masculine, told)
        return .likely(start, mark ?? last.end, mark == nil ? said : said.appending(" " + yearsWord(told)), .date)
    }

    private static let mostYears = 24

    /// The case of «годах»; nil for another word.
    private func caseOfYears(_ noun: Word) -> GrammaticalCase? {
        switch noun {
        case "годов": .genitive
        case "годам": .dative
        case "годами": .instrumental
        case "годах": .prepositional
        case "годы": .nominative
        default: nil
        }
    }

    /// The end of «гг.» behind a year, without a full stop.
    private func yearsMark(_ place: Int) -> Int? {
        let mark = text.skipSpaces(place)
        guard text.has("гг", at: mark), text.letterLength(mark + 4) == 0 else { return nil }
        guard text[mark + 4] == 0x2E else { return mark + 4 }
        return text.isSentenceEnd(mark + 5) && !text.isLineEnd(mark + 5) ? mark + 4 : mark + 5
    }

    func markedYear(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard isYear(number, from: start), let end = yearMark(number.end),
            let date = CalendarDate(year: Int(number.integer))
        else { return nil }
        if let (last, words) = originMark(end) {
            return Reading(
                start: start, end: last, content: .quantity(.date(date), .genitive).appending(words),
                semioticClass: .date)
        }
        return .likely(start, end, .quantity(.date(date), yearCase(start, number)), .date)
    }

    /// Of fewer digits only «в 862 г.», «В 79 г.»: grams are rounder, and have no point.
    private func isYear(_ number: ScannedNumber, from start: Int) -> Bool {
        if number.integerDigits == 4 {
            return (1000...2999).contains(number.integer) && yearOrMass(number, from: start) == .year
        }
        return number.integer % 5 > 0 && wordBefore(start) == "в" && text.has("г.", at: text.skipSpaces(number.end))
    }

    /// «сезон 2023/24», «в 2023/2024 учебном году»: two years that follow each other.
    func season(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, number.integerDigits == 4, (1800...2199).contains(number.integer) else {
            return nil
        }
        let second = text.scanNumber(number.end + 1, syntax)
        let next = number.integer + 1
        guard
            second.integerDigits == 4 && second.integer == next
                || second.integerDigits == 2 && second.integer == next % 100,
            !second.hasFraction, !second.isChain, text.letterLength(second.end) == 0, text[second.end] != 0x2F
        else { return nil }
        let mark = yearMark(second.end)
        guard mark != nil || numbers == .words else { return nil }
        let adjective = RussianDeclension.adjective(loweredAfter(second.end))
        let grammaticalCase =
            wordBefore(start).isEmpty ? adjective?.cases.first ?? .nominative : yearCase(start, number)
        let years: Reading.Content =
            numbers == .digits
            ? .words(word(start, second.end))
            : .joined([
                .quantity(.ordinal(number.integer), grammaticalCase), .words(" – "),
                .quantity(.ordinal(second.integer), grammaticalCase),
            ])
        return .likely(
            start, mark ?? second.end, mark == nil ? years : years.appending(" " + yearWord(grammaticalCase)), .date)
    }

    private func yearWord(_ grammaticalCase: GrammaticalCase) -> String {
        switch grammaticalCase {
        case .genitive: "года"
        case .dative: "году"
        case .instrumental: "годом"
        case .prepositional: "году"
        default: "год"
        }
    }

    /// «2025 г.» by itself is named, behind a noun or a month it belongs to that: «в мае 2025 г.», «итоги 2024 г.».
    func yearCase(_ start: Int, _ number: ScannedNumber, reach: Int = 8) -> GrammaticalCase {
        let before = wordBefore(start)
        if before == "в" || before == "во" { return .prepositional }
        // «по сравнению с 2023 г.»
        if before == "с" || before == "со", isTogether(wordStartBefore(start)) { return .instrumental }
        if let government = vocabulary.governors[before], case .governs(let grammaticalCase) = government {
            return grammaticalCase
        }
        if before == "по" { return .accusative }
        // «Ок. 1811 г.»
        if before.isEmpty, !isBehindQuote(start) {
            let governed = governedCase(before: start, of: number)
            if governed == .genitive { return governed }
        }
        // «роман «Мастер» 1967 г.»: of what has a name in quotes.
        if before.isEmpty, isBehindQuote(start) { return .genitive }
        // «1996 г. – 2000 г.»: as the first of the two.
        if before.isEmpty, reach > 0, let first = yearBeforeDash(start) {
            return yearCase(first, number, reach: reach - 1)
        }
        // «ВАЗ 2113 2008 г.»: of a thing whose name ends in a number.
        if before.isEmpty, text.isDigit(text.skipSpacesBack(start) - 1) { return .genitive }
        // «за 9 мес. 2024 г.»: behind an abbreviation as behind a noun.
        if before.isEmpty, isBehindAbbreviation(start) || isYearBehindDate(start) { return .genitive }
        return before.isEmpty || before.byteCount < 4 ? .nominative : .genitive
    }

    /// Where the marked year before a dash begins.
    private func yearBeforeDash(_ start: Int) -> Int? {
        let end = text.skipSpacesBack(start)
        let dash = text.previousScalar(end)
        guard dash > 0, text.dashLength(dash) == end - dash else { return nil }
        var last = text.skipSpacesBack(dash)
        if text[last - 1] == 0x2E { last -= 1 }
        guard text.has("г", at: last - 2), let year = numberBefore(last - 2), (1000...2999).contains(year.value) else {
            return nil
        }
        return year.start
    }

    private func isBehindQuote(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        guard end < start else { return false }
        return text.has("»", at: end - 2) || text.has("”", at: end - 3) || text.has("“", at: end - 3)
            || (text[end - 1] == 0x22 || text[end - 1] == 0x27) && text.letterLength(text.previousScalar(end - 1)) > 0
            || text.has("''", at: end - 2)
    }

    /// «26 мая (6 июня) 1799 г.»
    func isYearBehindDate(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start) - 1
        guard end > 0, text[end] == 0x29 || text[end] == 0x5D else { return false }
        return vocabulary.russian.isMonth(text.lowered(text.wordStart(end), end))
    }

    func isBehindAbbreviation(_ start: Int) -> Bool {
        let point = text.skipSpacesBack(start)
        guard point < start, text[point - 1] == 0x2E else { return false }
        let word = text.wordStart(point - 1)
        return (4...8).contains(point - 1 - word) && !text.isUpper(word)
    }

    /// «р.» and «в.» behind «г.»: «1990 г. р.», «2015 г. в.»
    func originMark(_ place: Int) -> (end: Int, words: String)? {
        let start = text.skipSpaces(place)
        guard text[place - 1] == 0x2E, text[start + 2] == 0x2E else { return nil }
        let end = text.isSentenceEnd(start + 3) ? start + 2 : start + 3
        if text.has("р", at: start) { return (end, " рождения") }
        return text.has("в", at: start) ? (end, " выпуска") : nil
    }

    /// The end of «г.» behind a year, with its full stop unless that ends the sentence.
    func yearMark(_ place: Int) -> Int? {
        let start = text.skipSpaces(place)
        guard text.has("г.", at: start) else {
            return text.has("г", at: start) && text.letterLength(start + 2) == 0 ? start + 2 : nil
        }
        // «2024 г. Москва» goes on, «основан в 2024 г. Мы» does not: both keep the words apart.
        let next = text.skipSpaces(start + 3)
        // «от 6 февраля 1981 г. N 550»
        if text[next] == 0x4E, text.isDigit(text.skipSpaces(next + 1)) { return start + 3 }
        return text.isSentenceEnd(start + 3) && !opensSentence(start) ? start + 2 : start + 3
    }

    /// «С 1 января 2025 г. МРОТ вырастет»: behind a preposition and a date alone no sentence ends.
    private func opensSentence(_ mark: Int) -> Bool {
        guard !text.isLineEnd(mark + 3) else { return false }
        var start = mark
        var words = 0
        while words < 5, start > 0, ![0x0A, 0x2E, 0x21, 0x3F, 0x2C].contains(text[start - 1]) {
            let end = text.skipSpacesBack(start)
            guard end > 0, end < start || words == 0 else { break }
            var begin = end
            while begin > 0, text.letterLength(text.previousScalar(begin)) > 0 || text.isDigit(begin - 1) {
                begin = text.previousScalar(begin)
            }
            guard begin < end else { return false }
            start = begin
            words += 1
        }
        return (2...4).contains(words)
            && (start == 0 || text.skipSpacesBack(start) == 0
                || [0x0A, 0x2E, 0x21, 0x3F].contains(text[text.skipSpacesBack(start) - 1]))
            && ["в", "с", "к", "до", "по", "после", "на", "за"].contains(text.lowered(start, text.wordEnd(start)))
    }

    /// The length of a dash between years, which people also write as two hyphens: «1853 -- 1856».
    private func yearDash(_ place: Int) -> Int {
        text.has(" -- ", at: place - 1) ? 2 : text.dashLength(place)
    }

    func yearRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dashStart = text.skipSpaces(number.end)
        let dash = yearDash(dashStart)
        let secondStart = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(secondStart) else { return nil }
        let second = text.scanNumber(secondStart, syntax)
        // «в 1884–94 гг.»
        let isShort =
            number.integerDigits == 4 && second.integerDigits == 2 && second.integer > number.integer % 100
            && (yearsMark(second.end) != nil || yearMark(second.end) != nil || isYearNoun(loweredAfter(second.end)))
        guard number.integerDigits >= 3, second.integerDigits >= 3 || isShort, !second.hasFraction, !second.isChain,
            !second.isGrouped, number.integer <= 2100, second.integer <= 2100,
            number.integer < second.integer && number.integer >= 1000 || isShort
                || isYearNoun(loweredAfter(second.end))
                || number.integer > second.integer && isBeforeEra(second.end)
        else { return nil }
        let mark = text.skipSpaces(second.end)
        let isPlural = text.has("гг", at: mark)
        // «сезона 2018–2019 г.»
        if let end = isPlural
            ? text.has("гг.", at: mark) && !text.isSentenceEnd(mark + 5) ? mark + 5 : mark + 4 : yearMark(second.end)
        {
            let grammaticalCase = yearCase(start, second)
            let words = isPlural ? yearsWord(grammaticalCase) : yearWord(grammaticalCase)
            let years: Reading.Content =
                numbers == .digits
                ? .words(word(number.start, second.end))
                : ordinals([number, second], .masculine, grammaticalCase)
            return .likely(start, end, years.appending(" " + words), .date)
        }
        guard numbers == .words, text.letterLength(second.end) == 0, text.dashLength(second.end) == 0 else {
            return nil
        }
        let isWhen = ["в", "во"].contains(wordBefore(start))
        var (noun, nounEnd) = wordAfter(second.end)
        // «2023–2024 учебный год», «в 2023–2024 учебном году»
        if vocabulary.russian.contexts.has(noun, .annual) { (noun, nounEnd) = wordAfter(nounEnd) }
        let grammaticalCase: GrammaticalCase =
            switch noun {
            case "годы", "год": .nominative
            case "годов", "года": .genitive
            case "году" where isWhen: .prepositional
            case "годам", "году": .dative
            case "годами", "годом": .instrumental
            case "годах": .prepositional
            // «В 1923–1924 он работал»
            default:
                // «(ок. 1285–1340)»
                isAboutLife(number, second)
                    ? .genitive
                    : isAlone(start, second.end)
                        ? .nominative : isWhen && !mayCount(second) ? .prepositional : .vocative
            }
        guard grammaticalCase != .vocative else { return nil }
        return .likely(start, second.end, ordinals([number, second], .masculine, grammaticalCase), .date)
    }

    /// «(ок. 1285–1340)»: no round numbers, which may be so many.
    private func isAboutLife(_ first: ScannedNumber, _ last: ScannedNumber) -> Bool {
        guard let about = aboutBefore(first.start), text[about - 1] == 0x28, text[last.end] == 0x29 else {
            return false
        }
        return first.integer % 50 > 0 || last.integer % 50 > 0
    }

    /// «336–323 гг. до н. э.»: years that run backwards.
    private func isBeforeEra(_ place: Int) -> Bool {
        guard let mark = yearsMark(place) else { return false }
        let (joint, end) = wordAfter(mark)
        return joint == "до" && text.has("н", at: text.skipSpaces(end))
    }

    /// «(1939–1945)», «Вторая мировая, 1939–1945»: nothing is counted behind it.
    private func isAlone(_ start: Int, _ end: Int) -> Bool {
        if text[end] == 0x29 {
            // «(, 1924 – 2008)»
            var open = start
            while open > 0, [0x20, 0x2C, 0x3B].contains(text[open - 1]) { open -= 1 }
            if text[open - 1] == 0x28 { return true }
        }
        if text[start - 1] == 0x28 { return false }
        guard governedCase(before: start, of: ScannedNumber(start: start, end: end)) == .nominative else {
            return false
        }
        return text.isLineEnd(end) || [0x2C, 0x2E, 0x3B, 0x29].contains(text[end])
    }

    private func isYearNoun(_ word: Word) -> Bool {
        caseOfYears(word) != nil
    }

    private func yearsWord(_ grammaticalCase: GrammaticalCase) -> String {
        switch grammaticalCase {
        case .genitive: "годов"
        case .dative: "годам"
        case .instrumental: "годами"
        case .prepositional: "годах"
        default: "годы"
        }
    }
}

extension ScannedNumber {
    /// Four digits and nothing else.
    fileprivate var isWholeYear: Bool { integerDigits == 4 && !hasFraction && !isGrouped && !isChain }
}
