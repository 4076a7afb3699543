import SpokenModel

/// A share that makes a kind of what stands behind it: «в 10% растворе» is «в 10-процентном растворе».
extension Classifier {
    /// «50% скидка», «10% раствор».
    func percentCompound(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, !number.isGrouped, numbers == .digits || !number.hasFraction,
            let end = percentEnd(number.end),
            let forms = qualifiedForms(number, end), let grammaticalCase = forms.cases.first,
            !forms.cases.contains(.genitive)
        else { return nil }
        let governed = governedCase(before: start, of: number)
        let ending = Self.ending(forms.gender, forms.cases.contains(governed) ? governed : grammaticalCase)
        let count: Reading.Content =
            numbers == .digits ? .words(word(start, number.end) + "-") : .compound(number.integer)
        return .likely(start, end, count.appending("процентн" + ending), .percent)
    }

    /// «100 мл 70% уксуса», «стакан 10% сливок»: behind so much of it the share tells of which kind it is.
    func percentAttribute(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, !number.isGrouped, numbers == .digits || !number.hasFraction,
            let end = percentEnd(number.end), let ending = attributeEnding(end),
            isPortionBefore(start) || isPlaced(start, end)
        else { return nil }
        let count: Reading.Content =
            numbers == .digits ? .words(word(start, number.end) + "-") : .compound(number.integer)
        return .likely(start, end, count.appending("процентн" + ending), .percent)
    }

    /// «в 3% перекиси»: the genitive and the prepositional of some are alike.
    private func isPlaced(_ start: Int, _ end: Int) -> Bool {
        guard ["в", "во", "при", "на"].contains(wordBefore(start)) else { return false }
        return vocabulary.russian.percentNouns[loweredAfter(end)]?.cases.contains(.prepositional) ?? false
    }

    /// The ending of an adjective before a genitive of the table.
    private func attributeEnding(_ place: Int) -> String? {
        let next = text.skipSpaces(place)
        let noun = loweredAfter(place)
        guard next > place, !text.isUpper(next) else { return nil }
        if noun == "сливок" { return "ых" }
        guard let forms = vocabulary.russian.percentNouns[noun], forms.cases.contains(.genitive) else { return nil }
        return forms.gender == .feminine ? "ой" : "ого"
    }

