import SpokenLocaleData
import SpokenModel

/// Government and agreement as the tables of a language tell them.
extension Classifier {
    typealias Agreement = (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)
    typealias RowForm = (gender: GrammaticalGender, grammaticalCase: GrammaticalCase, isPlural: Bool)

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
        let beside = book.governsByLexicon ? attribute(before: noun, behind: number.end, book) : nil
        let attribute = numeral == .one ? beside : nil
        // «9 гвардейский корпус» is one.
        if numeral != .one, let beside, !beside.isEmpty,
            !WordCells.cases.contains(where: { beside.has($0, adjective: nil) })
        {
            return nil
        }
        if book.hasCaseEndings, rowForms(noun, end, book)?.contains(where: { _ in true }) != true {
            let told = book.caseEndings.agreement(
                numeral, governed?.first ?? .nominative, before: text.lowered(noun, end))
            guard let attribute, !attribute.isEmpty else { return told }
            // «31 бывший староста»: the adjective tells the gender.
            let name = told?.grammaticalCase ?? governed?.first ?? .nominative
            let genders = [GrammaticalGender.masculine, .feminine, .neuter]
            return genders.first { attribute.has(name, adjective: $0) }.map { ($0, name) } ?? told
        }
        // Where nothing governs, or a verb governs something else, a form that is no subject tells its case by itself.
        for grammaticalCase in countedCases(governed, numeral, book) {
            var found: Agreement?
            guard var forms = rowForms(noun, end, book) else { return nil }
            while let form = forms.next() {
                guard form.isNoun,
                    let told = vocabulary.agreement.numeralCase(
                        numeral, governed: grammaticalCase, before: form, of: number.integer)
                else { continue }
                let gender = numeral == .many ? .masculine : form.gender ?? .masculine
                if let attribute, !attribute.isEmpty, !attribute.has(grammaticalCase, adjective: gender),
                    !attribute.has(told, adjective: gender)
                {
                    continue
                }
                // «с 5 новыми кафе»: of a noun that shows no case the adjective does.
                if numeral != .one, let beside, !beside.isEmpty, told != .nominative, told != .accusative,
                    !beside.has(told, adjective: nil)
                {
                    continue
                }
                if let found, found.gender != gender || found.grammaticalCase != told {
                    // «два» and «дві» of two nouns that are written alike; «dwa lata» is of both.
                    // «у 2 больных»: behind a governor the two are one, and a group of both is masculine.
                    let isDirect = told == .nominative || told == .accusative
                    if book.governsByLexicon, numeral != .one, found.grammaticalCase == told,
                        !isDirect || form.isAdjectival
                    {
                        continue
                    }
                    let differs = (found.gender == .feminine) != (gender == .feminine) || found.grammaticalCase != told
                    if numeral == .one || number.integer % 10 == 2 && differs { return nil }
                    continue
                }
                found = (gender, told)
            }
            if let found { return found }
        }
        guard let attribute, !attribute.isEmpty else { return nil }
        // «1 серебряную медали», «1 сельский голова»: where the two do not agree, the adjective beside the number does.
        for grammaticalCase in countedCases(governed, numeral, book) {
            let genders: [GrammaticalGender] = [.masculine, .feminine, .neuter]
            if let gender = genders.first(where: { attribute.has(grammaticalCase, adjective: $0) }) {
                return (gender, grammaticalCase)
            }
        }
        return nil
    }

    /// The cases that a number may have before a noun, the likeliest first. What a lexicon's governor governs no other word
    /// can, but a form of one case alone shows it; a subject of many is no genitive.
    private func countedCases(
        _ governed: [GrammaticalCase]?, _ numeral: AgreementTable.Numeral, _ book: RowBook
    ) -> [GrammaticalCase] {
        guard book.governsByLexicon else { return Self.cases(governed) }
        let oblique: [GrammaticalCase] = [.dative, .instrumental, .prepositional]
        guard let governed else {
            return [.nominative] + oblique + [.accusative] + (numeral == .many ? [] : [.genitive])
        }
        // «посетил 21 зритель»: a verb does not tell whose doing it is.
        let subject: [GrammaticalCase] = governed.first == .accusative && numeral == .one ? [.nominative] : []
        return governed + oblique.filter { !governed.contains($0) } + subject
    }

    /// The cells of the adjective right behind a number and before its noun; nil where none stands there.
    private func attribute(before noun: Int, behind end: Int, _ book: RowBook) -> WordCells? {
        let start = text.skipSpaces(end)
        guard start < noun, var forms = rowForms(start, text.wordEnd(start), book) else { return nil }
        var cells: WordCells = []
        while let form = forms.next() {
            if form.isAdjective { cells.formUnion(form.cells) }
        }
        return cells
    }

    /// The cases of a noun or an adjective, those that are governed first.
    func rowWordForms(_ word: RowToken, _ governed: [GrammaticalCase]?, _ book: RowBook) -> [RowForm] {
        var result: [RowForm] = []
        // «в 5* гостинице»: the noun tells which of the cases of its preposition it is.
        let cases = book.governsByLexicon ? Self.cases(governed) : governed ?? WordCells.cases
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
