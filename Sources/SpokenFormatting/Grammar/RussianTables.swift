import SpokenLocaleData
import SpokenModel

/// The compiled-in Russian tables that every formatter needs, read once; the units are read when one is wanted.
struct RussianTables: Sendable {
    let numerals: SlavicNumeralTable
    let currencies: CurrencyTable
    let typography: NumberTypography

    /// Nil when a table is broken, which the tests of the tables rule out.
    static let shared = try? RussianTables()

    private init() throws(LocaleTableError) {
        func table(_ name: String) throws(LocaleTableError) -> LocaleTable {
            guard let table = LocaleTables.table("ru", name) else { throw .missingColumn(name) }
            return table
        }
        let ordinals = try OrdinalTable(
            words: table("ordinals"), endings: table("ordinal-endings"), inflectsTens: false)
        numerals = try SlavicNumeralTable("ru", ordinals: ordinals)
        currencies = try CurrencyTable(NounTable(table("currencies")))
        typography = NumberTypography(language: "ru")
    }
}