    /// Whether an amount, a vessel or what something is made of stands before a place.
    private func isPortionBefore(_ place: Int) -> Bool {
        if ["из", "для", "без", "вместо", "кроме"].contains(wordBefore(place)) { return true }
        let end = text.skipSpacesBack(place)
        guard end < place else { return false }
        let known = vocabulary.classes(of: wordBefore(place))
        if known.has(.vessel) || known.has(.unit) || vocabulary.russian.percentNouns[wordBefore(place)] != nil {
            return true
        }
        // «1 ч. л.»
        var digits = end
        while digits > 0, end - digits < 24,
            text.letterLength(digits) > 0 || text[digits] & 0xC0 == 0x80
                || digits == end || text[digits] == 0x2E || text[digits] == 0x20
        {
            if text.isDigit(digits - 1) { break }
            digits -= 1
        }
        guard text.isDigit(digits - 1),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: text.skipSpaces(digits)),
            case .unit(let unit) = match.meaning, unit != .percent
        else { return false }
        return text.skipSpaces(digits) + match.length >= end - 1
    }

    /// «из воды, соли, 5% уксуса»: in a list of such a share may be of a kind or of the whole.
    private func isListed(_ place: Int, _ end: Int) -> Bool {
        let comma = text.skipSpacesBack(place) - 1
        guard text[comma] == 0x2C, attributeEnding(end) != nil else { return false }
        let word = text.wordStart(comma)
        return word < comma && hasForm(word, comma) { $0.classes.has(.food) }
    }

    private func percentEnd(_ place: Int) -> Int? {
        let sign = text.skipSpaces(place)
        return text[sign] == 0x25 ? sign + 1 : nil
    }

    /// Whether the noun behind a percent sign is no part of a whole: then «процентов» would be false.
    func isQualified(_ number: ScannedNumber, _ end: Int) -> Bool {
        if qualifiedForms(number, end) != nil || isListed(number.start, end) { return true }
        if attributeEnding(end) != nil, isPortionBefore(number.start) { return true }
        let next = text.skipSpaces(end)
        let noun = loweredAfter(end)
        // «20% сливки»
        if ["сливки", "сливкам", "сливками", "сливках"].contains(noun) { return true }
        guard next > end, noun.byteCount >= 8, !text.isUpper(next), !vocabulary.isGovernor(noun),
            !vocabulary.isFunctionWord(noun)
        else { return false }
        // «70% этиловый спирт»
        if let (_, plurality, cases) = RussianDeclension.adjective(noun), plurality == .singular, noun.byteCount > 10,
            !cases.contains(.genitive), !Self.participles.contains(where: noun.ends(with:)),
            !noun.ends(with: "ий") || Self.hardEndings.contains(where: noun.ends(with:))
        {
            return !vocabulary.isGovernor(wordBefore(number.start))
        }
        switch wordBefore(number.start) {
        case "в", "во", "при":
            return noun.ends(with: "е")
                && !["ше", "же", "че", "ще", "ее", "ие", "ые", "оле"].contains(where: noun.ends(with:))
        case "с", "со": return noun.ends(with: "ью")
        default: return false
        }
    }

    /// The forms of a noun of the table behind a percent sign, where nothing else asks for the genitive.
    private func qualifiedForms(_ number: ScannedNumber, _ end: Int) -> NounForms? {
        let next = text.skipSpaces(end)
        var (noun, last) = loweredWord(end)
        // «50% и 30% скидку»
        if noun == "и" || noun == "или", text.isDigit(text.skipSpaces(last)) {
            let second = text.scanNumber(text.skipSpaces(last), syntax)
            guard let sign = percentEnd(second.end) else { return nil }
            (noun, last) = loweredWord(sign)
        }
        guard next > end, !text.isUpper(next) else { return nil }
        guard var forms = vocabulary.russian.percentNouns[noun] else {
            return possessedForms(next, last, behind: number.start)
        }
        // «с 50% скидкой»
        if forms.cases.contains(.instrumental), ["с", "со"].contains(wordBefore(number.start)) {
            forms.cases = [.instrumental]
            return forms
        }
        // «до 50% скидка», «10% спирта»
        if forms.cases.contains(.genitive), !forms.isRatherOrdinal { return nil }
        return governedCase(before: number.start, of: number) == .genitive ? nil : forms
    }

    /// «с 5% погрешностью», «с 30 % содержанием жира»: behind «с» a noun in the instrumental is not counted by it.
    private func possessedForms(_ place: Int, _ end: Int, behind start: Int) -> NounForms? {
        guard ["с", "со"].contains(wordBefore(start)) else { return nil }
        var gender: GrammaticalGender?
        let isPossessed = hasForm(place, end) {
            guard $0.isNoun, !$0.isAdjectival, $0.has(.instrumental, .singular) else { return false }
            gender = $0.gender
            return true
        }
        return isPossessed ? gender.map { NounForms(gender: $0, cases: [.instrumental]) } : nil
    }

    /// «принадлежащий»: a share of which something is done to it.
    private static let participles: [Word] = [
        "щий", "щая", "щее", "щую", "щем", "вший", "вшая", "вшее", "нный", "нная", "нное", "мый", "мая", "мое",
    ]
    /// «наблюдений» is no adjective, «технический» is one.
    private static let hardEndings: [Word] = ["кий", "гий", "хий"]

    private static func ending(_ gender: GrammaticalGender, _ grammaticalCase: GrammaticalCase) -> String {
        switch (gender, grammaticalCase) {
        case (.feminine, .nominative): "ая"
        case (.feminine, .accusative): "ую"
        case (.feminine, _): "ой"
        case (.neuter, .nominative), (.neuter, .accusative): "ое"
        case (_, .nominative), (_, .accusative): "ый"
        case (_, .dative): "ому"
        case (_, .instrumental): "ым"
        default: "ом"
        }
    }
}
