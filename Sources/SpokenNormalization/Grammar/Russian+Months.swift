import SpokenModel

extension Classifier {
    /// «янв. 2026 г.», «янв.–март», «в сент. 2025»: the short name of a month without a day.
    func shortMonth(_ place: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x2E, end - place >= 6, end - place <= 8,
            let month = vocabulary.russian.months[text.lowered(place, end + 1)]
                ?? vocabulary.russian.months[text.lowered(place, end)]
        else { return nil }
        let before = text.skipSpacesBack(place)
        guard !text.isDigit(before - 1) else { return nil }
        let stop = end + 1
        let sign = text.previousScalar(before)
        let isBehindDash = text.dashLength(sign) > 0 && sign + text.dashLength(sign) == before && isMonthBefore(sign)
        guard isBehindDash || text.digits(text.skipSpaces(stop)).count == 4 || isMonthAhead(stop) else { return nil }
        let isSpan = ["на", "за", "по"].contains(wordBefore(place))
        let governed = isSpan ? .accusative : isBehindDash ? .nominative : abbreviationCase(place)
        guard let name = vocabulary.russian.month(month, governed) else { return nil }
        return Reading(
            start: place, end: stop, content: .words(name), semioticClass: .date, confidence: .likely,
            isCapital: text.isUpper(place))
    }

    /// Whether a dash and a month follow: «–март».
    private func isMonthAhead(_ place: Int) -> Bool {
        let dashStart = text.skipSpaces(place)
        let dash = text.dashLength(dashStart)
        let start = text.skipSpaces(dashStart + dash)
        return dash > 0 && isMonthName(start, text.wordEnd(start))
    }

    private func isMonthBefore(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        let last = text[end - 1] == 0x2E ? end - 1 : end
        return isMonthName(text.wordStart(last), last)
    }

    private func isMonthName(_ start: Int, _ end: Int) -> Bool {
        guard end > start, end - start <= 20 else { return false }
        let name = text.lowered(start, end)
        return vocabulary.russian.isMonth(name) || vocabulary.russian.months[name] != nil
    }

    /// «дети до 7 л.», «срок службы 10 л.», «пациент, 34 г.»: years, not litres or grams.
    func shortYears(_ number: ScannedNumber, from start: Int) -> Reading? {
        let place = text.skipSpaces(number.end)
        if let reading = shortAge(number, from: start, place) { return reading }
        let before = wordBefore(start)
        let grammaticalCase: GrammaticalCase
        if text.has("г.", at: place) {
            // «гарантия 3 г.», «мальчик, 4 г.», «ребёнок 3 г. 5 мес.»
            guard
                number.integer < 100 && Self.lasting.contains(where: before.begins(with:))
                    || (1...17).contains(number.integer) && !number.hasFraction && isChild(start)
            else { return nil }
            grammaticalCase = .nominative
        } else if !text.has("л.", at: place) || number.hasFraction {
            return nil
        } else if ["до", "от", "с", "старше", "младше"].contains(before),
            case .age? = vocabulary.governors[wordBefore(wordStartBefore(start))]
        {
            grammaticalCase = .genitive
        } else if ["службы", "стаж", "опыт", "возраст"].contains(before) {
            grammaticalCase = .nominative
        } else {
            return nil
        }
        return .likely(
            start, text.isSentenceEnd(place + 3) ? place + 2 : place + 3,
            .quantity(.measure(Measure(number.value, .year)), grammaticalCase), .measure)
    }

    /// «Ему 40 г.», «Иванов И. И., 56 л.», «20 л от роду», «5 л назад»
    private func shortAge(_ number: ScannedNumber, from start: Int, _ place: Int) -> Reading? {
        let isYear = text.has("г", at: place)
        guard isYear || text.has("л", at: place), text.letterLength(place + 2) == 0, text[place + 2] != 0x2D,
            text[place + 2] != 0x2F, !number.hasFraction, !number.isNegative, !number.isGrouped,
            (1...120).contains(number.integer), isYear || !number.endsInOne && !number.endsInFew
        else { return nil }
        let isPointed = text[place + 2] == 0x2E
        let mark = isPointed ? place + 3 : place + 2
        let (next, last) = loweredWord(mark)
        let grammaticalCase: GrammaticalCase
        if next == "от", loweredAfter(last) == "роду" {
            grammaticalCase = .nominative
        } else if next == "назад" || next == "спустя" {
            guard !isYear else { return nil }
            grammaticalCase = governedCase(before: start, of: number)
        } else if wordBefore(start) == "на", hasWordBefore(wordStartBefore(start), where: Self.elder.contains) {
            grammaticalCase = .accusative
        } else {
            if case .substance = following(mark) { return nil }
            guard isAged(start) else { return nil }
            grammaticalCase = .nominative
        }
        return .likely(
            start, isPointed && text.isSentenceEnd(mark) ? place + 2 : mark,
            .quantity(.measure(Measure(number.value, .year)), grammaticalCase), .measure)
    }

    /// Whether the clause before a number names somebody and nothing else: «Ему уже», «Пациент М.,».
    private func isAged(_ start: Int) -> Bool {
        var end = text.skipSpacesBack(start)
        let isApart = text[end - 1] == 0x2C
        if isApart { end = text.skipSpacesBack(end - 1) }
        for _ in 0..<5 {
            let last = text[end - 1] == 0x2E ? end - 1 : end
            let first = text.wordStart(last)
            guard first < last else { return false }
            let word = text.lowered(first, last)
            let isInitial = last < end && last - first == 2 && text.isUpper(first)
            if !isInitial, last < end { return false }
            if !isInitial, isSomebody(first, last, word) { return isApart || startsPerson(first) }
            var isOpen = isInitial
            if case .transparent? = vocabulary.governors[word] { isOpen = isOpen || !isApart }
            guard isOpen || isApart && text.isUpper(first) else { return false }
            end = text.skipSpacesBack(first)
        }
        return false
    }

    private func isSomebody(_ start: Int, _ end: Int, _ word: Word) -> Bool {
        if ["мне", "тебе", "ему", "ей", "нам", "вам", "им"].contains(word) { return true }
        if case .age? = vocabulary.governors[word] { return true }
        return hasForm(start, end) {
            !$0.classes.isDisjoint(with: Self.somebody) && !$0.isAdjective
                && ($0.has(.nominative, .singular) || $0.has(.dative, .singular))
        }
    }

    /// Whether a clause begins at a place, but for an adjective: «пожилой пациент».
    private func startsPerson(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end > 0, text.isLetterBefore(end) else { return true }
        let start = text.wordStart(end)
        return RussianDeclension.adjective(text.lowered(start, end)) != nil
            && !text.isLetterBefore(text.skipSpacesBack(start))
    }

    private func isChild(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        let last = text[end - 1] == 0x2C ? end - 1 : end
        let word = text.lowered(text.wordStart(last), last)
        guard case .age? = vocabulary.governors[word] else { return false }
        return ["ребёнок", "ребенок", "мальчик", "девочка", "пациент", "пациентка"].contains(word)
    }

    private static let elder: WordSet = ["старше", "младше", "моложе"]
    private static let lasting: [Word] = ["гаранти", "срок", "стаж", "опыт", "возраст"]
}
