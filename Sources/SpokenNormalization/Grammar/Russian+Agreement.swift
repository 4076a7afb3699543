import SpokenLocaleData
import SpokenModel

/// Gender and case of Russian numbers from the words beside them.
extension Classifier {
    /// The gender and case of a bare number; nil when the words beside it can be read in two ways.
    func russianAgreement(_ counted: ScannedNumber, from start: Int) -> Agreement? {
        let number = behindTail(counted)
        // «в школе № 21 отменили», «ст. 21 закона»: counts nothing.
        let mark = text.skipSpacesBack(start)
        if isBehindNumero(start) || text[mark - 1] == 0x2E && isNumbered(start) {
            return (.masculine, .nominative)
        }
        // «Комнат: 2», «Страниц: 21»: what is counted stands before it; «2 города: 1. Омск» begins a list.
        if number.endsInOne || number.endsInFew, text[mark - 1] == 0x3A, loweredAfter(number.end).isEmpty,
            text[number.end] != 0x2E || text.isLineEnd(number.end + 1),
            let gender = genderOfCounted(text.wordStart(mark - 1), .plural)
        {
            return (gender, .nominative)
        }
        var governed = governedCase(before: start, of: number)
        // «Цена 1 акции»
        if case .price? = vocabulary.governors[wordBefore(start)], isPriced(russianNoun(behind: number)) {
            governed = .genitive
        }
        // «в 3 из 5 случаев»
        if governed == .accusative, isOutOf(number.end) || isOutOfThem(number.end),
            vocabulary.russian.placeGovernors.contains(wordBefore(start))
        {
            return (.masculine, .prepositional)
        }
        // «2 из 3 учениц», «1 из 5 пациенток»
        if number.endsInOne || number.endsInFew, let gender = genderOfWhole(number.end) { return (gender, governed) }
        if let gender = genderOfNextMeasure(number.end) { return (gender, caseOfNext(number.end) ?? governed) }
        if let told = caseOfNext(number.end) { return (.masculine, told) }
        // «из терминала 1 аэропорта»: the number of what stands before it.
        let label = wordStartBefore(start)
        let isLabel =
            label < start
            && hasForm(label, text.skipSpacesBack(start)) {
                ($0.classes.has(.numbered) || $0.classes.has(.part)) && !$0.has(.nominative, .singular)
            }
        if isLabel, number.endsInOne || isPartOfText(text.skipSpaces(number.end)),
            hasForm(
                text.skipSpaces(number.end), text.wordEnd(text.skipSpaces(number.end)),
                where: { $0.has(.genitive, .singular) })
        {
            return (.masculine, .nominative)
        }
        // «23234 человек»: of a large number the ending is a slip, no accusative of the living.
        if governed == .nominative, number.endsInFew, number.integer > 100, wordStartBefore(start) == start,
            loweredAfter(number.end) == "человек"
        {
            return (.masculine, .nominative)
        }
        if let told = lexicalAgreement(
            number, governed: governed, isOfPlace: vocabulary.russian.placeGovernors.contains(wordBefore(start)))
        {
            return told
        }
        if let told = adjectiveAgreement(number, governed) { return told }
        let noun = russianNoun(behind: number)
        guard !noun.isEmpty else { return (.masculine, governed) }
        if let plural = RussianDeclension.pluralCase(noun) { return (.masculine, plural) }
        if number.endsInOne {
            // «Его ждёт 1 награда», «Пригласил 1 гостя»: of a verb's noun the form tells nothing.
            if governed == .accusative, noun.ends(with: "а") || noun.ends(with: "я"),
                wordBefore(start).byteCount > Self.longestPreposition
            {
                return nil
            }
            return RussianDeclension.single(noun, governed: governed, genders: vocabulary.russian.genders)
        }
        guard number.endsInFew, governed == .nominative || governed == .accusative else {
            return (.masculine, governed)
        }
        // «через 2 рабочих дня», «2 рабочих места»: the noun behind it tells.
        let behind = text.skipSpaces(text.wordEnd(text.skipSpaces(number.end)))
        if vocabulary.russian.genitivePlurals[noun] == .adjective,
            hasForm(behind, text.wordEnd(behind), where: { $0.gender != .feminine && $0.has(.genitive, .singular) })
        {
            return (.masculine, governed)
        }
        if let kind = vocabulary.russian.genitivePlurals[noun] {
            return (.masculine, kind == .adjective && governed == .nominative ? .nominative : .genitive)
        }
        // «2 гостей»: living beings in the accusative, or a genitive that nothing beside the number governs; «Вариант 2 Музей»
        // counts none.
        let isName = text.isUpper(text.skipSpaces(number.end))
        if !isName, ["ов", "ев", "ей"].contains(where: noun.ends(with:)) { return (.masculine, .genitive) }
        return (noun.ends(with: "и") || noun.ends(with: "ы") ? .feminine : .masculine, governed)
    }

