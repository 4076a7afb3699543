import SpokenLocaleData
import SpokenModel

/// Notations of shops and apps: «15K», «100+», «25-й км».
extension Classifier {
    /// «15K лайков», «50к ₽»; «4K телевизоров» is a name.
    func thousands(_ number: ScannedNumber, from start: Int) -> Reading? {
        let length = text.letterLength(number.end)
        let end = number.end + length
        let isKilo = length == 1 && text[number.end] | 0x20 == 0x6B
        guard isKilo || text.has("к", at: number.end) || text.has("К", at: number.end), !number.isNegative,
            !number.hasLeadingZero, text.wordEnd(number.end) == end
        else { return nil }
        let governed = governedCase(before: start, of: number)
        if let (meaning, last) = spelling(end), case .currency(let code) = meaning {
            return Reading(
                start: start, end: last,
                content: .quantity(.money(Money(number.value, code, magnitude: .thousand)), governed),
                semioticClass: .money)
        }
        guard isGenitivePlural(end), !isKilo || number.hasFraction || number.integer != 4 && number.integer != 8
        else { return nil }
        return Reading(
            start: start, end: end, content: .quantity(.magnitude(number.value, .thousand), governed),
            semioticClass: .cardinal, confidence: .likely)
    }

    /// «100+ отзывов», «2 млн+ скачиваний», «15+ км»: more than that.
    func overMany(_ number: ScannedNumber, from start: Int) -> Reading? {
        // Behind the number or its power of ten.
        guard (0..<16).contains(where: { text[number.end + $0] == 0x2B }) else { return nil }
        var amount = Quantity.cardinal(number.value)
        var end = number.end
        if text[end] != 0x2B {
            guard let (found, last, _) = quantity(number), case .magnitude = found else { return nil }
            (amount, end) = (found, last)
        }
        guard text[end] == 0x2B, text.spaceLength(end + 1) > 0, !number.isNegative,
            governedCase(before: start, of: number) == .nominative
        else { return nil }
        let content = Reading.Content.quantity(amount, .genitive).prefixed("более ")
        if isGenitivePlural(end + 1) { return .likely(start, end + 1, content, .cardinal) }
        // «15+ км»
        guard !number.endsInOne, let (meaning, last) = spelling(end + 1),
            let noun = vocabulary.genitivePlural(of: meaning)
        else { return nil }
        return .likely(start, last, content.appending(" " + noun), .measure)
    }

    /// Whether the word behind a place can only be a genitive plural: «отзывов», «лет».
    func isGenitivePlural(_ place: Int) -> Bool {
        var (noun, end) = loweredWord(place)
        // «в 1 % смертельных исходов»
        if noun.byteCount > 8, noun.ends(with: "ых") || noun.ends(with: "их"),
            vocabulary.russian.genitivePlurals[noun] == nil
        {
            (noun, end) = loweredWord(end)
        }
        return noun.byteCount > 6 && noun != "средний" && ["ов", "ев", "ей", "ий"].contains(where: noun.ends(with:))
            || vocabulary.russian.genitivePlurals[noun] != nil
    }

    /// «3–5 место», «2–3 места»: which of them rather than how many.
    func isNumberedRange(_ quantity: Quantity, _ second: ScannedNumber, _ end: Int) -> Bool {
        guard profile.has(.russian), case .measure(let measure) = quantity, !second.endsInOne else { return false }
        // «на 5–6 сутки»
        if isUncountedTime(second.end) { return true }
        let noun = text.lowered(text.skipSpaces(second.end), end)
        guard noun.byteCount > 6, noun.equals(vocabulary.singular(measure.unit, .nominative)) || measure.unit == .seat
        else {
            return false
        }
        return !noun.equals(vocabulary.genitivePlural(of: .unit(measure.unit)))
    }

