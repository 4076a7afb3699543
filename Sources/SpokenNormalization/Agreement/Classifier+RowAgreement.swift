import SpokenLocaleData
import SpokenModel

/// Government and agreement as the tables of a language tell them.
extension Classifier {
    typealias RowForm = (gender: GrammaticalGender, grammaticalCase: GrammaticalCase, isPlural: Bool)

    /// The cases that the words before a place govern, the likeliest first; nil where nothing governs.
    func rowGovernment(_ start: Int, _ book: RowBook) -> [GrammaticalCase]? {
        if profile.has(.russian) { return russianGovernment(start) }
        var place = start
        for _ in 0..<6 {
            var end = text.skipSpacesBack(place)
            if text[end - 1] == 0x2E, text.isLetterBefore(end - 1) { end -= 1 }
            guard end < place || place == start, text.isLetterBefore(end) else {
                // «№ 5, 7 і 9», «від 3, 4 або 5»: a comma hands on what governs the first of a list.
                guard text.isDigit(place), text[end - 1] == 0x2C, let before = numberBeforeJoint(end - 1) else {
                    return nil
                }
                place = before
                continue
            }
            let word = text.wordStart(end)
            switch book.government(text, word, end) {
            case .cases(let cases): return cases
            case .transparent: place = word
            case .joint:
                guard let before = numberBeforeJoint(text.skipSpacesBack(word)) else { return nil }
                place = before
            case nil: return nil
            }
        }
        return nil
    }

    /// As the rules in Swift tell it, so that both say one case at one place.
    private func russianGovernment(_ start: Int) -> [GrammaticalCase]? {
        var number = text.scanNumber(start, syntax)
        // Of what begins with no digit there are several.
        if !text.isDigit(start) { number.integer = 5 }
        let governed = governedCase(before: start, of: number)
        return governed == .nominative ? nil : [governed]
    }

    /// Where the number begins that stands before a conjunction, with at most one word behind it.
    private func numberBeforeJoint(_ end: Int) -> Int? {
        var end = end
        if text.isLetterBefore(end) { end = text.skipSpacesBack(text.wordStart(end)) }
        var start = end
        while start > 0, text.isDigit(start - 1) || [0x2C, 0x3A].contains(text[start - 1]) && text.isDigit(start),
            end - start < 24
        {
            start -= 1
        }
        guard start < end, text.isDigit(start) else { return nil }
        // «до 14 500 грн та 21 100 грн»: groups of three go with what stands before their spaces.
        for _ in 0..<Self.mostGroups where isGroupOfThree(start) {
            var first = text.skipSpacesBack(start)
            for _ in 0..<3 where text.isDigit(first - 1) { first -= 1 }
            guard !text.isDigit(first - 1) else { break }
            start = first
        }
        return start
    }

    /// No number has more.
    private static let mostGroups = 6

    /// Whether three digits stand at a place behind a space and other digits.
    private func isGroupOfThree(_ start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        return last < start && text.isDigit(last - 1) && (0..<3).allSatisfy { text.isDigit(start + $0) }
            && !text.isDigit(start + 3)
    }

    /// The readings of a word, in a language that joins nouns those of the last part of a compound: «Werktagen».
    func rowForms(_ start: Int, _ end: Int, _ book: RowBook) -> Lexicon.Forms? {
        guard let words = vocabulary.words, let base = bytes.baseAddress else { return nil }
        let forms = words.forms(base, start, end)
        guard book.joinsNouns, text.isUpper(start), !forms.contains(where: { _ in true }) else { return forms }
        // «PlayStation» is a name.
        guard !(start + 1..<end).contains(where: text.isUpper) else { return forms }
        return words.formsOfCompound(base, start, end)
    }

    /// The end of a word with hyphens that the lexicon has, «rendez-vous», whose first part ends at a place.
    func rowCompoundEnd(_ start: Int, _ end: Int, _ book: RowBook) -> Int? {
        guard end > start, text[end] == 0x2D else { return nil }
        var last = end
        for _ in 0..<3 where text[last] == 0x2D && text.letterLength(last + 1) > 0 { last = text.wordEnd(last + 1) }
        guard last > end, rowForms(start, last, book)?.contains(where: { _ in true }) == true else { return nil }
        return last
    }

