/// A file, or a part of a large one: what one thread checks at a time.
struct LintPiece: Sendable {
    let document: LintDocument
    let table: LintTable
    /// Its messages, as indices in the document.
    let messages: Range<Int>
    /// True for the piece that is also asked about the file as a whole.
    let isFirst: Bool

    init(_ document: LintDocument, _ table: LintTable, _ messages: Range<Int>, isFirst: Bool) {
        self.document = document
        self.table = table
        self.messages = messages
        self.isFirst = isFirst
    }

    /// A catalog with more messages than this is shared out among threads.
    private static let size = 4096

    /// Every file of the tables.
    static func pieces(_ tables: [LintTable]) -> [LintPiece] {
        var result: [LintPiece] = []
        for table in tables {
            for document in table.documents {
                let count = document.messages.count
                for start in stride(from: 0, to: max(count, 1), by: size) {
                    result.append(
                        LintPiece(document, table, start..<min(start + size, count), isFirst: start == 0))
                }
            }
        }
        return result
    }
}
