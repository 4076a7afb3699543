import SpokenLocaleData
import SpokenModel

/// The compiled-in tables of a language whose nouns know no case, read once.
struct AnalyticTables: Sendable {
    let tag: LanguageTag
    let words: SmallWords
    let numerals: LocaleTable
    let magnitudes: NounTable
    private(set) var units: LanguageUnits
    let currencies: CurrencyTable
    /// What a currency is called in its own country, where that is shorter: «pesos» in Mexico; nil without such names.
    let homeCurrencies: NounTable?
    let typography: NumberTypography

    /// Nil when a table is broken, which the tests of the tables rule out.
    static let english = try? AnalyticTables(.english, .english)
    static let spanish = try? AnalyticTables(.spanish, .spanish)

    private init(_ tag: LanguageTag, _ units: LanguageUnits.Language) throws(LocaleTableError) {
        let language = tag.language
        func table(_ name: String) throws(LocaleTableError) -> LocaleTable {
            guard let table = LocaleTables.table(language, name) else { throw .missingColumn(name) }
            return table
        }
        self.tag = tag
        words = SmallWords(language)
        numerals = try table("numerals")
        magnitudes = try NounTable(table("numeral-nouns"))
        self.units = LanguageUnits(units)
        currencies = try CurrencyTable(NounTable(table("currencies")))
        homeCurrencies = try LocaleTables.table(language, "home-currencies").map { table throws(LocaleTableError) in
            try NounTable(table)
        }
        typography = NumberTypography(language: language)
    }

    /// The same tables with a user's units before their own.
    func adding(_ ownUnits: NounTable?) -> AnalyticTables {
        guard let ownUnits else { return self }
        var tables = self
        tables.units = LanguageUnits(units.language, own: ownUnits)
        return tables
    }

    func magnitude(_ magnitude: Magnitude) -> Noun? { magnitudes.noun(magnitude.key) }
}
