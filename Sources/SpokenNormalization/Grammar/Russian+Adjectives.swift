import SpokenLocaleData
import SpokenModel

/// Abbreviated adjectives, which agree with the noun behind them: «макс. вес», «мин. цена».
extension Classifier {
    /// The ending of the adjective, where a clause begins with it or its case is that of the nominative; nil when the
    /// form of the noun does not tell enough.
    func shortAdjectiveEnding(_ place: Int, _ end: Int) -> String? {
        let next = text.skipSpaces(end)
        let last = text.wordEnd(next)
        guard next > end, last - next >= 6, text[next] >= 0xD0, !text.isUpper(next),
            text[last] != 0x2E || text.isSentenceEnd(last + 1), isAtClauseStart(place)
        else { return nil }
        let noun = text.lowered(next, last)
        func ends(_ endings: Word...) -> Bool { endings.contains(where: noun.ends(with:)) }
        if vocabulary.isGovernor(noun) || vocabulary.isFunctionWord(noun) { return nil }
        // «объем» ends like «синем».
        if RussianDeclension.adjective(noun) != nil, noun.byteCount > 8, !ends("ение", "ание", "тие", "вие"),
            !hasForm(next, last, where: { $0.isNoun && $0.has(.nominative, .singular) })
        {
            return nil
        }
        if ends("ость", "есть") { return "ая" }
        if ends("ие", "ье", "о") { return "ое" }
        // «мин. диагональ»: the lexicon knows it.
        if ends("ь") {
            let isFeminine = hasForm(next, last) { $0.gender == .feminine && $0.has(.nominative, .singular) }
            let isMasculine = hasForm(next, last) { $0.gender == .masculine && $0.has(.nominative, .singular) }
            return isFeminine == isMasculine ? nil : isFeminine ? "ая" : "ый"
        }
        if ends("мя", "й", "ов", "ев") { return nil }
        // «Мин. образования» is a ministry.
        if ends("ния", "тия", "вия"),
            !hasForm(next, last, where: { $0.gender == .feminine && $0.has(.nominative, .singular) })
        {
            return nil
        }
        if ends("а", "я") { return "ая" }
        if ends("у", "ю") { return "ую" }
        // «Доп. услуги» as a label; «Мин. обороны» is a ministry again.
        if ends("и", "ы"), !vocabulary.russian.contexts.has(noun, .office), !noun.begins(with: "информаци"),
            text.isLineEnd(last) || text[last] == 0x3A,
            place == 0 || text[place - 1] == 0x0A
        {
            return "ые"
        }
        return ends("е", "ё", "и", "ы", "э", "ъ") ? nil : "ый"
    }

    /// «Джинсы муж.», «Вода минеральная газ.»: an adjective behind the noun that the clause begins with.
    func trailingAdjective(_ place: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x2E, end - place <= 10, !text.isUpper(place),
            let table = vocabulary.russian.trailingAdjectives,
            let row = table.row(word(place, end + 1)), !text.isDigit(text.skipSpacesBack(place) - 1)
        else { return nil }
        let next = text.skipSpaces(end + 1)
        guard
            text.isLineEnd(end + 1) || [0x2C, 0x29, 0x3B].contains(text[end + 1]) || text.isDigit(next)
                || text.has("р.", at: next),
            let column = nounFormBefore(place)
        else { return nil }
        return .likely(place, end + 1, .words(table.word(row, column).string), .abbreviation)
    }

    /// The column of the noun's gender or number; nil where its ending does not tell, or digits stand before.
    private func nounFormBefore(_ place: Int) -> String? {
        var start = place
        while start > 0, place - start < 96, ![0x0A, 0x2C, 0x3A, 0x3B, 0x28].contains(text[start - 1]) { start -= 1 }
        var noun = Word()
        var index = text.skipSpaces(start)
        while index < place {
            let end = text.wordEnd(index)
            guard end > index else { return nil }
            let word = text.lowered(index, end)
            if RussianDeclension.adjective(word) == nil || word.byteCount <= 8 {
                noun = word
                break
            }
            index = text.skipSpaces(end)
        }
        // «Вот мой муж.», «Отключили газ.»: pronouns and verbs have no adjective behind them.
        guard noun.byteCount >= 6, !vocabulary.isFunctionWord(noun), !vocabulary.russian.contexts.has(noun, .pointer),
            !["л", "ли", "ть", "ет", "ит", "ся", "сь"].contains(where: noun.ends(with:)), !isAdjectiveBefore(place)
        else { return nil }
        if ["ы", "и"].contains(where: noun.ends(with:)) { return "plural" }
        if ["а", "я"].contains(where: noun.ends(with:)) { return "feminine" }
        if ["о", "е"].contains(where: noun.ends(with:)) { return "neuter" }
        return ["ь", "у", "ю", "э", "ё"].contains(where: noun.ends(with:)) ? nil : "masculine"
    }

