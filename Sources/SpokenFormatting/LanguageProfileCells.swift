import SpokenLocaleData

/// The rows of `Resources/Locales/<language>/profile.tsv` that formatting asks for.
struct LanguageProfileCells: Sendable {
    private let table: LocaleTable?
    private let column: Int?

    init(_ language: String) {
        table = LocaleTables.table(language, "profile")
        column = table?.column("value")
    }

    /// Whether the language has the row.
    func has(_ key: String) -> Bool { table?.row(key) != nil }

    /// Whether a row names a region; a dash stands for a tag without one.
    func has(_ region: String, in key: String) -> Bool {
        guard let table, let row = table.row(key) else { return false }
        return table.word(row, column).has(item: region.isEmpty ? "-" : region)
    }

    /// Whether a point stands before decimals in a region of the language.
    func isDecimalPoint(in region: String) -> Bool {
        values("decimal") == ["point"] || has(region, in: "decimal-point-regions")
    }

    /// The values of a row, which bars separate; none without it.
    func values(_ key: String) -> [String] {
        guard let table, let row = table.row(key) else { return [] }
        return table.word(row, column).items.map { String(decoding: $0, as: UTF8.self) }
    }
}