    /// «статьи 5», «договора»: of what the part before it is one.
    private func isPartOfText(_ place: Int) -> Bool {
        hasForm(place, text.wordEnd(place)) {
            ($0.classes.has(.part) || $0.classes.has(.document)) && $0.has(.genitive, .singular)
        }
    }

    /// A number with what stands between it and what it counts: «1000 с лишним человек», «с 3 специально обученными
    /// собаками», «у 1 (2 %) пациентки».
    private func behindTail(_ number: ScannedNumber) -> ScannedNumber {
        var counted = number
        counted.end = shareEnd(number.end) ?? number.end
        var (word, end) = loweredWord(counted.end)
        if word == "с", vocabulary.russian.contexts.has(loweredAfter(end), .surplus) {
            counted.end = loweredWord(end).end
            (word, end) = loweredWord(counted.end)
        }
        let adjective = text.skipSpaces(end)
        let isAdverb =
            word.byteCount > 8 && (word.ends(with: "о") || word.ends(with: "е")) && adjective > end
            && !hasForm(text.skipSpaces(counted.end), end) { $0.isNoun || $0.isAdjective }
            && isAdjective(adjective, text.wordEnd(adjective))
        if isAdverb { counted.end = end }
        return counted
    }

    func isAdjective(_ start: Int, _ end: Int) -> Bool {
        hasForm(start, end) { $0.isAdjective }
            || end - start > 8 && RussianDeclension.adjective(text.lowered(start, end)) != nil
                && !hasForm(start, end) { $0.isNoun }
    }

    /// The end of «(2 %)» before a noun; «22 (55 %) получали» counts none.
    private func shareEnd(_ place: Int) -> Int? {
        let open = text.skipSpaces(place)
        guard text[open] == 0x28, text.isDigit(open + 1) else { return nil }
        let sign = text.skipSpaces(text.scanNumber(open + 1, syntax).end)
        guard text[sign] == 0x25, text[sign + 1] == 0x29 else { return nil }
        let noun = text.skipSpaces(sign + 2)
        return hasForm(noun, text.wordEnd(noun)) { $0.isNoun || $0.isAdjective } ? sign + 2 : nil
    }

    /// «1 серебряную медаль», «2 золотые»: what the adjective behind one and behind a few tells by itself.
    private func adjectiveAgreement(_ number: ScannedNumber, _ governed: GrammaticalCase) -> Agreement? {
        var (word, end) = loweredWord(number.end)
        // «по 6 естественно-научным предметам»
        if text[end] == 0x2D, text.letterLength(end + 1) > 0 { (word, end) = loweredWord(end + 1) }
        guard word.byteCount > 8, Self.isAdjective(word, of: number),
            vocabulary.russian.genitivePlurals[word] == nil
        else { return nil }
        // «проведено 11 больным», «5 новым сотрудникам»: of a plural this is the dative.
        if !number.endsInOne, word.ends(with: "ым") || word.ends(with: "им") { return (.masculine, .dative) }
        // «с 5 новыми кафе»
        if !number.endsInOne, word.ends(with: "ыми") || word.ends(with: "ими") { return (.masculine, .instrumental) }
        if number.endsInFew {
            let isFeminine = governed == .nominative || governed == .accusative
            return isFeminine && (word.ends(with: "ые") || word.ends(with: "ие")) ? (.feminine, governed) : nil
        }
        guard number.endsInOne, let (gender, plurality, cases) = RussianDeclension.adjective(word),
            plurality == .singular,
            word.ends(with: "ую") || word.ends(with: "юю") || cases.contains(governed)
                // «и 1 взрослым»: nothing but an instrumental.
                || governed == .nominative && cases == [.instrumental]
        else { return nil }
        return (gender, cases.contains(governed) ? governed : cases.first ?? governed)
    }

