import SpokenLocaleData
import SpokenModel

/// Notations of shops and apps: «9,2/10», «15K», «100+», «2 р/день», «25-й км», «2-комн.».
extension Classifier {
    /// «9,2/10», «Оценка 8/10»: so many of so many.
    func rating(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1), !number.isNegative else { return nil }
        let whole = text.scanNumber(number.end + 1, syntax)
        guard whole.fits, !whole.hasFraction, !whole.isChain, !whole.isGrouped, number.integer <= whole.integer,
            text[whole.end] != 0x2F
        else { return nil }
        if let (measure, end, _) = quantity(whole), number.hasFraction && !whole.hasFraction || Self.isScore(measure) {
            // «14,2/16 ГБ», «12/15 баллов»
            return Reading(
                start: start, end: end,
                content: .joined([said(number, from: start), .words(" из "), .quantity(measure, .genitive)]),
                semioticClass: .measure, confidence: .likely)
        }
        guard text.letterLength(whole.end) == 0, spelling(whole.end) == nil,
            number.hasFraction ? [5, 10, 100].contains(whole.integer) : isOneOfMany(start)
        else { return nil }
        return Reading(
            start: start, end: whole.end,
            content: .joined([said(number, from: start), .words(" из "), .quantity(.cardinal(whole.value), .genitive)]),
            semioticClass: .score, confidence: .likely)
    }

    /// A number as it stands, or its words in the case that governs it.
    private func said(_ number: ScannedNumber, from start: Int) -> Reading.Content {
        numbers == .digits
            ? .words(word(start, number.end))
            : .quantity(.cardinal(number.value), governedCase(before: start, of: number))
    }

    /// «Шаг 2/5», «Оценка 8/10»
    private func isOneOfMany(_ start: Int) -> Bool {
        let point = text.skipSpacesBack(start)
        if text[point - 1] == 0x2E, ["эт", "с", "стр"].contains(text.lowered(text.wordStart(point - 1), point - 1)) {
            return true
        }
        let noun = wordBefore(start)
        return Self.countedOut.contains(where: noun.begins(with:)) || Self.sets.contains(noun)
    }

    private static func isScore(_ quantity: Quantity) -> Bool {
        if case .measure(let measure) = quantity { return measure.unit == .point }
        return false
    }

    private static let countedOut: [Word] = [
        "этаж", "трек", "серия", "оценк", "рейтинг", "шаг", "этап", "вопрос", "задани", "слайд", "страниц", "урок",
        "экран", "попытк", "раунд",
    ]

    /// The forms of «сет», which the net, «сеть», begins like.
    private static let sets: WordSet = ["сет", "сета", "сете", "сетом", "сету", "сеты", "сетов"]

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

    /// «100+ отзывов», «2 млн+ скачиваний»: more than that.
    func overMany(_ number: ScannedNumber, from start: Int) -> Reading? {
        // Behind the number or its power of ten.
        guard (0..<16).contains(where: { text[number.end + $0] == 0x2B }) else { return nil }
        var amount = Quantity.cardinal(number.value)
        var end = number.end
        if text[end] != 0x2B {
            guard let (found, last, _) = quantity(number), case .magnitude = found else { return nil }
            (amount, end) = (found, last)
        }
        guard text[end] == 0x2B, text.spaceLength(end + 1) > 0, isGenitivePlural(end + 1), !number.isNegative,
            governedCase(before: start, of: number) == .nominative
        else { return nil }
        return Reading(
            start: start, end: end + 1, content: .quantity(amount, .genitive).prefixed("более "),
            semioticClass: .cardinal, confidence: .likely)
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
            text.letterLength(end) == 0
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

    /// «1.1. Общие положения», «1.2 Горячая вода»: the number of a heading is no decimal.
    func section(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = text[number.end] == 0x2E ? number.end + 1 : number.end
        guard number.hasFraction, number.separator == 0x2E, !number.isNegative, number.integer > 0,
            start == 0 || text[start - 1] == 0x0A, text.isSentenceEnd(end), end > number.end || !text.isLineEnd(end),
            end > number.end || number.fractionDigits <= 2 && !isOfAmount(end),
            let point = vocabulary.symbols["point"], let major = DecimalNumber(exactly: number.integer),
            let minor = DecimalNumber(exactly: number.fraction)
        else { return nil }
        return Reading(
            start: start, end: number.end,
            content: .sequence([.cardinal(major), .cardinal(minor)], separator: " \(point) "), semioticClass: .code)
    }

    /// «2.5 Литра», «2.5 Мб»
    func isOfAmount(_ place: Int) -> Bool {
        spelling(place) != nil
            || !vocabulary.classes(of: loweredAfter(place)).isDisjoint(with: [.unit, .currency, .time])
    }

    /// «на 43 км трассы», «на 101 км МКАД»: a place on a road, not so far.
    func roadMark(_ number: ScannedNumber, from start: Int) -> Reading? {
        let place = text.skipSpaces(number.end)
        guard text.has("км", at: place), !number.hasFraction, !number.isNegative, number.integer > 0,
            text.letterLength(place + 4) == 0
        else { return nil }
        let end = place + 4
        // «Платформа 88 км»: the name of a halt.
        if isHalt(start), text.letterLength(text.skipSpaces(end)) == 0,
            let noun = vocabulary.singular(.kilometer, .nominative)
        {
            let content: Reading.Content =
                numbers == .digits
                ? .words(word(start, number.end) + "-й") : .quantity(.ordinal(number.integer), .nominative)
            return Reading(
                start: start, end: end, content: content.appending(" " + noun), semioticClass: .ordinal,
                confidence: .likely)
        }
        var road = text.skipSpaces(end)
        // «на 735 км федеральной трассы»
        if let (_, plurality, _) = RussianDeclension.adjective(text.lowered(road, text.wordEnd(road))),
            plurality == .singular, !hasForm(road, text.wordEnd(road), where: { $0.isNoun })
        {
            road = text.skipSpaces(text.wordEnd(road))
        }
        guard wordBefore(start) == "на", road > end,
            hasForm(road, text.wordEnd(road), where: { $0.classes.has(.road) }),
            let noun = vocabulary.singular(.kilometer, .prepositional)
        else { return nil }
        let ordinal: Reading.Content =
            numbers == .digits
            ? .words(word(start, number.end) + "-м") : .quantity(.ordinal(number.integer), .prepositional)
        return Reading(
            start: start, end: end, content: ordinal.appending(" " + noun), semioticClass: .ordinal, confidence: .likely
        )
    }

    /// «Платформа», «о. п.»
    private func isHalt(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        if text.has("о.п.", at: end - 6) || text.has("о. п.", at: end - 7) { return true }
        let word = text.wordStart(end)
        return end < start && hasForm(word, end) { $0.classes.has(.halt) && $0.has(.nominative, .singular) }
    }

    /// «Роман в 2 т.»: volumes, not tons.
    func volumes(_ number: ScannedNumber, from start: Int) -> Reading? {
        let mark = text.skipSpaces(number.end)
        guard text.has("т.", at: mark), !number.hasFraction, !number.isNegative, number.integer > 0,
            wordBefore(start) == "в",
            hasWordBefore(wordStartBefore(start), where: { vocabulary.isOf($0, .book) })
                || isBehindWorks(wordStartBefore(start))
        else { return nil }
        let count: Reading.Content =
            numbers == .digits
            ? .words(word(start, number.end)) : .quantity(.cardinal(number.value), .prepositional)
        return Reading(
            start: start, end: text.isSentenceEnd(mark + 3) ? mark + 2 : mark + 3,
            content: count.appending(number.endsInOne ? " томе" : " томах"), semioticClass: .measure,
            confidence: .likely)
    }

    /// «Собр. соч. в 10 т.»
    private func isBehindWorks(_ place: Int) -> Bool {
        let point = text.skipSpacesBack(place) - 1
        guard text[point] == 0x2E else { return false }
        return ["соч", "собр", "изд", "слов", "энц", "энцикл", "произв", "избр"].contains(
            text.lowered(text.wordStart(point), point))
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
