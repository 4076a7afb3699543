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
    /// Whether a language has no such tables.
    let isEmpty: Bool

    init(_ language: String) {
        isEmpty = LocaleTables.table(language, "single-endings") == nil
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

    /// Gender and case of a number before a noun; nil where its form can be two.
    func agreement(
        _ numeral: AgreementTable.Numeral, _ governed: GrammaticalCase, before noun: Word
    ) -> Single? {
        if numeral == .one {
            // A noun with no ending is masculine.
            guard let told = singles[noun] else { return (.masculine, governed) }
            return told[governed]
        }
        let plural = plurals.first(noun) { $0.word == ($1 ? "never" : "only") ? nil : $0 }
        if let told = plural?.grammaticalCase { return (.masculine, told) }
        guard numeral == .few, governed == .nominative || governed == .accusative else { return (.masculine, governed) }
        // «2 вещи» are feminine, «2 клика» not.
        let told = singles[noun]?[.genitive]
        return (told?.gender == .feminine && told?.grammaticalCase == .genitive ? .feminine : .masculine, governed)
    }
}
