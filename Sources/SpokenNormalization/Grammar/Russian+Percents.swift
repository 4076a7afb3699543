import SpokenModel

/// A share that makes a kind of what stands behind it: «в 10% растворе» is «в 10-процентном растворе».
extension Classifier {
    /// «50% скидка», «10% раствор».
    func percentCompound(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, !number.isGrouped, numbers == .digits || !number.hasFraction else { return nil }
        if let reading = partOfCompound(number, from: start) { return reading }
        guard let (meaning, end) = percentSpelling(number.end), meaning,
            let forms = qualifiedForms(number, end), let grammaticalCase = forms.cases.first,
            !forms.cases.contains(.genitive)
        else { return nil }
        let governed = governedCase(before: start, of: number)
        let ending = Self.ending(forms.gender, forms.cases.contains(governed) ? governed : grammaticalCase)
        let count: Reading.Content =
            numbers == .digits ? .words(word(start, number.end) + "-") : .compound(number.integer)
        return Reading(
            start: start, end: end, content: count.appending("процентн" + ending), semioticClass: .percent,
            confidence: .likely)
    }

    /// «1 ч. л. 70% уксуса»: behind a measure of it.
    private func partOfCompound(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard let (_, end) = percentSpelling(number.end), let forms = vocabulary.percentNouns[loweredAfter(end)],
            forms.cases.contains(.genitive), isBehindMeasure(start)
        else { return nil }
        let count: Reading.Content =
            numbers == .digits ? .words(word(start, number.end) + "-") : .compound(number.integer)
        return Reading(
            start: start, end: end,
            content: count.appending("процентн" + (forms.gender == .feminine ? "ой" : "ого")),
            semioticClass: .percent, confidence: .likely)
    }

    /// «100 мл», «1 ч. л.»: whether a number with its unit ends before a place.
    private func isBehindMeasure(_ start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        guard last < start else { return false }
        // «раствор 9% уксуса», «стакан 3% перекиси»
        let vessel = text.wordStart(last)
        if vessel < last,
            vocabulary.percentNouns[text.lowered(vessel, last)] != nil
                || hasForm(
                    vessel, last,
                    where: {
                        ($0.classes.has(.unit) || $0.classes.has(.goods))
                            && ($0.cells.has(.nominative) || $0.cells.has(.accusative))
                    })
        {
            return true
        }
        var place = last
        for _ in 0..<3 {
            if text[place - 1] == 0x2E { place -= 1 }
            let word = text.wordStart(place)
            guard word < place else { return false }
            place = text.skipSpacesBack(word)
            guard text.isDigit(place - 1) else { continue }
            guard let (meaning, end) = spelling(place), case .unit(let unit) = meaning else { return false }
            return vocabulary.isPortion(unit) && end >= last - 1
        }
        return false
    }

    private func percentSpelling(_ place: Int) -> (isPercent: Bool, end: Int)? {
        let sign = text.skipSpaces(place)
        return text[sign] == 0x25 ? (true, sign + 1) : nil
    }

    /// Whether the noun behind a percent sign is no part of a whole: then «процентов» would be false.
    func isQualified(_ number: ScannedNumber, _ end: Int) -> Bool {
        if qualifiedForms(number, end) != nil { return true }
        let next = text.skipSpaces(end)
        let noun = loweredAfter(end)
        // «20% сливки»
        if ["сливки", "сливкам", "сливками", "сливках"].contains(noun) { return true }
        guard next > end, noun.utf8.count >= 8, !text.isUpper(next), !vocabulary.isGovernor(noun),
            !vocabulary.isFunctionWord(noun)
        else { return false }
        // «70% этиловый спирт»
        if let (_, plurality, cases) = RussianDeclension.adjective(noun), plurality == .singular, noun.utf8.count > 10,
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
            let second = text.scanNumber(text.skipSpaces(last), vocabulary.syntax)
            guard let (_, sign) = percentSpelling(second.end) else { return nil }
            (noun, last) = loweredWord(sign)
        }
        guard next > end, !text.isUpper(next), var forms = vocabulary.percentNouns[noun] else { return nil }
        // «с 50% скидкой»
        if forms.cases.contains(.instrumental), ["с", "со"].contains(wordBefore(number.start)) {
            forms.cases = [.instrumental]
            return forms
        }
        // «до 50% скидка», «10% спирта»
        if forms.cases.contains(.genitive), !forms.isRatherOrdinal { return nil }
        return governedCase(before: number.start, of: number) == .genitive ? nil : forms
    }

    /// «принадлежащий»: a share of which something is done to it.
    private static let participles = [
        "щий", "щая", "щее", "щую", "щем", "вший", "вшая", "вшее", "нный", "нная", "нное", "мый", "мая", "мое",
    ]
    /// «наблюдений» is no adjective, «технический» is one.
    private static let hardEndings = ["кий", "гий", "хий"]

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