    /// «25-й км», «на 5-й мин.»: a unit that is numbered rather than counted.
    func ordinalUnit(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2D, text[number.end + 1] >= 0xD0, !number.hasFraction, !number.isNegative else {
            return nil
        }
        let suffixEnd = text.wordEnd(number.end + 1)
        let place = text.skipSpaces(suffixEnd)
        let length = text.wordEnd(place) - place
        guard place > suffixEnd, (4...6).contains(length), let (meaning, end) = spelling(suffixEnd),
            case .unit(let unit) = meaning, vocabulary.isNumberedUnit(unit), end - place <= length + 1,
            text.letterLength(end) == 0, vocabulary.words?.contains(text.lowered(place, end), where: \.isNoun) != true
        else { return nil }
        if let reading = countedUnit(number, from: start, meaning, suffixEnd, end) { return reading }
        guard
            let gender = vocabulary.gender(of: meaning),
            let grammaticalCase = feminineCase(number, from: start, gender, word(number.end + 1, suffixEnd))
                ?? ordinalCase(before: place, isPlural: false),
            let noun = vocabulary.singular(unit, grammaticalCase)
        else { return nil }
        let ordinal: Reading.Content =
            numbers == .digits
            ? .words(word(start, suffixEnd)) : .quantity(.ordinal(number.integer, gender), grammaticalCase)
        return Reading(
            start: start, end: end, content: ordinal.appending(" " + noun), semioticClass: .ordinal, confidence: .likely
        )
    }

    /// «в пропорции 1:3», «Смешать 1:1», «Масштаб модели: 1:18»: whether two numbers are a ratio rather than a score.
    func isProportion(_ start: Int) -> Bool {
        var end = text.skipSpacesBack(start)
        if text[end - 1] == 0x3A { end = text.skipSpacesBack(end - 1) }
        for step in 0..<4 {
            var first = text.wordStart(end)
            // «от 1:2 до 1:10»
            if first == end, step > 0, let ratio = numberBefore(end) {
                end = text.skipSpacesBack(ratio.start)
                first = text.wordStart(end)
            }
            guard first < end else { return false }
            let word = text.lowered(first, end)
            if vocabulary.isOf(word, .ratio) { return true }
            if step == 0 {
                if vocabulary.stems.has(word, .mixing) || vocabulary.stems.has(word, .solving) { return true }
                // «в масштабе к 10:30»
                if vocabulary.isFunctionWord(word) { return false }
            }
            end = text.skipSpacesBack(first)
        }
        return false
    }

    /// «один к трём»
    func oneTo(
        _ first: DecimalNumber, _ second: DecimalNumber, _ governed: GrammaticalCase = .nominative
    ) -> Reading.Content {
        .joined([.quantity(.cardinal(first), governed), .words(" к "), .quantity(.cardinal(second), .dative)])
    }

    /// «2.5 Литра», «2.5 Мб»
    func isOfAmount(_ place: Int) -> Bool {
        spelling(place) != nil
            || !vocabulary.classes(of: loweredAfter(place)).isDisjoint(with: [.unit, .currency, .time])
    }

    /// «В 5 % случаев»: in which of them, where nothing before asks how much.
    func isShareOfCases(_ start: Int, _ end: Int, reach: Int = 8) -> Bool {
        let preposition = wordStartBefore(start)
        guard text.lowered(preposition, text.skipSpacesBack(start)) == "в", loweredAfter(end) != "годовых",
            isGenitivePlural(end)
        else { return false }
        let before = text.skipSpacesBack(preposition)
        // «в 21 % случаев и в 1 % исходов»
        if wordBefore(preposition) == "и", reach > 0, let first = percentBefore(wordStartBefore(preposition)) {
            return isShareOfCases(
                first, text.skipSpaces(text.scanNumber(first, syntax).end) + 1, reach: reach - 1)
        }
        return before == 0 || [0x0A, 0x2C, 0x2E, 0x3B].contains(text[before - 1]) || loweredAfter(end) == "случаев"
    }

