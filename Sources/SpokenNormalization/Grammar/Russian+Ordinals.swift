import SpokenModel

/// Ordinals with a suffix, and those that only the noun behind them tells.
extension Classifier {
    /// «1-й», «на 3-й странице», «90-е», «3-х лет».
    func suffixed(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.isNegative else { return nil }
        if text.letterLength(number.end) > 0 { return gluedSuffix(number, from: start) }
        let suffixStart = number.end + suffixHyphen(number.end)
        guard suffixStart > number.end else { return nil }
        let end = text.wordEnd(suffixStart)
        // «1,5-часовая», «1,5-литровый».
        if number.value == DecimalNumber(uncheckedInteger: 1, fraction: 5, fractionDigits: 1, isNegative: false),
            end > number.end + 7
        {
            return .likely(start, suffixStart, .words("полутора"), .compound)
        }
        guard !number.hasFraction else { return nil }
        // «3-в-1»
        if text.has("в-1", at: suffixStart), !text.isDigit(suffixStart + 4), text.letterLength(suffixStart + 4) == 0 {
            return .likely(
                start, suffixStart + 4, .quantity(.cardinal(number.value), .nominative).appending(" в одном"), .compound
            )
        }
        let suffix = word(suffixStart, end)
        var noun = nounAfter(end)
        // «94-й гв. сд»: the noun stands behind an abbreviated adjective.
        let short = text.wordEnd(text.skipSpaces(end))
        if !noun.isEmpty, text[short] == 0x2E, !text.isSentenceEnd(short + 1),
            abbreviation(text.skipSpaces(end), short + 1, where: { _ in true }) == nil
        {
            noun = nounAfter(short + 1)
        }
        // «взят 3-й танковой дивизией»
        if suffix == "й", noun.ends(with: "ой") || noun.ends(with: "ей"), isFeminine(nounAfter(short)) {
            noun = nounAfter(short)
        }
        if noun.isEmpty || noun == "и" { noun = nounBehindOrdinals(end, isNominative: suffix == "е") ?? noun }
        // «В 1-й пол. XX в.»
        if noun == "пол" { noun = "половины" }
        if let reading = countedSuffix(number, from: start, suffix, end, noun) { return reading }
        guard let (gender, plurality, grammaticalCase) = ordinalForm(number, from: start, suffix, noun) else {
            return compound(number, from: start, suffixStart, end)
        }
        return Reading(
            start: start, end: end, content: .quantity(.ordinal(number.integer, gender, plurality), grammaticalCase),
            semioticClass: .ordinal)
    }

    /// «1го мая», «5й этаж», «3х комнатная», «10ти лет»: without its hyphen, where the letters are no unit.
    private func gluedSuffix(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = text.wordEnd(number.end)
        let suffix = word(number.end, end)
        guard Self.gluedSuffixes.contains(suffix), !number.hasFraction, !number.hasLeadingZero, text[end] != 0x2E,
            text[end] != 0x2D, !text.isDigit(end)
        else { return nil }
        let noun = nounAfter(end)
        guard !noun.isEmpty || suffix.utf8.count > 2 else { return nil }
        if let reading = countedSuffix(number, from: start, suffix, end, noun) { return reading }
        guard suffix != "х" || number.integer >= 10 && number.integer % 10 == 0,
            let (gender, plurality, grammaticalCase) = ordinalForm(number, from: start, suffix, noun)
        else { return nil }
        return .likely(start, end, .quantity(.ordinal(number.integer, gender, plurality), grammaticalCase), .ordinal)
    }

    private static let gluedSuffixes: Set<String> = [
        "й", "я", "х", "го", "му", "ая", "ое", "ый", "ой", "ую", "ти", "ых",
    ]

    /// The word behind a place, of «вице-премьер» the last part.
    private func nounAfter(_ place: Int) -> Word {
        var start = text.skipSpaces(place)
        var end = text.wordEnd(start)
        if text[end] == 0x2D, text.letterLength(end + 1) > 0 {
            start = end + 1
            end = text.wordEnd(start)
        }
        return text.lowered(start, end)
    }

