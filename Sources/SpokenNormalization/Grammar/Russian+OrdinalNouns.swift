import SpokenModel

/// Ordinals that only the noun behind a number tells.
extension Classifier {
    /// «5 этаж», «на 5 этаже», «в 2024 году»: where a cardinal would stand with another form of the noun.
    func ordinalByNoun(_ number: ScannedNumber, from start: Int) -> Reading? {
        // «№ 4 длиной 40 см» counts and orders nothing.
        guard !number.hasFraction, !number.isGrouped, !number.isNegative, number.integer > 0, number.integerDigits <= 4,
            !isBehindNumero(start)
        else { return nil }
        // «10 «А» класс»
        var place = text.skipSpaces(number.end)
        if text.has("«", at: place), text.letterLength(place + 2) == 2, text.has("»", at: place + 4) { place += 6 }
        if let reading = decade(number, from: start) ?? yearOfBirth(number, from: start) { return reading }
        let noun = loweredAfter(place)
        guard vocabulary.russian.ordinalNouns[noun] != nil
        else { return pluralOrdinal(number, from: start, noun) ?? ordinalOfForm(number, from: start) }
        // «Дом 5 корпус 2»: the number belongs to the noun before it.
        let isYear = noun.begins(with: "год") && number.integer >= 1000 && number.integer <= 2200
        guard let forms = vocabulary.russian.ordinalNouns[noun], isYear || !isNumbered(start) else { return nil }
        let governed = governedCase(before: start, of: number)
        let isOfStudent =
            !isYear && forms.cases.first == .genitive && governed != .genitive
            && (isBehindStudent(start) || isRankBehindBearer(number, noun, start))
        if number.endsInOne, !isYear, !isOfStudent {
            let isPlace = forms.cases == [.prepositional] || forms.cases.first == .dative && governed == .accusative
            guard isPlace || forms.isRatherOrdinal && (!noun.begins(with: "мест") || isRank(start, place)) else {
                return nil
            }
        }
        if number.endsInFew, !isYear, !isOfStudent, forms.cases.first == .genitive,
            governed == .nominative || governed == .accusative
        {
            return nil
        }
        // «5 место» is no five places: in digits it stays as it is.
        guard numbers == .words else {
            return Reading(
                start: start, end: number.end, content: .words(word(start, number.end)), semioticClass: .ordinal)
        }
        return .likely(
            start, number.end,
            .quantity(
                .ordinal(number.integer, forms.gender),
                isOfStudent ? .genitive : agreedCase(start, forms) ?? forms.grammaticalCase(governed: governed)),
            isYear ? .date : .ordinal)
    }

    /// «сутки»: behind a number so many would be «суток».
    func isUncountedTime(_ place: Int) -> Bool {
        let noun = text.skipSpaces(place)
        return noun > place
            && hasForm(noun, text.wordEnd(noun)) {
                $0.isNoun && $0.classes.has(.time) && $0.has(.nominative, .plural) && !$0.has(.genitive, .singular)
                    && !$0.has(.genitive, .plural) && $0.gender != .feminine
            }
    }

    /// «ученики 1 классов», «5 классы»: a plural that the number does not ask for.
    private func pluralOrdinal(_ number: ScannedNumber, from start: Int, _ noun: Word) -> Reading? {
        // «на 3 сутки»
        if number.integer > 1, number.integer < 10, wordBefore(start) == "на", isUncountedTime(number.end) {
            return .likely(
                start, number.end,
                numbers == .digits
                    ? .words(word(start, number.end))
                    : .quantity(.ordinal(number.integer, .masculine, .plural), .accusative), .ordinal)
        }
        guard numbers == .words, !isNumbered(start), number.integerDigits <= 2,
            let forms = vocabulary.russian.ordinalNouns.plural(noun), forms.isRatherOrdinal, forms.gender == .masculine,
            let grammaticalCase = forms.cases.first,
            grammaticalCase == .nominative || number.endsInOne
                || number.integer <= 11 && isBehindStudent(start)
        else { return nil }
        var content = Reading.Content.quantity(.ordinal(number.integer, forms.gender, .plural), grammaticalCase)
        // «с 5 по 9 классы»: each of the two by itself.
        if ["по", "до", "и", "или"].contains(wordBefore(start)) {
            content = .quantity(.ordinal(number.integer, forms.gender), grammaticalCase)
        }
        return .likely(start, number.end, content, .ordinal)
    }

