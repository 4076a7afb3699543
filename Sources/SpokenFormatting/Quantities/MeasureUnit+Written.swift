import SpokenLocaleData
import SpokenModel

extension MeasureUnit {
    /// The unit that a language writes so: "kilogram" for "kg" and «кг». For errors: every table is searched.
    package static func written(as text: String) -> MeasureUnit? {
        for language in LocaleTables.languages {
            guard let table = LocaleTables.table(language, "units") else { continue }
            let columns = ["symbol", "abbreviation", "spellings"].compactMap(table.column)
            for row in 0..<table.rowCount {
                let names = columns.lazy.flatMap { table.word(row, $0).string.split(separator: "|") }
                if names.contains(where: { $0 == text }) {
                    return MeasureUnit.all.first { $0.identifier == table.word(row, 0).string }
                }
            }
        }
        return nil
    }
}