    /// «на 12-й, 45-й и 78-й минутах»: the noun behind other ordinals with the same suffix.
    private func nounBehindOrdinals(_ place: Int, isNominative: Bool = false) -> Word? {
        var end = place
        for _ in 0..<5 {
            var next = text.skipSpaces(text[end] == 0x2C ? end + 1 : end)
            if text.has("и ", at: next) { next = text.skipSpaces(next + 2) }
            let (_, count) = text.digits(next)
            guard (1...3).contains(count), next > end, text[next + count] == 0x2D, text[next + count + 1] >= 0xD0 else {
                return nil
            }
            end = text.wordEnd(next + count + 1)
            let noun = nounAfter(end)
            // A nominative plural tells nothing of the gender, but that of «7-е и 8-е классы» the number.
            if !noun.isEmpty, noun != "и" {
                let isTold = isNominative || ["ах", "ях", "ами", "ями", "ам", "ям"].contains(where: noun.ends(with:))
                return isTold ? noun : nil
            }
        }
        return nil
    }

    /// «60–70-х»: two ordinals that share an ending.
    func ordinalPair(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dash = text.dashLength(number.end)
        let secondStart = dash > 0 ? number.end + dash : decadeAhead(number) ?? number.end
        guard numbers == .words, secondStart > number.end, text.isDigit(secondStart), !number.hasFraction,
            !number.hasLeadingZero
        else { return nil }
        let second = text.scanNumber(secondStart, syntax)
        // «1950–60-е»
        let isDecades =
            second.integer < 100 && second.integer % 10 == 0 && number.integer >= 1000
            && number.integer % 10 == 0
        guard second.fits, !second.isChain, !second.hasFraction, second.integer > number.integer || isDecades,
            text[second.end] == 0x2D, text[second.end + 1] >= 0xD0
        else { return nil }
        let end = text.wordEnd(second.end + 1)
        guard
            let (gender, plurality, grammaticalCase) = ordinalForm(
                second, from: start, word(second.end + 1, end), loweredAfter(end))
        else { return nil }
        return .likely(start, end, ordinals([number, second], gender, grammaticalCase, plurality), .ordinal)
    }

    /// Where the second decade of «1970 -- 1980-е», «1960 – 1970-х» begins: a dash with spaces ties them too.
    func decadeAhead(_ number: ScannedNumber) -> Int? {
        guard number.integerDigits == 4, number.integer % 10 == 0 else { return nil }
        var place = text.skipSpaces(number.end)
        let dash = text.dashLength(place)
        guard place > number.end, dash > 0 else { return nil }
        place += text.dashLength(place + dash) + dash
        let second = text.skipSpaces(place)
        let (value, count) = text.digits(second)
        guard second > place, count == 4, value % 10 == 0, text[second + count] == 0x2D,
            ["е", "х", "м", "ые", "ых", "ым", "ми", "ыми"].contains(
                text.lowered(second + count + 1, text.wordEnd(second + count + 1)))
        else { return nil }
        return second
    }

    /// «1 и 2 классы», «на 2–3 этажах»: the plural of what is numbered behind two numbers.
    func ordinalPairByNoun(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.hasFraction, !number.hasLeadingZero, number.integerDigits <= 2 else {
            return nil
        }
        if let reading = spanOfNumbered(number, from: start) { return reading }
        guard text[number.end] != 0x2C, let second = joinedBehind(number, by: Self.listJoints) else { return nil }
        let isSpan = text.dashLength(text.skipSpaces(number.end)) > 0
        guard isSpan || !isNumbered(start), second.fits, !second.isChain, !second.hasFraction,
            second.integer > number.integer,
            let (gender, grammaticalCase) = formOfNumbered(second, from: start, isSpan: isSpan)
                ?? (isSpan ? nil : formOfNumberedPlural(number, second, from: start))
        else { return nil }
        let plurality: GrammaticalNumber = isSpan && isUncountedTime(second.end) ? .plural : .singular
        return .likely(start, second.end, ordinals([number, second], gender, grammaticalCase, plurality), .ordinal)
    }

