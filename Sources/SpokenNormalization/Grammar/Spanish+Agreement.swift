import SpokenModel

/// The gender of a number in Spanish, by what it counts.
extension Classifier {
    /// The gender of a number by the noun behind it, and whether one stands there at all.
    /// - Parameter reach: so many numbers are looked over for the noun of all: «1 o 2 o 3 veces».
    func spanishAgreement(
        _ number: ScannedNumber, nounAt place: Int, reach: Int = 8
    ) -> (gender: GrammaticalGender, isBeforeNoun: Bool) {
        let next = text.skipSpaces(place)
        guard next > place, text.letterLength(next) > 0 else { return (.masculine, false) }
        if text.isUpper(next) { return nameAgreement(number, next) }
        if let share = shareAgreement(number, next) { return (share, false) }
        // «1 o 2 veces»: the noun stands behind the second number.
        if [0x6F, 0x75, 0x79].contains(text[next]), text[next + 1] == 0x20, text.isDigit(next + 2), place == number.end
        {
            guard reach > 0 else { return (.masculine, false) }
            let second = text.scanNumber(next + 2, syntax)
            return (spanishAgreement(second, nounAt: second.end, reach: reach - 1).gender, false)
        }
        let end = text.wordEnd(next)
        let noun = text.exact(next, end)
        // What more than one counts ends in -s; «el 21 gana» counts nothing, nor does an abbreviation.
        let isOne = number.integer == 1 && !number.hasFraction
        guard isOne ? wordBefore(number.start) != "el" && !isNamed(number, noun) : noun.ends(with: "s"),
            text[end] != 0x2E || text.isLineEnd(end + 1) || noun.byteCount > 6 || noun.ends(with: "s")
                || noun.byteCount > 3 && ["a", "e", "o"].contains(where: { noun.ends(with: $0) })
        else { return (.masculine, false) }
        guard noun.count > 1, !latin.has(noun, .function), latin.months[noun] == nil else {
            return (.masculine, false)
        }
        return (countedGender(next, end, isOne: isOne), true)
    }

    /// The gender that the word behind a number tells: «1 área» stays «un», and an adjective of both genders leaves it to
    /// the noun behind it, «21 grandes ciudades».
    private func countedGender(_ start: Int, _ end: Int, isOne: Bool) -> GrammaticalGender {
        let noun = text.exact(start, end)
        if isOne, vocabulary.isOf(noun, .tonic) { return .masculine }
        guard vocabulary.gender(of: noun) == nil, vocabulary.isOf(noun, .adjective),
            vocabulary.adjectiveGender(of: noun) == nil
        else { return spanishGender(of: noun) }
        let next = text.skipSpaces(end)
        let last = text.wordEnd(next)
        guard next > end, isNoun(next, last), isOne || text[last - 1] == 0x73 else { return spanishGender(of: noun) }
        return spanishGender(of: text.exact(next, last))
    }

    func spanishAgreement(
        _ number: ScannedNumber
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        if numbers == .digits, !number.isNegative {
            // A point between groups is read well; a space is not.
            var place = number.start
            while text.isDigit(place) { place += 1 }
            if text[place] == syntax.group || !number.isGrouped { return nil }
        }
        if isHour(number) { return (.feminine, .nominative) }
        return (spanishAgreement(number, nounAt: number.end).gender, .nominative)
    }

    /// «1 Big Mac», «Compraste 1 Coca-Cola»: a name is counted where no noun before the number has it for its own.
    private func nameAgreement(_ number: ScannedNumber, _ place: Int) -> (gender: GrammaticalGender, isBeforeNoun: Bool)
    {
        let end = text.wordEnd(place)
        // «SUBE 1 PESETA», «21 BOLSAS»: in capitals a noun is known by the lexicon alone.
        if end - place > 3, text.isUpper(end - 1), let gender = vocabulary.gender(of: text.lowered(place, end)),
            number.integer % 10 == 1 || number.integer > 100
        {
            return (gender, true)
        }
        guard number.integer == 1, !number.hasFraction, end - place > 2, !text.isUpper(end - 1),
            latin.months[text.lowered(place, end)] == nil, latin.weekdays[text.lowered(place, end)] == nil
        else { return (.masculine, false) }
        let before = wordBefore(number.start)
        let isFree =
            isAtStart(number.start) || latin.has(before, .function) && before != "el" && before != "la"
            || before.ends(with: "aste") || before.ends(with: "iste")
        guard isFree else { return (.masculine, false) }
        return (spanishGender(of: text.lowered(place, end)), true)
    }

    /// «El capítulo 1 trata», «No. 1 estaba»: a number that a noun or its short name has for its own counts no unknown word.
    private func isNamed(_ number: ScannedNumber, _ next: Word) -> Bool {
        guard vocabulary.gender(of: next) == nil else { return false }
        let last = text.skipSpacesBack(number.start)
        if last < number.start, text[last - 1] == 0x2E { return last - 1 - text.wordStart(last - 1) < 4 }
        let before = vocabulary.classes(of: wordBefore(number.start))
        return !before.isDisjoint(with: [.part, .numbered, .step, .ordinal])
    }

    /// «1 de cada 3 mujeres», «1 o más veces»: the noun stands behind other words.
    private func shareAgreement(_ number: ScannedNumber, _ place: Int) -> GrammaticalGender? {
        guard text[place] == 0x64 || text[place] == 0x6F else { return nil }
        var noun = place
        if text.has("de cada ", at: place), text.isDigit(place + 8) {
            noun = text.skipSpaces(text.scanNumber(place + 8, syntax).end)
        } else if text.has("o más ", at: place) {
            noun = place + 7
        }
        let end = text.wordEnd(noun)
        guard noun > place, isNoun(noun, end), text[end - 1] == 0x73 else { return nil }
        return spanishGender(of: text.exact(noun, end))
    }

    /// «a la 1», «es la 1 y media»: an hour.
    private func isHour(_ number: ScannedNumber) -> Bool {
        guard number.integer == 1, !number.hasFraction, wordBefore(number.start) == "la" else { return false }
        let article = wordStartBefore(number.start)
        return text[article] == 0x6C
            && ["a", "es", "hasta", "desde", "hacia", "sobre", "era"].contains(wordBefore(article))
    }
}
