import SpokenLocaleData
import SpokenModel

/// Gender and case of a number from the noun that it counts, where the lexicon knows the noun.
extension Classifier {
    typealias Agreement = (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)

    /// What the noun behind a number tells, behind at most two adjectives; nil when the noun is not known, or can be read in
    /// two ways, or fits no governor.
    func lexicalAgreement(
        _ number: ScannedNumber, governed: GrammaticalCase, isOfPlace: Bool
    ) -> Agreement? {
        guard let words = vocabulary.words, let base = bytes.baseAddress, !number.hasFraction else { return nil }
        let numeral: AgreementTable.Numeral = number.endsInOne ? .one : number.endsInFew ? .few : .many
        var place = number.end
        var isBehindAdjective = false
        var attribute: WordCells = []
        for _ in 0...2 {
            let start = text.skipSpaces(place)
            // «100грамм»
            guard start > place || place == number.end else { return nil }
            place = text.wordEnd(start)
            // «по 6 естественно-научным предметам»: the last part agrees.
            var part = start
            while text[place] == 0x2D, text.letterLength(place + 1) > 0 {
                part = place + 1
                place = text.wordEnd(part)
            }
            var forms = words.forms(base, part, place)
            var isAdjective = false
            var found: Agreement?
            while let form = forms.next() {
                if form.isAdjective {
                    isAdjective = true
                    if numeral == .one { attribute.formUnion(form.cells) }
                    continue
                }
                // «с 5 новыми iPhone»: a noun of all forms tells none, the adjective before it does.
                if isBehindAdjective, form.cells == .allOfNoun { return nil }
                // «2 рабочих» may be workers or go on as «2 рабочих дня»; «два взрослых» counts in a way of its own.
                if form.isAdjectival { return nil }
                guard let told = agreement(numeral, governed, isOfPlace, form) else { continue }
                if let found, found != told { return nil }
                found = told
            }
            if let found { return (gender(of: attribute, found) ?? found.gender, found.grammaticalCase) }
            guard isAdjective else { return nil }
            isBehindAdjective = true
        }
        return nil
    }

    /// «1 сельский голова»: the gender of the adjective, where it does not agree with that of the noun.
    private func gender(of attribute: WordCells, _ noun: Agreement) -> GrammaticalGender? {
        let told = noun.grammaticalCase
        if attribute.isEmpty || attribute.has(told, adjective: noun.gender) { return nil }
        return [GrammaticalGender.masculine, .feminine, .neuter].first { attribute.has(told, adjective: $0) }
    }

    /// The first case that the governor allows and the noun can stand in: a preposition of place has two, and where nothing
    /// governs, a form that is no subject tells its case by itself.
    private func agreement(
        _ numeral: AgreementTable.Numeral, _ governed: GrammaticalCase, _ isOfPlace: Bool, _ form: WordForm
    ) -> Agreement? {
        let others: [GrammaticalCase] =
            switch governed {
            // «1 яйца», «21 страницы»: one of them is no subject.
            case .nominative where numeral == .one: Self.obliqueCasesOfOne
            // «из-за чего 3 аварий»: behind a few a genitive of the plural has no other reading.
            case .nominative where numeral == .few: Self.obliqueCasesOfOne
            case .nominative: Self.obliqueCases
            case .accusative where isOfPlace: Self.placeCases
            default: []
            }
        if let told = vocabulary.agreement.numeralCase(numeral, governed: governed, before: form) {
            return (form.gender ?? .masculine, told)
        }
        for other in others {
            if let told = vocabulary.agreement.numeralCase(numeral, governed: other, before: form) {
                return (form.gender ?? .masculine, told)
            }
        }
        return nil
    }

    private static let obliqueCases: [GrammaticalCase] = [.dative, .instrumental, .prepositional, .accusative]
    private static let obliqueCasesOfOne = obliqueCases + [.genitive]
    private static let placeCases: [GrammaticalCase] = [.prepositional]
}