    /// «с 1 по 3 место»: the first of the two.
    private func spanOfNumbered(_ number: ScannedNumber, from start: Int) -> Reading? {
        let (joint, end) = wordAfter(number.end)
        guard joint == "по" || joint == "до", ["с", "со", "от"].contains(wordBefore(start)) else { return nil }
        let second = text.scanNumber(text.skipSpaces(end), syntax)
        guard second.integerDigits > 0, second.integer > number.integer, !second.hasFraction, !second.endsInOne,
            let forms = vocabulary.russian.ordinalNouns[loweredAfter(second.end)]
                ?? pluralForms(loweredAfter(second.end)),
            !(second.endsInFew && forms.cases.first == .genitive), joint == "по" || forms.cases.first == .genitive
        else { return nil }
        return .likely(start, number.end, .quantity(.ordinal(number.integer, forms.gender), .genitive), .ordinal)
    }

    /// «классы», «этажи»
    private func pluralForms(_ noun: Word) -> NounForms? {
        pluralOfNumbered(noun) == .nominative ? vocabulary.russian.ordinalNouns.plural(noun) : nil
    }

    /// «3–5 место», «в 5 и 6 классе», «7–9 места», «1 и 2 классы»: what the noun behind two numbers tells of them.
    func formOfNumbered(
        _ second: ScannedNumber, from start: Int, isSpan: Bool
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        let noun = loweredAfter(second.end)
        if let plural = pluralOfNumbered(noun) { return (.masculine, plural) }
        if isSpan, isUncountedTime(second.end) { return (.masculine, .accusative) }
        guard !second.endsInOne,
            let forms = vocabulary.russian.ordinalNouns[noun] ?? ordinalByForm(second, from: start),
            !noun.begins(with: "год")
        else { return nil }
        if forms.cases.first == .nominative {
            return (forms.gender, forms.grammaticalCase(governed: governedCase(before: start, of: second)))
        }
        // «7–9 места»: behind such a number the form is no genitive.
        if noun == "места", !second.endsInFew { return (.neuter, .nominative) }
        let governed = governedCase(before: start, of: second)
        if forms.cases.contains(.genitive) {
            // «учеников 5–6 класса», «обладатели 2 и 3 места», «на высоте 2–3 этажа»: those that are counted would be
            // «классов», «мест», «этажей».
            let isTold =
                governed == .genitive && (!isSpan || forms.gender != .feminine)
                || !isSpan && isBehindBearer(start, of: noun)
            return isTold || !second.endsInFew && forms.gender == .masculine ? (forms.gender, .genitive) : nil
        }
        // «в 5–6 классе», «к 3–4 курсу»: nothing is counted in the singular of another case.
        return (forms.gender, forms.grammaticalCase(governed: governed))
    }

    /// «1 и 2 эскадроны», «1 и 2 группы»: a plural that two numbers do not ask for; what is numbered from one is not counted.
    private func formOfNumberedPlural(
        _ first: ScannedNumber, _ second: ScannedNumber, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        let noun = text.skipSpaces(second.end)
        // «62 и 64 армии»
        if first.integer > 20, let form = formOfTroops(second, from: start) { return form }
        var gender: GrammaticalGender?
        let isPlural = hasForm(noun, text.wordEnd(noun)) {
            guard $0.classes.has(.ordinal), $0.has(.nominative, .plural),
                first.integer == 1 && second.integer == 2 || !$0.has(.genitive, .singular)
            else { return false }
            gender = $0.gender
            return true
        }
        guard isPlural, let gender else { return nil }
        return (gender, governedCase(before: start, of: first) == .accusative ? .accusative : .nominative)
    }

    /// The case of «классы», «этажах»: masculine nouns that are numbered rather than counted.
    func pluralOfNumbered(_ noun: Word) -> GrammaticalCase? {
        if let forms = vocabulary.russian.ordinalNouns.plural(noun), forms.gender == .masculine, forms.isRatherOrdinal,
            let grammaticalCase = forms.cases.first, grammaticalCase == .nominative || grammaticalCase == .prepositional
        {
            return grammaticalCase
        }
        // «для 5–9 классов»: of a school, for hardly anything else has so many.
        if noun == "классов" { return .genitive }
        return nil
    }

