import SpokenLocaleData
import SpokenModel

/// The tables that the number words of a language without cases are made of, read once.
struct AnalyticNumberTables: Sendable {
    let numerals: LocaleTable
    /// Powers of ten, and the parts of a whole that are no ordinals: "million", "half".
    let nouns: NounTable
    let words: SmallWords

    private static let known = PerLanguage { try? AnalyticNumberTables($0) }

    /// Nil for a language without them, and when one is broken, which the tests of the tables rule out.
    static func of(_ language: String) -> AnalyticNumberTables? { known[language] }

    private init(_ language: String) throws(LocaleTableError) {
        guard let numerals = LocaleTables.table(language, "numerals"),
            let nouns = LocaleTables.table(language, "numeral-nouns")
        else { throw .missingColumn("numerals") }
        self.numerals = numerals
        self.nouns = try NounTable(nouns)
        words = SmallWords(language)
    }

    func magnitude(_ magnitude: Magnitude) -> Noun? { nouns.noun(magnitude.key) }
}