    /// The noun that a number counts, in lower case, behind at most two adjectives; empty when none follows.
    private func russianNoun(behind number: ScannedNumber) -> Word {
        var place = text.skipSpaces(number.end)
        // «2 «тройки»»; what begins with a capital there is a name of anything.
        if text.has("«", at: place), !text.isUpper(place + 2) { place += 2 }
        var (noun, end) = loweredWord(place)
        // «1–2 рабочих дня»: the noun behind it tells.
        if number.endsInFew, vocabulary.russian.genitivePlurals[noun] == .adjective {
            let next = loweredAfter(end)
            if next.byteCount > 4, next.ends(with: "а") || next.ends(with: "я"),
                !vocabulary.isFunctionWord(next)
            {
                return next
            }
        }
        // «2 взрослых» are no adjective's nouns.
        if vocabulary.russian.genitivePlurals[noun] != nil { return noun }
        for _ in 0..<2 where Self.isAdjective(noun, of: number) {
            (noun, end) = loweredWord(end)
        }
        return noun.byteCount <= 4 || vocabulary.isFunctionWord(noun) ? "" : noun
    }

    private static func isAdjective(_ word: Word, of number: ScannedNumber) -> Bool {
        // «1 сообщение» is a noun, «2 последние» no: behind one an adjective is no plural.
        if number.endsInOne, word.ends(with: "ие") { return false }
        return [
            "ые", "ие", "ых", "их", "ыми", "ими", "ым", "им", "ый", "ий", "ая", "яя", "ую", "юю", "ое", "ого", "его",
        ]
        .contains(where: word.ends(with:))
    }

    /// «акции», but no «рублей», which are the price itself.
    private func isPriced(_ noun: Word) -> Bool {
        guard !noun.isEmpty else { return false }
        let classes = vocabulary.classes(of: noun)
        return !classes.has(.currency) && !classes.has(.numeral)
    }

    /// Whether one of the six words before a place in its clause, in lower case, is meant.
    func hasWordBefore(_ place: Int, where isMeant: (Word) -> Bool) -> Bool {
        var end = text.skipSpacesBack(place)
        for _ in 0..<6 {
            var start = end
            while start > 0, text.letterLength(text.previousScalar(start)) > 0 || text.isDigit(start - 1) {
                start = text.previousScalar(start)
            }
            // «из г. Омска»: the point of an abbreviation.
            if start == end, text[end - 1] == 0x2E, text.letterLength(text.previousScalar(end - 1)) > 0,
                end - 1 - text.wordStart(end - 1) <= 6, !text.isUpper(text.wordStart(end - 1))
            {
                start = text.wordStart(end - 1)
            }
            guard start < end else { return false }
            if end - start >= 8, isMeant(text.lowered(start, end)) { return true }
            end = text.skipSpacesBack(start)
        }
        return false
    }

    /// «Добавьте 200 г муки, 1 ч. л. соды»: behind a comma, where the sentence begins with what to do.
    func isInImperativeList(_ place: Int) -> Bool {
        text[text.skipSpacesBack(place) - 1] == 0x2C && isImperativeSentence(place)
    }

    /// Whether the sentence begins with what to do: «Добавьте».
    func isImperativeSentence(_ place: Int) -> Bool {
        var start = place
        while start > 0, place - start < 160, ![0x0A, 0x21, 0x3F, 0x3B].contains(text[start - 1]),
            text[start - 1] != 0x2E || !text.isSentenceEnd(start)
        {
            start -= 1
        }
        start = text.skipSpaces(start)
        let end = text.wordEnd(start)
        return text.isUpper(start) && end > start && RussianDeclension.isTransitive(text, start..<end)
    }

    /// The gender of the nouns of which so many are told.
    private func genderOfWhole(_ place: Int) -> GrammaticalGender? {
        guard isOutOf(place) else { return nil }
        let second = text.scanNumber(text.skipSpaces(wordAfter(place).end), syntax)
        let noun = text.skipSpaces(second.end)
        return noun > second.end ? genderOfCounted(noun, second.endsInOne ? .singular : .plural) : nil
    }

    /// The gender of a noun in the genitive.
    private func genderOfCounted(_ noun: Int, _ plurality: GrammaticalNumber) -> GrammaticalGender? {
        var gender: GrammaticalGender?
        let isKnown = hasForm(noun, text.wordEnd(noun)) {
            guard $0.isNoun, !$0.isAdjectival, $0.has(.genitive, plurality), !$0.has(.nominative, .singular) else {
                return false
            }
            gender = $0.gender
            return true
        }
        return isKnown ? gender : nil
    }