    /// «Мой первый муж.»: an adjective of its gender right before it makes a noun of it.
    private func isAdjectiveBefore(_ place: Int) -> Bool {
        let word = wordBefore(place)
        if vocabulary.russian.contexts.has(word, .pointer) { return true }
        guard let (gender, number, _) = RussianDeclension.adjective(word), word.byteCount > 8 else { return false }
        return gender == .masculine && number == .singular
    }

    /// Whether nothing before a place in its clause can govern what stands there.
    private func isAtClauseStart(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard before > 0 else { return true }
        let last = text.previousScalar(before)
        return text.letterLength(last) == 0 && !text.isDigit(last) && (text[last] != 0x2E || before < place)
    }

    /// «1/2 ст. сахара»: a part is one of a glass, unless a spoon follows.
    func partOfGlass(_ place: Int) -> (meaning: SpellingTable.Meaning, end: Int)? {
        let start = text.skipSpaces(place)
        guard start > place, text.has("ст.", at: start) else { return nil }
        let end = start + 5
        let next = text.skipSpaces(end)
        if text.has("л", at: next), text[next + 2] == 0x2E || text.has("ож", at: next + 2) { return nil }
        guard
            text.letterLength(next) > 0 && !text.isUpper(next) || text.isLineEnd(end)
                || [0x2C, 0x3B, 0x29].contains(text[end])
        else { return nil }
        return (.unit(.glass), text.isSentenceEnd(end) ? end - 1 : end)
    }

    /// «два кг», «один м²»: a unit behind a number in words.
    func unitBehindWord(_ place: Int, _ wordEnd: Int) -> Reading? {
        let isRaised = text[wordEnd] == 0xC2 && (text[wordEnd + 1] == 0xB2 || text[wordEnd + 1] == 0xB3)
        guard wordEnd - place <= 8, isRaised || wordEnd - place >= 4, place > 6, !text.isUpper(place),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            place + match.length >= wordEnd + (isRaised ? 2 : 0), match.length <= 10,
            case .unit(let unit) = match.meaning, unit != .year, unit != .century,
            // «двенадцать на три об оплате»
            text[place + match.length - 1] == 0x2E || !vocabulary.isGovernor(text.lowered(place, wordEnd)),
            // «несколько сот рублей»
            unit != .are || text[place + match.length - 1] == 0x2E,
            let (written, gender) = numeralBefore(place),
            let unitGender = vocabulary.gender(of: match.meaning),
            gender == nil || gender == unitGender || written == 2 && gender != .feminine && unitGender != .feminine
        else { return nil }
        var end = place + match.length
        if text[end - 1] == 0x2E, text.isSentenceEnd(end) { end -= 1 }
        guard text.letterLength(end) == 0, text[end] != 0x2F else { return nil }
        // A whole word has been written in its form: «в двенадцать тридцать дня».
        let unitWord = text.lowered(place, wordEnd)
        if GrammaticalCase.allCases.contains(where: { unitWord.equals(vocabulary.singular(unit, $0)) }) { return nil }
        var number = ScannedNumber(start: place, end: place)
        number.integer = written
        guard let noun = vocabulary.noun(match.meaning, of: number, .nominative) else { return nil }
        return .likely(place, end, .words(noun), .measure)
    }

    /// The numeral that ends before a place, and its gender; of «несколько» any that asks for the genitive plural.
    private func numeralBefore(_ place: Int) -> (value: UInt64, gender: GrammaticalGender?)? {
        let word = wordBefore(place)
        if vocabulary.russian.contexts.has(word, .quantity) { return (5, nil) }
        // «семь-восемь см»
        guard let numeral = vocabulary.russian.numerals[word.behindHyphen], numeral.isNominative else { return nil }
        return (numeral.value, numeral.gender)
    }

    /// «4×100 м»: so many times the length of a relay, no sides of an area.
    func isRelay(_ count: DecimalNumber, _ length: ScannedNumber, _ unit: MeasureUnit) -> Bool {
        count.fractionDigits == 0 && (2...10).contains(count.integer) && unit == .meter && !length.hasFraction
            && [50, 100, 200, 400, 800].contains(length.integer)
    }
}
