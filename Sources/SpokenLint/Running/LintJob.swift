/// What one thread does at a time.
enum LintJob: Sendable {
    case piece(LintPiece)
    /// The rules that compare the files of a table.
    case table(LintTable)

    /// How many messages are looked at.
    var weight: Int {
        switch self {
        case .piece(let piece): piece.messages.count
        // They ask for keys only, which is soon done.
        case .table(let table): table.documents.reduce(0) { $0 + $1.messages.count } / 8
        }
    }

    /// True for the piece with which a file begins: progress counts files.
    var isFile: Bool {
        if case .piece(let piece) = self { piece.isFirst } else { false }
    }
}