    /// «на 62 строчке», «312 аудитория»: a singular that is not counted.
    private func ordinalOfForm(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !isNumbered(start), let forms = ordinalByForm(number, from: start) else { return nil }
        let governed = governedCase(before: start, of: number)
        let told = agreedCase(start, forms) ?? forms.grammaticalCase(governed: governed)
        // A preposition of another case speaks against it.
        let isFit =
            governed == .nominative || governed == told || governed == .accusative && told == .prepositional
            || wordBefore(start) == "по"
        // «в 9 утра», «5 товара», but «войска 6 армии»
        guard isFit, told != .genitive || governed == .genitive || isBeforeTroops(number.end) else { return nil }
        return .likely(start, number.end, .quantity(.ordinal(number.integer, forms.gender), told), .ordinal)
    }

    /// «В том же 2007 году»: the case of the adjective before an ordinal, where the noun has it.
    private func agreedCase(_ start: Int, _ forms: NounForms) -> GrammaticalCase? {
        // «по 14 каналу»
        if wordBefore(start) == "по", forms.cases.contains(.dative) { return .dative }
        var place = start
        if wordBefore(place) == "же" { place = wordStartBefore(place) }
        guard let (_, number, cases) = RussianDeclension.adjective(wordBefore(place)), number == .singular else {
            return nil
        }
        return cases.first { forms.cases.contains($0) }
    }

    /// «мужчина 91 года рождения»: a year of the last century by its two last digits.
    private func yearOfBirth(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, number.integerDigits == 2, !number.hasLeadingZero else { return nil }
        let (year, end) = loweredWord(number.end)
        guard year == "года", ["рождения", "выпуска"].contains(loweredAfter(end)) else { return nil }
        return .likely(start, number.end, .quantity(.ordinal(number.integer), .genitive), .date)
    }

    /// «В 70 годы», «в начале 90 годов»: of years that are counted people say «лет».
    private func decade(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, number.integer % 10 == 0, (10...90).contains(number.integer),
            number.integerDigits == 2
        else { return nil }
        let grammaticalCase: GrammaticalCase
        switch loweredAfter(number.end) {
        case "годы": grammaticalCase = .nominative
        case "годов": grammaticalCase = .genitive
        case "годах": grammaticalCase = .prepositional
        default: return nil
        }
        return .likely(
            start, number.end, .quantity(.ordinal(number.integer, .masculine, .plural), grammaticalCase), .date)
    }

    /// «Студент 2 курса», «инвалид 1 группы»: of which course rather than so many.
    private func isBehindStudent(_ start: Int) -> Bool {
        vocabulary.isOf(wordBefore(start), .student)
    }

    /// «орден 2 степени», «капитан 3 ранга»: behind who or what has one of them it is which one.
    private func isRankBehindBearer(_ number: ScannedNumber, _ noun: Word, _ start: Int) -> Bool {
        guard number.integer <= 10, vocabulary.russian.contexts.has(noun, .rank) else { return false }
        let bearer = wordStartBefore(start)
        return hasForm(bearer, text.skipSpacesBack(start)) {
            $0.isNoun && !$0.classes.has(.time) && !$0.classes.has(.quantity)
        }
    }

    /// «победители 1 и 2 этапа», «в конце 3 и 4 курса»: somebody or a part of what is numbered.
    func isBehindBearer(_ start: Int, of noun: Word) -> Bool {
        let numbered = vocabulary.classes(of: noun)
        let bearer = vocabulary.classes(of: wordBefore(start))
        // «Пациенты 2 и 3 месяца»: so long.
        let isSoLong = numbered.has(.time) && !numbered.has(.ordinal)
        return bearer.has(.phase) || !isSoLong && (bearer.has(.person) || bearer.has(.student))
    }

    /// «занял 1 место», «1 место в рейтинге», and «1 место» by itself; «осталось 1 место» counts.
    private func isRank(_ start: Int, _ noun: Int) -> Bool {
        let before = wordBefore(start)
        if vocabulary.stems.has(before, .ranking) || vocabulary.isOf(before, .numbered) { return true }
        let (next, _) = wordAfter(text.wordEnd(text.skipSpaces(noun)))
        guard before.isEmpty || Self.awarding.contains(before) else { return false }
        return next.isEmpty || ["в", "на", "по", "среди", "и", "за"].contains(next)
    }

    private static let awarding: WordSet = ["за", "на", "с", "до", "к", "получил", "получила", "получили", "и"]
}
