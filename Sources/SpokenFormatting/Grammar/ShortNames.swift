import SpokenLocaleData
import SpokenModel

/// Units whose name is as short as a symbol and written out nevertheless: «uur», «gün», «år»; rows of
/// `Resources/Locales/short-names.tsv`.
enum ShortNames {
    static func areWords(_ unit: MeasureUnit, in language: String) -> Bool {
        guard let table = LocaleTables.table("", "short-names"), let row = table.row(language) else { return false }
        return table.word(row, "units").string.split(separator: "|").contains { $0 == unit.identifier }
    }
}