    /// Whether a noun follows a full stop in a language whose nouns all begin with a capital: there it ends no sentence.
    func isNounAhead(_ end: Int, _ book: RowBook) -> Bool {
        let next = text.skipSpaces(end)
        guard book.joinsNouns, next > end, text.isUpper(next) else { return false }
        return rowForms(next, text.wordEnd(next), book)?.contains(where: \.isNoun) ?? false
    }

    /// Gender and case of a numeral from the noun behind it; nil when no reading of the noun can stand there, or two differ.
    func rowAgreement(
        _ number: ScannedNumber, _ noun: Int, _ end: Int, _ start: Int, _ book: RowBook
    ) -> Agreement? {
        let governed = rowGovernment(start, book)
        if number.hasFraction {
            guard var forms = rowForms(noun, end, book) else { return nil }
            while let form = forms.next() {
                guard form.isNoun else { continue }
                return (form.gender ?? .masculine, governed?.first ?? .nominative)
            }
            return nil
        }
        let numeral = vocabulary.agreement.numeral(number)
        // Where nothing governs, or a verb governs something else, a form that is no subject tells its case by itself.
        for grammaticalCase in Self.cases(governed) {
            var found: Agreement?
            guard var forms = rowForms(noun, end, book) else { return nil }
            while let form = forms.next() {
                guard form.isNoun,
                    let told = vocabulary.agreement.numeralCase(
                        numeral, governed: grammaticalCase, before: form, of: number.integer)
                else { continue }
                let gender = numeral == .many ? .masculine : form.gender ?? .masculine
                if let found, found.gender != gender || found.grammaticalCase != told {
                    // «два» and «дві» of two nouns that are written alike; «dwa lata» is of both.
                    let differs = (found.gender == .feminine) != (gender == .feminine) || found.grammaticalCase != told
                    if numeral == .one || number.integer % 10 == 2 && differs { return nil }
                    continue
                }
                found = (gender, told)
            }
            if let found { return found }
        }
        return nil
    }

    /// The cases of a noun or an adjective, those that are governed first.
    func rowWordForms(_ word: RowToken, _ governed: [GrammaticalCase]?, _ book: RowBook) -> [RowForm] {
        var result: [RowForm] = []
        // «в 5* гостинице»: the noun tells which of the cases of its preposition it is.
        let cases = profile.has(.russian) ? Self.cases(governed) : governed ?? WordCells.cases
        for grammaticalCase in cases {
            guard var forms = rowForms(word.start, word.end, book) else { return [] }
            while let form = forms.next() {
                let isPlural = !form.isAdjective && !form.has(grammaticalCase, .singular)
                guard form.cells.has(grammaticalCase) else { continue }
                result.append((form.gender ?? .masculine, grammaticalCase, isPlural))
            }
        }
        if result.isEmpty {
            let guessed = book.adjectiveCases(text.lowered(word.start, word.end))
            result = (governed ?? WordCells.cases).filter(guessed.contains).map { (.masculine, $0, false) }
        }
        // «берег Десни»: of one river rather than of several.
        if let first = result.first(where: { !$0.isPlural }), result.first?.isPlural == true {
            result.insert(first, at: 0)
        }
        return result
    }

    /// Those that are governed first, then the others.
    private static func cases(_ governed: [GrammaticalCase]?) -> [GrammaticalCase] {
        guard let governed else { return WordCells.cases }
        return governed + WordCells.cases.filter { !governed.contains($0) }
    }

    /// The forms of a noun in the singular or the plural that an ordinal may agree with, the likeliest first.
    func rowNounForms(_ noun: RowToken, _ governed: [GrammaticalCase]?, _ book: RowBook) -> [RowForm] {
        var result: [RowForm] = []
        for grammaticalCase in Self.cases(governed) {
            for number in [GrammaticalNumber.singular, .plural] {
                guard var forms = rowForms(noun.start, noun.end, book) else { return [] }
                while let form = forms.next() {
                    guard form.has(grammaticalCase, number) else { continue }
                    // «зустріли третього гравця»: of the living the accusative is the genitive.
                    let isLiving = form.isAnimate && grammaticalCase == .accusative
                    let name = isLiving && (form.gender != .feminine || number == .plural) ? .genitive : grammaticalCase
                    result.append((form.gender ?? .masculine, name, number == .plural))
                }
            }
        }
        return result
    }
}