    /// Counts written like ordinals: «до 3-х лет», «5-ти», «2-мя».
    private func countedSuffix(
        _ number: ScannedNumber, from start: Int, _ suffix: String, _ end: Int, _ noun: Word
    ) -> Reading? {
        let grammaticalCase: GrammaticalCase
        // «до 22-х часов», but «на 22-х Олимпийских играх»
        let isSmall = number.endsInFew && (number.integer < 5 || !text.isUpper(text.skipSpaces(end)))
        // «учащиеся 4-х классов»: of the fourth ones.
        if isSmall, suffix == "х", vocabulary.isOf(wordBefore(start), .student), noun == "классов" || noun == "курсов" {
            return nil
        }
        switch suffix {
        case _ where isSmall && noun.isEmpty && ["х", "ёх", "ех"].contains(suffix):
            // «Номер на 2-х»: for two persons; «из 2-х»; alone it may be an ordinal.
            let before = wordBefore(start)
            if ["на", "для", "за"].contains(before),
                let persons = vocabulary.russian.collective(number.integer, .genitive)
            {
                return .likely(start, end, .words(persons), .cardinal)
            }
            grammaticalCase = .genitive
        case _ where isSmall && !noun.isEmpty && ["х", "ёх", "ех"].contains(suffix):
            // «3-х комнатная» is one word; «из 2-х частей» has a noun.
            if noun.byteCount > 8, RussianDeclension.adjective(noun)?.number == .singular, !noun.ends(with: "ей") {
                return .likely(start, text.skipSpaces(end), .compound(number.integer), .compound)
            }
            grammaticalCase = noun.ends(with: "ах") || noun.ends(with: "ях") ? .prepositional : .genitive
        case "ти", "и", "ми":
            guard number.integer >= 5 else { return nil }
            // «5-ти этажный» is one word.
            // «по 5-ти тематическим залам» has a noun.
            if suffix == "ти", noun.byteCount > 8, RussianDeclension.adjective(noun)?.number == .singular,
                RussianDeclension.pluralCase(nounAfter(loweredWord(end).end)) != .dative
            {
                return .likely(start, text.skipSpaces(end), .compound(number.integer), .compound)
            }
            let governed = governedCase(before: start, of: number)
            grammaticalCase = governed == .dative ? .dative : governed == .prepositional ? .prepositional : .genitive
        case "мя", "ью", "тью": grammaticalCase = .instrumental
        // «25-ть»
        case "ть" where number.integer >= 5: grammaticalCase = governedCase(before: start, of: number)
        case _ where isSmall && ["ём", "ем", "м"].contains(suffix) && (noun.ends(with: "ам") || noun.ends(with: "ям")):
            grammaticalCase = .dative
        default: return nil
        }
        return .likely(start, end, .quantity(.cardinal(number.value), grammaticalCase), .cardinal)
    }

