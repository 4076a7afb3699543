import SpokenModel

/// «г» behind four digits: a year or a mass.
extension Classifier {
    enum YearOrMass { case year, mass, unknown }

    /// What «г» or «г.» behind a number from 1000 to 2999 stands for: «1 кг = 1000 г», «в 1995 г.», «Вес 1500 г».
    func yearOrMass(_ number: ScannedNumber, from start: Int) -> YearOrMass {
        guard number.integerDigits == 4, (1000...2999).contains(number.integer), !number.hasFraction, !number.isGrouped
        else {
            return .mass
        }
        let mark = text.skipSpaces(number.end)
        let isPointed = text.has("г.", at: mark)
        let end = isPointed ? mark + 3 : mark + 2
        if isEqual(start, end) || isMassNamed(start) { return .mass }
        let before = wordBefore(start)
        let isRound = number.integer % 50 == 0
        // «растворить в 1200 г воды»
        if isRound, !isPointed, number.integer <= 1500, isSubstance(end), Self.placeGovernors.contains(before),
            !text.isUpper(text.skipSpaces(end)), !["ла", "ли"].contains(where: loweredAfter(end).ends(with:))
        {
            return .unknown
        }
        if isOfTime(before) || vocabulary.russian.isMonth(before) || !isRound { return .year }
        let isAnnual = hasForm(text.skipSpaces(end), text.wordEnd(text.skipSpaces(end))) {
            ($0.classes.has(.origin) || $0.classes.has(.time)) && $0.has(.genitive, .singular)
        }
        if isAnnual { return .year }
        if isSubstance(end) { return .mass }
        if isListedMeasure(start, end) { return .mass }
        guard isPointed else { return .unknown }
        let isUsualMass = number.integer <= 1500 || number.integer == 2500
        let dash = text.previousScalar(text.skipSpacesBack(start))
        let isNamed = before.isEmpty ? text.dashLength(dash) > 0 : !vocabulary.isGovernor(before)
        return isUsualMass && isNamed ? .unknown : .year
    }

    /// «1 кг = 1000 г», «1 кг (1000 г)»: equal to another amount.
    private func isEqual(_ start: Int, _ end: Int) -> Bool {
        if text[text.skipSpaces(end)] == 0x3D { return true }
        let sign = text.skipSpacesBack(start) - 1
        if text[sign] == 0x3D { return true }
        guard text[sign] == 0x28 || text[sign] == 0x2F else { return false }
        return endsMeasure(sign)
    }

    /// Whether a unit with its number ends before a place.
    private func endsMeasure(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        if text[end - 1] == 0x2E { end -= 1 }
        let unit = text.wordStart(end)
        let digits = text.skipSpacesBack(unit)
        guard unit < end, text.isDigit(digits - 1), let (meaning, _) = spelling(digits), case .unit(let found) = meaning
        else {
            return false
        }
        return vocabulary.measures(found, .mass, .volume, .length, .pieces, .energy)
    }

    /// «Вес 1500 г», «Масса нетто: 1200 г», «весит 1700 г».
    private func isMassNamed(_ start: Int, reach: Int = 4) -> Bool {
        var place = text.skipSpacesBack(start)
        if text[place - 1] == 0x3A { place = text.skipSpacesBack(place - 1) }
        let dash = text.previousScalar(place)
        if text.dashLength(dash) == place - dash { place = text.skipSpacesBack(dash) }
        if vocabulary.isGovernor(wordBefore(place)) { return false }
        let word = text.lowered(text.wordStart(place), place)
        return vocabulary.isOf(word, .weight)
            || ["до", "около", "от", "более", "менее", "примерно", "почти"].contains(word)
                && reach > 0 && isMassNamed(text.wordStart(place), reach: reach - 1)
    }

    /// «1500 г, 30 см»: beside another measure in a list.
    private func isListedMeasure(_ start: Int, _ end: Int) -> Bool {
        let comma = text.skipSpacesBack(start) - 1
        if text[comma] == 0x2C || text[comma] == 0x3B, endsMeasure(comma) { return true }
        guard text[end] == 0x2C || text[end] == 0x3B else { return false }
        let next = text.skipSpaces(end + 1)
        guard text.isDigit(next), let (meaning, _) = spelling(text.scanNumber(next, syntax).end),
            case .unit(let unit) = meaning
        else { return false }
        return vocabulary.measures(unit, .mass, .volume, .length, .pieces, .energy) && unit != .gram
    }

    /// «в», «лето», «начало»: what stands before a year rather than before grams.
    private func isOfTime(_ word: Word) -> Bool {
        if Self.timeGovernors.contains(word) { return true }
        let classes = vocabulary.classes(of: word)
        return classes.has(.season) || classes.has(.phase) || classes.has(.time)
    }

    /// «гашённой 1 ст. л. уксуса», «разведённый 200 мл воды»: a participle that something is mixed with.
    func isBehindMixed(_ start: Int) -> Bool {
        let word = wordBefore(start)
        guard word.byteCount > 12, vocabulary.stems.has(word, .mixing) || vocabulary.stems.has(word, .solving),
            let (_, number, _) = RussianDeclension.adjective(word)
        else { return false }
        return number == .singular
    }

    /// Where «30 - 40 т» begins: the words before the first number govern the second too.
    func rangeStart(_ start: Int) -> Int {
        let before = text.skipSpacesBack(start)
        let dash = text.previousScalar(before)
        guard before < start, text.dashLength(dash) == before - dash, dash > 0, text.skipSpacesBack(dash) < dash,
            let first = numberBefore(dash), case .governs? = vocabulary.governors[wordBefore(first.start)]
        else { return start }
        return first.start
    }

    private static let timeGovernors: WordSet = ["в", "во", "с", "со", "к", "ко", "по"]
    private static let placeGovernors: WordSet = ["в", "с", "со", "по", "к"]
}
