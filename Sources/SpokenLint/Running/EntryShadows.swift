import SpokenCatalogs

/// Which entry users see where several files of one language have a key: that of the .stringsdict over that of the
/// .strings file, that of the String Catalog over both.
struct EntryShadows: Sendable {
    /// An entry that wins over others.
    struct Winner: Sendable {
        let document: LintDocument
        let message: Int
    }

    /// By language and key; empty where no two files can have a key in common, as in most tables.
    private var winners: [String: [String: Winner]] = [:]

    /// - Parameter catalog: a String Catalog that stands beside the folders of languages and bears the table's name.
    init(_ documents: [LintDocument], catalog: LintDocument?) {
        let formats = Set(documents.map(\.catalog.format))
        if formats.count > 1 {
            for document in documents where document.catalog.format == .stringsdict { add(document) }
        }
        if let catalog { add(catalog) }
    }

    private mutating func add(_ document: LintDocument) {
        for message in document.messages where !message.language.isEmpty {
            winners[message.language, default: [:]][message.key] = Winner(document: document, message: message.index)
        }
    }

    /// The entry that users see in place of a message of a document; nil when they see the message itself.
    func winner(over message: LintMessage, of document: LintDocument) -> Winner? {
        guard !winners.isEmpty, let winner = winners[message.language]?[message.key],
            winner.document.catalog.format.rank > document.catalog.format.rank
        else { return nil }
        return winner
    }
}
