import SpokenLocaleData
import SpokenModel

/// The compiled-in Russian tables that every price needs, read once; units and number words are read when one is wanted.
struct RussianTables: Sendable {
    let currencies: CurrencyTable
    let typography: NumberTypography
    let words: SmallWords

    /// Nil when a table is broken, which the tests of the tables rule out.
    static let shared = try? RussianTables()

    private init() throws(LocaleTableError) {
        guard let table = LocaleTables.table("ru", "currencies") else { throw .missingColumn("currencies") }
        currencies = try CurrencyTable(NounTable(table))
        typography = NumberTypography(language: "ru")
        words = SmallWords("ru")
    }
}