    private func ordinalForm(
        _ number: ScannedNumber, from start: Int, _ suffix: String, _ noun: Word
    ) -> (GrammaticalGender, GrammaticalNumber, GrammaticalCase)? {
        let governed = governedCase(before: start, of: number)
        switch suffix {
        case "й", "ый", "ий", "ой":
            // «Она стала 3-й»
            if noun.isEmpty || vocabulary.isGovernor(noun),
                governed == .instrumental || governed == .nominative && isHerFinish(start, noun)
            {
                return (.feminine, .singular, .instrumental)
            }
            // «1-й Тверской» may be either; where nothing governs it is a nominative.
            let isAmbiguous = governed == .nominative && (noun.ends(with: "ой") || noun.ends(with: "ей"))
            // «освобождён 69-й армией», «потери 81-й сд»; «из 5-й»: no masculine has this ending there.
            let isTold = isFeminine(noun) || governed != .nominative && governed != .accusative
            guard
                isTold || !isAmbiguous && isFeminineOblique(noun)
                    || suffix == "ой" && noun.isEmpty && governed != .nominative
            else {
                return (.masculine, .singular, governed == .accusative ? .accusative : .nominative)
            }
            return (.feminine, .singular, .genitive)
        case "ей": return (.feminine, .singular, .genitive)
        case "я", "ая", "ья": return (.feminine, .singular, .nominative)
        case "ю", "ую", "ью": return (.feminine, .singular, .accusative)
        case "ое", "ье": return (.neuter, .singular, .nominative)
        case "е":
            // «90-е» are years; «20-е число», «1-е мая» one thing.
            let isSingle = noun.ends(with: "о") || noun.ends(with: "е") || vocabulary.russian.months[noun] != nil
            let isDecade = number.integer >= 10 && number.integer % 10 == 0 && !isSingle
            let isPlural = isDecade || noun != "и" && (noun.ends(with: "ы") || noun.ends(with: "и"))
            return (isPlural ? .masculine : .neuter, isPlural ? .plural : .singular, .nominative)
        case "ые", "ие", "ьи": return (.masculine, .plural, .nominative)
        case "го", "ого", "его": return (.masculine, .singular, .genitive)
        // «к 56-у»
        case "у" where governed == .dative: return (.masculine, .singular, .dative)
        case "му", "ому", "ему": return (.masculine, .singular, .dative)
        case "ом", "ем": return (.masculine, .singular, .prepositional)
        case "ым", "им": return (.masculine, .singular, .instrumental)
        case "м":
            // «на 72-м Каннском фестивале»: where something is no noun is an instrumental, and an adjective ends so too.
            let isPlace = governed == .accusative || governed == .prepositional
            let isInstrumental =
                // «под 3-м номером», «с 1-м апреля»
                governed == .instrumental || ["за", "под", "с", "со"].contains(wordBefore(start))
                || !isPlace
                    && (["ом", "ем", "ём", "ым", "им"].contains(where: noun.ends(with:)) || isFinish(start, noun))
            // «к 2010-м гг.»
            // «к 90-м»
            let isDecade = noun.isEmpty && governed == .dative && number.integer >= 20 && number.integer % 10 == 0
            if isDecade || noun.ends(with: "ам") || noun.ends(with: "ям") || noun == "гг" {
                return (.masculine, .plural, .dative)
            }
            return (.masculine, .singular, isInstrumental ? .instrumental : .prepositional)
        case "х", "ых", "их":
            let isPrepositional = noun.ends(with: "ах") || noun.ends(with: "ях")
            return (.masculine, .plural, isPrepositional ? .prepositional : .genitive)
        case "ми", "ыми", "ими": return (.masculine, .plural, .instrumental)
        default: return nil
        }
    }

    /// «35–40-летние», «5-10-минутный»: two stems of one compound.
    func compoundSpan(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dash = number.end + text.dashLength(number.end)
        guard dash > number.end, text.isDigit(dash), !number.hasFraction, !number.isNegative, !number.hasLeadingZero
        else { return nil }
        let second = text.scanNumber(dash, syntax)
        let letters = second.end + 1
        guard second.fits, !second.isChain, !second.hasFraction, number.isLess(than: second), number.integer > 0,
            second.integer < 1000, text[second.end] == 0x2D, text[letters] >= 0xD0, !text.isUpper(letters),
            text.wordEnd(letters) > letters + 8
        else { return nil }
        return .likely(
            start, letters,
            .joined([.compound(number.integer), .words(word(number.end, dash)), .compound(second.integer)]), .compound)
    }

    /// «20-летний», «50%-ная», «2-комнатная».
    private func compound(_ number: ScannedNumber, from start: Int, _ letters: Int, _ end: Int) -> Reading? {
        // «3-НДФЛ», «152-ФЗ»: a number before letters.
        if end > letters + 3, text.isUpper(letters), text.isUpper(letters + 2) {
            return .likely(start, letters, .quantity(.cardinal(number.value), .nominative).appending(" "), .compound)
        }
        guard end > letters + 6, number.integer > 0, text[end] != 0x2E || text.isSentenceEnd(end + 1) else {
            return nil
        }
        return .likely(start, letters, .compound(number.integer), .compound)
    }
}
