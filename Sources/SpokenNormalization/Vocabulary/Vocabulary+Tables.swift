import SpokenLocaleData
import SpokenModel

/// Reads the words of a language from its tables.
extension Vocabulary {
    static func loneSymbols(_ language: String) -> WordTable<LocaleWord> {
        guard let table = LocaleTables.table(language, "symbols") else { return WordTable() }
        let (alone, spoken) = (table.column("alone"), table.column("spoken"))
        return WordTable(table) { table.word($0, alone) == "yes" ? table.word($0, spoken) : nil }
    }
}
