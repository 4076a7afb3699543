import SpokenLocaleData
import SpokenModel

/// Gender and case of nouns that no lexicon has, by their endings: rows of `plural-endings.tsv` and `single-endings.tsv`.
struct CaseEndings: Sendable {
    typealias Single = (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)

    private struct Plural: Sendable {
        /// nil for a genitive.
        let grammaticalCase: GrammaticalCase?
        /// `only` where the ending must be the whole word, `never` where it must not.
        let word: String
    }

    private let plurals: EndingTable<Plural>
    private let singles: EndingTable<[GrammaticalCase: Single]>
    init(_ language: String) {
        plurals = EndingTable(language, "plural-endings") {
            Plural(
                grammaticalCase: GrammaticalCase(rawValue: $0.word($1, "case").string),
                word: $0.word($1, "word").string)
        }
        singles = EndingTable(language, "single-endings") { table, row in
            var result: [GrammaticalCase: Single] = [:]
            for governed in WordCells.cases {
                let told = table.word(row, "behind-\(governed.rawValue)").string.split(separator: " ").map(String.init)
                guard told.count == 2, let gender = GrammaticalGender(rawValue: told[0]),
                    let grammaticalCase = GrammaticalCase(rawValue: told[1])
                else { continue }
                result[governed] = (gender, grammaticalCase)
            }
            return result
        }
    }

    /// The case of the plural that the ending of a noun shows by itself; nil for genitives, and for those that end like
    /// datives: «5 программ».
    func pluralCase(_ noun: Word) -> GrammaticalCase? {
        plurals.first(noun) { $0.word == ($1 ? "never" : "only") ? nil : $0 }?.grammaticalCase
    }

    /// What the form of the noun behind a number that ends in one tells; nil when it can be read in two ways. A noun with
    /// no ending is masculine: «дом».
    func single(_ noun: Word, governed: GrammaticalCase) -> Single? {
        guard let told = singles[noun] else { return (.masculine, governed) }
        return told[governed]
    }

    /// Gender and case of a number before a noun; nil where its form can be two.
    func agreement(
        _ numeral: AgreementTable.Numeral, _ governed: GrammaticalCase, before noun: Word
    ) -> Single? {
        if numeral == .one { return single(noun, governed: governed) }
        if let told = pluralCase(noun) { return (.masculine, told) }
        guard numeral == .few, governed == .nominative || governed == .accusative else { return (.masculine, governed) }
        // «2 вещи» are feminine, «2 клика» not.
        let told = singles[noun]?[.genitive]
        return (told?.gender == .feminine && told?.grammaticalCase == .genitive ? .feminine : .masculine, governed)
    }
}
