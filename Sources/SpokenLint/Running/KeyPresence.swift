import SpokenCatalogs

/// Which languages of a table have which keys: a row for each key of the source language, in a String Catalog for each
/// entry, and a column for each language with a text.
struct KeyPresence {
    private let columns: [String: Int]
    private var cells: [Bool]

    var languages: some Collection<String> { columns.keys }

    init(_ table: LintTable) {
        // A language counts from its first text on: an empty file stands for a table that is not translated yet.
        var columns: [String: Int] = [:]
        var columnsOfDocuments: [[Int?]] = []
        for document in table.documents {
            var used = [Bool](repeating: false, count: document.languageTags.count)
            for index in document.messages.indices { used[document.messages[index].languageIndex] = true }
            columnsOfDocuments.append(
                zip(document.languageTags, used).map { tag, isUsed in
                    guard isUsed, !tag.isEmpty else { return nil }
                    if let known = columns[tag] { return known }
                    columns[tag] = columns.count
                    return columns.count - 1
                })
        }
        self.columns = columns
        // A String Catalog is a table of its own.
        let catalog = table.documents.count == 1 ? table.documents.first : nil
        let isCatalog = catalog?.catalog.format.definition.holdsLanguages == true
        let rows = isCatalog ? catalog?.catalog.entries.count ?? 0 : table.sourceCount
        cells = Array(repeating: false, count: rows * columns.count)
        for (document, own) in zip(table.documents, columnsOfDocuments) {
            var cursor = LintTable.Cursor()
            for index in document.messages.indices {
                guard let column = own[document.messages[index].languageIndex] else { continue }
                let entry = document.messages[index].entry
                guard let row = isCatalog ? entry : table.place(of: document.messages[index].tableKey, &cursor) else {
                    continue
                }
                cells[row * columns.count + column] = true
            }
        }
    }

    func column(of language: String) -> Int? { columns[language] }

    func has(_ row: Int, _ column: Int?) -> Bool {
        guard let column else { return false }
        let cell = row * columns.count + column
        return cells.indices.contains(cell) && cells[cell]
    }
}