    /// «из 5»
    private func isOutOf(_ place: Int) -> Bool {
        let (joint, end) = wordAfter(place)
        return joint == "из" && text.isDigit(text.skipSpaces(end))
    }

    /// «в 13 из них», «на 5 из которых»
    private func isOutOfThem(_ place: Int) -> Bool {
        let (joint, end) = wordAfter(place)
        return joint == "из" && ["них", "которых", "этих", "тех"].contains(loweredAfter(end))
    }

    /// «спасли 21 пациента», «Нанял 1 сотрудника»: living beings in the genitive that is their accusative.
    func person(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isNegative else { return nil }
        if number.endsInFew { return fewPersons(number, from: start) }
        guard number.endsInOne, vocabulary.russian.persons.contains(loweredAfter(number.end)) else { return nil }
        let governed = governedCase(before: start, of: number)
        return .likely(
            start, number.end,
            .quantity(
                .cardinal(number.value, .masculine, .animate), governed == .nominative ? .accusative : governed),
            .cardinal)
    }

    /// «3 детей», «2 суток»: said with a collective where nothing else governs them.
    func collective(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard (2...4).contains(number.integer), !number.hasFraction, !number.isNegative else { return nil }
        let noun = loweredAfter(number.end)
        guard vocabulary.russian.genitivePlurals[noun] == .collective else { return nil }
        let governed = governedCase(before: start, of: number)
        guard governed == .nominative || governed == .accusative,
            let word = vocabulary.russian.collective(
                number.integer, noun == "детей" || noun == "людей" ? governed : .nominative)
        else { return nil }
        return .likely(start, number.end, .words(word), .cardinal)
    }

    /// «каждые 4–6 ч», «в последних 2–3 км»: the case of the adjective before a number; nil when none is there.
    func agreeingCase(_ start: Int) -> GrammaticalCase? {
        let word = wordBefore(start)
        guard word.byteCount > 8, vocabulary.russian.genitivePlurals[word] == nil, !vocabulary.isGovernor(word),
            let (_, plurality, cases) = RussianDeclension.adjective(word), plurality == .plural,
            // «давление» is no adjective.
            !word.ends(with: "ие") || Self.softPlurals.contains(where: word.ends(with:))
        else { return nil }
        let place = wordStartBefore(start)
        let governed = governedCase(before: place, of: ScannedNumber(start: place, end: place))
        if cases.contains(governed) { return governed }
        return governed == .accusative && cases.contains(.prepositional) ? .prepositional : cases.first
    }

    private static let softPlurals: [Word] = [
        "щие", "шие", "жие", "чие", "кие", "гие", "хие", "дние", "нние", "тние", "жние",
    ]

    /// «с 2 или 3 дверьми», «в 3 и 5 километрах», «с 2, 4 или 6 дверьми»: the case that the noun behind the last of some
    /// numbers shows by itself.
    private func caseOfNext(_ place: Int) -> GrammaticalCase? {
        let end = listEnd(place)
        let noun = text.skipSpaces(end)
        let last = text.wordEnd(noun)
        guard end > place, noun > end, let told = RussianDeclension.pluralCase(text.lowered(noun, last)),
            // «дверьми» beside «дверями»
            told == .instrumental && last - noun > 8
                || hasForm(noun, last, where: { $0.isNoun && $0.has(told, .plural) })
        else { return nil }
        return told
    }

    /// The gender of the unit that a bare number shares with the next: «от 1 до 2 т», «1 или 2 л».
    func genderOfNextMeasure(_ place: Int) -> GrammaticalGender? {
        let (joint, end) = wordAfter(place)
        guard ["до", "или", "и", "по"].contains(joint) else { return nil }
        let next = text.skipSpaces(end)
        let signed = text.dashLength(next) > 0 ? next + text.dashLength(next) : text[next] == 0x2B ? next + 1 : next
        guard text.isDigit(signed) else { return nil }
        let second = text.scanNumber(signed, syntax)
        guard let (meaning, unitEnd) = spelling(second.end) else {
            let noun = russianNoun(behind: second)
            return second.endsInFew && (noun.ends(with: "и") || noun.ends(with: "ы")) ? .feminine : nil
        }
        if case .magnitude = meaning { return spelling(unitEnd).flatMap { vocabulary.gender(of: $0.meaning) } }
        return vocabulary.gender(of: meaning)
    }
}
