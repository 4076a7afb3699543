import SpokenLocaleData

/// What is said for the keys of a table: read when it is asked for.
struct SpokenWords: Sendable {
    private let table: LocaleTable?
    private let column: Int?

    init(_ language: String, _ name: String, column: String = "spoken") {
        table = LocaleTables.table(language, name)
        self.column = table?.column(column)
    }

    /// nil for a key that the table does not have.
    subscript(key: String) -> String? { word(key)?.string }

    /// Of a key as it stands in a text.
    subscript(key: UnsafeBufferPointer<UInt8>) -> LocaleWord? {
        guard let table, let row = table.row(bytes: key) else { return nil }
        return table.word(row, column)
    }

    /// The same without a string: what is compared with the words of a text.
    func word(_ key: String) -> LocaleWord? {
        guard let table, let row = table.row(key) else { return nil }
        return table.word(row, column)
    }
}
