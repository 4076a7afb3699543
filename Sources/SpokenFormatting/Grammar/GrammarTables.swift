import SpokenLocaleData
import SpokenModel

/// The compiled-in tables that every price of a language with a grammar of its own needs, read once; units and number words
/// are read when one is wanted.
struct GrammarTables: Sendable {
    let tag: LanguageTag
    let cells: LanguageProfileCells
    let words: SmallWords
    private(set) var units: LanguageUnits
    let currencies: CurrencyTable
    /// What a currency is called in its own country, where that is shorter: «pesos» in Mexico; nil without such names.
    let homeCurrencies: NounTable?
    let typography: NumberTypography

    private static let known = PerLanguage { try? GrammarTables($0) }

    /// Nil for another language, and when a table is broken, which the tests of the tables rule out.
    static func of(_ language: String) -> GrammarTables? { known[language] }

    private init(_ language: String) throws(LocaleTableError) {
        guard let units = LanguageUnits.Language(rawValue: language), let tag = try? LanguageTag(language),
            let table = LocaleTables.table(language, "currencies")
        else { throw .missingColumn("currencies") }
        self.tag = tag
        cells = LanguageProfileCells(language)
        words = SmallWords(language)
        self.units = LanguageUnits(units)
        currencies = try CurrencyTable(NounTable(table))
        homeCurrencies = try LocaleTables.table(language, "home-currencies").map { table throws(LocaleTableError) in
            try NounTable(table)
        }
        typography = NumberTypography(language: language)
    }

    /// The same tables with a user's units before their own.
    func adding(_ ownUnits: NounTable?) -> GrammarTables {
        guard let ownUnits else { return self }
        var tables = self
        tables.units = LanguageUnits(units.language, own: ownUnits)
        return tables
    }
}
