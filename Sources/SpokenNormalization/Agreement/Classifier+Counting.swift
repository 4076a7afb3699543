import SpokenLocaleData
import SpokenModel

/// Whether what stands behind a number can be counted by it: if nothing can, four digits are a year and a noun in the
/// singular makes an ordinal.
extension Classifier {
    /// «в 1930 домах», but «в 1930 вернулся», «В 2008 компания вошла», «с 1736)».
    func mayCount(_ number: ScannedNumber) -> Bool {
        if spelling(number.end) != nil { return true }
        let start = text.skipSpaces(number.end)
        let end = text.wordEnd(start)
        guard start > number.end, end > start, !text.isUpper(start) else { return false }
        let word = text.lowered(start, end)
        if vocabulary.isGovernor(word) || vocabulary.isFunctionWord(word) || word.byteCount <= 4 { return false }
        if !vocabulary.verbKinds(of: word).isEmpty { return false }
        var isKnown = false
        let isCounted = hasForm(start, end) { form in
            isKnown = isKnown || form.gender != nil || form.isAdjective
            return canFollow(number, form)
        }
        // «в 1930 успешно защитил»: an adverb.
        return isCounted || !isKnown && !word.ends(with: "о")
    }

    /// Whether a form can stand behind a number that counts it, in any case.
    /// - Parameter governed: the case that what stands before the number asks for; nil for any.
    private func canFollow(_ number: ScannedNumber, _ form: WordForm, governed: GrammaticalCase? = nil) -> Bool {
        let numeral: AgreementTable.Numeral = number.endsInOne ? .one : number.endsInFew ? .few : .many
        if form.isAdjective {
            // «5 новых», «пяти новым», «двадцать один новый»
            return number.endsInOne
                || [.genitive, .dative, .instrumental, .prepositional].contains { form.cells.has($0, adjective: nil) }
        }
        return WordCells.cases.contains {
            (governed == nil || governed == $0)
                && vocabulary.agreement.numeralCase(numeral, governed: $0, before: form) != nil
        }
    }

    /// «62 строчке», «312 аудитория», «8 танковую армию»: gender and case of an ordinal before a noun in a singular that no
    /// cardinal has; nil when a reading of the noun can be counted.
    func ordinalByForm(_ number: ScannedNumber, from start: Int) -> NounForms? {
        guard !number.endsInOne, number.integerDigits <= 3 else { return nil }
        let attribute = singularAttribute(number)
        let noun = text.skipSpaces(attribute?.end ?? number.end)
        let end = text.wordEnd(noun)
        guard noun > number.end, !text.isUpper(noun), let forms = forms(noun, end) else { return nil }
        var found: NounForms?
        // «с 4 пути»: behind such a preposition four are counted as «путей».
        let isOfGenitive =
            number.endsInFew && attribute == nil && governedCase(before: start, of: number) == .genitive
        for form in forms {
            // «на 62 строчке» is told by its form, «312 аудитория» by what it is.
            let isNumbered = form.classes.has(.ordinal) || form.classes.has(.numbered)
            let governed: GrammaticalCase? = isOfGenitive && isNumbered ? .genitive : nil
            guard let gender = form.gender, !form.isAdjectival,
                attribute != nil || !canFollow(number, form, governed: governed)
            else { return nil }
            let isTime = form.classes.has(.time)
            let isOblique = !form.has(.nominative, .singular) && !form.has(.accusative, .singular)
            // «Windows 11 новая версия»: behind an adjective only what is told apart by numbers alone.
            guard attribute == nil ? isNumbered || isTime || isOblique : isOfTroops(form) else { return nil }
            // «около 7 вечера»
            if isTime, form.has(.genitive, .singular) { return nil }
            let cases = WordCells.cases.filter {
                form.has($0, .singular) && attribute?.cases.contains($0) != false
            }
            if cases.isEmpty || found != nil, found?.gender != gender { return nil }
            found = NounForms(gender: gender, cases: (found?.cases ?? []) + cases)
        }
        return found
    }

    /// The adjective in the singular behind a number that counts none, with the cases that it can stand in.
    private func singularAttribute(_ number: ScannedNumber) -> (end: Int, cases: [GrammaticalCase])? {
        let (word, end) = loweredWord(number.end)
        let place = text.skipSpaces(number.end)
        guard word.byteCount > 8, place > number.end, !text.isUpper(place),
            let (_, plurality, cases) = RussianDeclension.adjective(word), plurality == .singular,
            isAdjective(place, end)
        else { return nil }
        return (end, cases)
    }

    /// «армии», «полка»: what is told apart by numbers, however many there are.
    func isOfTroops(_ form: WordForm) -> Bool { form.classes.has(.war) && form.classes.has(.ordinal) }

    /// Whether such a noun stands behind a place, behind its adjective or not.
    func isBeforeTroops(_ place: Int) -> Bool {
        let noun = wordBehindAdjective(place)
        return hasForm(noun.lowerBound, noun.upperBound, where: isOfTroops)
    }

    /// The word behind a place, or the one behind it where that is an adjective.
    func wordBehindAdjective(_ place: Int) -> Range<Int> {
        func word(_ place: Int) -> Range<Int> {
            let start = text.skipSpaces(place)
            return start..<max(start, text.wordEnd(start))
        }
        let first = word(place)
        return isAdjective(first.lowerBound, first.upperBound) ? word(first.upperBound) : first
    }
}