    /// Where the share begins of which a noun stands before a joint: «21 % случаев и».
    private func percentBefore(_ joint: Int) -> Int? {
        var place = joint
        for _ in 0..<3 {
            let end = text.skipSpacesBack(place)
            if text[end - 1] == 0x25 { return numberBefore(end - 1)?.start }
            place = text.wordStart(end)
            guard place < end else { return nil }
        }
        return nil
    }

    /// «в 2-х экз.», «из 3-х шт.»: so many, written like an ordinal.
    private func countedUnit(
        _ number: ScannedNumber, from start: Int, _ meaning: SpellingTable.Meaning, _ suffixEnd: Int, _ end: Int
    ) -> Reading? {
        guard ["х", "ех", "ёх", "ти"].contains(word(number.end + 1, suffixEnd)) else { return nil }
        let isPlace = ["в", "на", "при"].contains(wordBefore(start))
        let grammaticalCase: GrammaticalCase = isPlace ? .prepositional : .genitive
        guard let noun = vocabulary.noun(meaning, of: number, grammaticalCase) else { return nil }
        let count: Reading.Content =
            numbers == .digits
            ? .words(word(start, suffixEnd))
            : .quantity(.cardinal(number.value, vocabulary.gender(of: meaning) ?? .masculine), grammaticalCase)
        return Reading(
            start: start, end: end, content: count.appending(" " + noun), semioticClass: .measure, confidence: .likely)
    }

    /// «во 2-й пол. XX в.»: the case of a feminine abbreviation behind an ordinal in «-й».
    func feminineOrdinalCase(_ entry: Vocabulary.Abbreviation, _ place: Int) -> GrammaticalCase? {
        let noun = Word(entry.nominative)
        let end = text.skipSpacesBack(place)
        let suffix = text.wordStart(end)
        guard RussianDeclension.gender(noun) == .feminine || noun.ends(with: "ь"), text[suffix - 1] == 0x2D,
            let number = numberBefore(suffix - 1)
        else { return nil }
        return feminineCase(
            text.scanNumber(number.start, syntax), from: number.start, .feminine, word(suffix, end))
    }

    /// «на 87-й мин.»: of a feminine noun «-й» is no nominative.
    private func feminineCase(
        _ number: ScannedNumber, from start: Int, _ gender: GrammaticalGender, _ suffix: String
    ) -> GrammaticalCase? {
        guard gender == .feminine, ["й", "ой", "ей"].contains(suffix) else { return nil }
        if wordBefore(start) == "по" { return .dative }
        switch governedCase(before: start, of: number) {
        case .accusative: return .prepositional
        case .nominative: return .genitive
        case let governed: return governed
        }
    }

    /// «руб./мешок», «₽/упаковка»: a whole noun in the nominative, as the accusative behind «за».
    func perNoun(_ place: Int) -> (noun: String, end: Int)? {
        let end = text.wordEnd(place)
        guard end - place >= 8, !text.isUpper(place), text[end] != 0x2E, text[end] != 0x2D, perSpelling(place) == nil
        else { return nil }
        let noun = text.lowered(place, end)
        if noun.ends(with: "а") { return (noun.dropLast().string + "у", end) }
        if noun.ends(with: "я") { return (noun.dropLast().string + "ю", end) }
        return ["ы", "и", "у", "ю", "ого", "его"].contains(where: noun.ends(with:)) ? nil : (noun.string, end)
    }

    /// A unit behind a slash, of time too: «₽/день», «л/сутки».
    func perSpelling(_ place: Int) -> (unit: MeasureUnit, end: Int)? {
        if let (meaning, end) = spelling(place), case .unit(let unit) = meaning { return (unit, end) }
        guard profile.has(.russian), let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            case .unit(let unit) = match.meaning, match.length >= 6, text.letterLength(place + match.length) == 0
        else { return nil }
        return (unit, place + match.length)
    }
}
