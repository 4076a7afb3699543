import SpokenLocaleData
import SpokenModel

/// Abbreviated nouns behind a number that are no units of measurement: «4 ед.», «2 ост.», «10 м. п.».
extension Classifier {
    func countedNoun(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasLeadingZero || number.hasFraction else { return nil }
        let place = text.skipSpaces(number.end)
        guard let (row, end) = countedRow(place),
            let noun = vocabulary.russian.countedNoun(row, ofFew: number.endsInFew)
        else { return nil }
        let quantity = Quantity.count(number.value, noun)
        let content = Reading.Content.quantity(quantity, governedCase(before: start, of: number))
        // «1,2 ед/ч»
        if text[end] == 0x2F, let (unit, last) = perSpelling(end + 1), let per = vocabulary.measurePer(unit) {
            return .likely(start, last, content.appending(" " + per), .measure)
        }
        guard text.letterLength(end) == 0, text[end] != 0x2F, text[end] != 0x2D else { return nil }
        return .likely(start, text[end - 1] == 0x2E && text.isSentenceEnd(end) ? end - 1 : end, content, .measure)
    }

    /// «2 iPhone», «два айфона»: a word of the user's that is written the same in all cases.
    func usersNoun(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard vocabulary.lexicon.hasNouns, !number.hasLeadingZero || number.hasFraction, !isMark(start) else {
            return nil
        }
        let place = text.skipSpaces(number.end)
        let wordEnd = text.wordEnd(place)
        guard wordEnd > place, let (noun, end) = vocabulary.lexicon.noun(word(place, wordEnd), text, wordEnd)
        else { return nil }
        return .likely(
            start, end, .quantity(.count(number.value, noun), governedCase(before: start, of: number)), .measure)
    }

    /// «2 новых iPhone», «2-3 iPhone»: the form that a number asks for which is not read together with the user's noun.
    func countedForm(_ noun: CountedNoun, _ place: Int) -> String? {
        var end = place
        var told: [GrammaticalCase]?
        for _ in 0...2 {
            if let (start, _) = numberBefore(end) {
                let number = text.scanNumber(start, syntax)
                guard number.end == text.skipSpacesBack(end), !isMark(start) else { return nil }
                let dash = text.previousScalar(text.skipSpacesBack(start))
                let first = text.dashLength(dash) > 0 ? numberBefore(dash)?.start : nil
                let governed = governedCase(before: first ?? start, of: number)
                return form(of: noun, number, told.map { Self.agreed(governed, $0) } ?? governed)
            }
            guard let adjective = RussianDeclension.adjective(wordBefore(end)) else { return nil }
            told = told ?? adjective.cases
            end = wordStartBefore(end)
        }
        return nil
    }

    /// «с 5 новыми iPhone»: what the adjective behind a number tells, where it does not agree with the governor.
    private static func agreed(_ governed: GrammaticalCase, _ told: [GrammaticalCase]) -> GrammaticalCase {
        let isDirect = governed == .nominative || governed == .accusative
        let fits = isDirect ? [.nominative, .accusative, .genitive] : [governed]
        return fits.contains(where: told.contains) ? governed : told.first ?? governed
    }

    private func form(of noun: CountedNoun, _ number: ScannedNumber, _ governed: GrammaticalCase) -> String? {
        if number.hasFraction { return noun.singular[.genitive] }
        if number.endsInOne { return noun.singular[governed] }
        switch governed {
        case .nominative, .accusative:
            let isLiving = governed == .accusative && noun.animacy == .animate
            return number.endsInFew && !isLiving ? noun.singular[.genitive] : noun.plural[.genitive]
        default: return noun.plural[governed]
        }
    }

    /// «№ 5 iPhone», «п. 5 iPhone»: a number that counts nothing.
    private func isMark(_ start: Int) -> Bool { isBehindNumero(start) || isNumbered(start) }

    /// The longest abbreviation of the table at a place.
    func countedRow(_ place: Int) -> (row: Int, end: Int)? {
        var length = vocabulary.russian.countedReach.behind(
            text[place], text[place + 1], text[place + 2], text[place + 3])
        while length >= 4 {
            let end = place + length
            if end <= text.end, text[end] & 0xC0 != 0x80, text[end - 1] == 0x2E || text.letterLength(end) == 0,
                let row = vocabulary.russian.counted[UnsafeBufferPointer(rebasing: bytes[place..<end])]
            {
                return (row, end)
            }
            length -= 1
        }
        return nil
    }

    /// What the letters behind a number stand for in their place: «5м назад», «тетрадь 48 л.», «15 т. руб.».
    func placed(
        _ meaning: SpellingTable.Meaning, _ number: ScannedNumber, _ end: Int
    ) -> (meaning: SpellingTable.Meaning, end: Int) {
        let mark = text.skipSpaces(number.end)
        switch meaning {
        case .unit(.second) where isPageCount(number): return (.unit(.page), end)
        case .unit(.meter) where end == mark + 2 && text.has("назад", at: text.skipSpaces(end)):
            return (.unit(.minute), end)
        case .unit(.liter) where end <= mark + 3 && isBehindPaperSize(number.start): return (.unit(.sheet), end)
        case .unit(.liter) where end <= mark + 3 && Self.paper.contains(where: wordBefore(number.start).begins(with:)):
            return (.unit(.sheet), end)
        case .unit(.tonne) where text[mark + 2] == 0x2E:
            let next = text.skipSpaces(mark + 3)
            guard text.has("р", at: next), case .currency? = spelling(mark + 3)?.meaning else { break }
            return (.magnitude(.thousand), mark + 3)
        default: break
        }
        return (meaning, end)
    }

    /// «А4, 500 л.»
    private func isBehindPaperSize(_ start: Int) -> Bool {
        let comma = text.skipSpacesBack(start) - 1
        return text[comma] == 0x2C && (text.has("А4", at: comma - 3) || text.has("A4", at: comma - 2))
    }

    private static let paper: [Word] = ["тетрад", "альбом", "блокнот"]

    /// «Наблюдали 43 пациентов»: of a compound the last word alone has the genitive, «сорок трёх».
    func fewPersons(_ number: ScannedNumber, from start: Int) -> Reading? {
        let noun = text.skipSpaces(number.end)
        guard number.integer > 20,
            hasForm(noun, text.wordEnd(noun), where: { $0.classes.has(.person) && $0.has(.genitive, .plural) })
        else { return nil }
        let governed = governedCase(before: start, of: number)
        guard
            governed == .accusative
                || governed == .nominative && vocabulary.verbKinds(of: wordBefore(start)).contains(.past)
        else { return nil }
        let few = number.integer % 10
        return .likely(
            start, number.end,
            .joined([
                .quantity(.cardinal(DecimalNumber(exactly: number.integer - few) ?? 0), .accusative), .words(" "),
                .quantity(.cardinal(DecimalNumber(exactly: few) ?? 0), .genitive),
            ]), .cardinal)
    }
}
