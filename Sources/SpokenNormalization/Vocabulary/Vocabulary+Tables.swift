import SpokenLocaleData
import SpokenModel

/// Reads the words of a language from its tables.
extension Vocabulary {
    static func governors(_ language: String) -> WordTable<Government> {
        // Rows of one kind stand beside each other.
        var last: (name: LocaleWord, government: Government)?
        return TableWords.words(language, "governors", "case") { name in
            if let last, last.name.bytes.elementsEqual(name.bytes) { return last.government }
            let government = Government(name: name.string)
            last = (name, government)
            return government
        }
    }

    static func loneSymbols(_ language: String) -> WordTable<LocaleWord> {
        guard let table = LocaleTables.table(language, "symbols") else { return WordTable() }
        let (alone, spoken) = (table.column("alone"), table.column("spoken"))
        return WordTable(table) { table.word($0, alone) == "yes" ? table.word($0, spoken) : nil }
    }
}
