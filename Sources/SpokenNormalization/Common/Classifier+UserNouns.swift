import SpokenLocaleData
import SpokenModel

/// A caller's nouns that are written the same in all cases, behind their number: «2 iPhone», «два айфона».
extension Classifier {
    /// A number at a place with the noun right behind it.
    func usersNoun(_ place: Int, _ book: RowBook) -> Reading? {
        guard vocabulary.lexicon.hasNouns, text.isDigit(place), isFreeBefore(Front(start: place)), !isMark(place) else {
            return nil
        }
        let number = text.scanNumber(place, syntax)
        let start = text.skipSpaces(number.end)
        let end = text.wordEnd(start)
        guard end > start, number.fits, !number.isChain, !number.hasLeadingZero || number.hasFraction,
            let (noun, last) = vocabulary.lexicon.noun(word(start, end), text, end)
        else { return nil }
        let governed = rowGovernment(place, of: number, book)?.first ?? .nominative
        return Reading.likely(place, last, .quantity(.count(number.value, noun), governed), .measure).signed("lexicon")
    }

    /// «2 новых iPhone», «2-3 iPhone»: the form that a number asks for which is not read together with the user's noun.
    func countedForm(_ noun: CountedNoun, _ place: Int, _ book: RowBook) -> String? {
        var end = place
        var told: [GrammaticalCase]?
        for _ in 0...2 {
            let last = text.skipSpacesBack(end)
            if let start = numberEnding(end) {
                let number = text.scanNumber(start, syntax)
                guard number.end == last, !isMark(start) else { return nil }
                let dash = text.previousScalar(text.skipSpacesBack(start))
                let first = text.dashLength(dash) > 0 ? numberEnding(dash) : nil
                let governed = rowGovernment(first ?? start, of: number, book) ?? [.nominative]
                return form(of: noun, number, told.map { Self.agreed(governed, $0) } ?? governed.first ?? .nominative)
            }
            guard last < end, text.isLetterBefore(last) else { return nil }
            let attribute = text.wordStart(last)
            let cases = attributeCases(attribute..<last, book)
            guard !cases.isEmpty else { return nil }
            told = told ?? cases
            end = attribute
        }
        return nil
    }

    /// «с 5 новыми iPhone»: what the adjective behind a number tells, where it does not agree with the governor.
    private static func agreed(_ governed: [GrammaticalCase], _ told: [GrammaticalCase]) -> GrammaticalCase {
        let fitting = governed.first { name in
            let isDirect = name == .nominative || name == .accusative
            return (isDirect ? [.nominative, .accusative, .genitive] : [name]).contains(where: told.contains)
        }
        return fitting ?? told.first ?? .nominative
    }

    private func form(of noun: CountedNoun, _ number: ScannedNumber, _ governed: GrammaticalCase) -> String? {
        if number.hasFraction { return noun.singular[.genitive] }
        let (agreement, isAnimate) = (vocabulary.agreement, noun.animacy == .animate)
        return agreement.noun(agreement.numeral(number), governed: governed, isAnimate: isAnimate).flatMap { cell in
            cell.number == .plural ? noun.plural[cell.grammaticalCase] : noun.singular[cell.grammaticalCase]
        }
    }

    /// «№ 5 iPhone», «п. 5 iPhone»: a number that counts nothing.
    private func isMark(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        if text.has("№", at: end - 3) || text.has("§", at: end - 2) { return true }
        let isShort = text[end - 1] == 0x2E
        let last = isShort ? end - 1 : end
        guard end > 0, text.isLetterBefore(last) else { return false }
        let noun = text.wordStart(last)
        if isShort { return isAbbreviation(noun, end) { $0.place == .number } }
        return hasForm(noun, last) { $0.classes.has(.numbered) }
    }
}
