import SpokenCatalogs

/// All files of one table: `Localizable.strings` and `.stringsdict` of every language, or one String Catalog.
final class LintTable: Sendable {
    let name: String
    let documents: [LintDocument]
    /// The tag of the language that the others are compared with; empty when there is none.
    let sourceLanguage: String
    /// The languages of all tables in the same folder; empty for a String Catalog.
    let folderLanguages: Set<String>
    /// The messages of the source language; a .stringsdict wins over a .strings file.
    private let sourceMessages: [String: SourceMessage]
    /// In a String Catalog: the source of each entry, which needs no search by key.
    private let sourceByEntry: [SourceMessage?]

    init(
        name: String, documents: [LintDocument], folderLanguages: Set<String> = [], configuration: LintConfiguration
    ) {
        self.name = name
        self.folderLanguages = folderLanguages
        self.documents = documents
        let language = Self.sourceLanguage(of: documents, configuration)
        sourceLanguage = language
        var messages: [String: SourceMessage] = [:]
        var byEntry: [SourceMessage?] = []
        for document in documents.sorted(by: { $0.catalog.format.rank < $1.catalog.format.rank }) {
            messages.reserveCapacity(messages.count + document.catalog.entries.count)
            for (index, message) in document.messages.enumerated() where message.language == language {
                messages[message.key] = SourceMessage(document: document, index: index)
            }
            guard document.catalog.format == .xcstrings else { continue }
            // In a String Catalog the key is the text where the source language has none.
            for entry in document.catalog.entries {
                let key = document.catalog.string(entry.key)
                let source = messages[key] ?? SourceMessage(key: key)
                messages[key] = source
                byEntry.append(source)
            }
        }
        sourceMessages = messages
        // Keys that stand twice have two entries and one source, so that the last one counts for both.
        sourceByEntry = documents.count == 1 ? byEntry : []
    }

    func source(of key: String) -> SourceMessage? { sourceMessages[key] }

    /// The key of a message in the source language.
    func source(of message: LintMessage, in document: LintDocument) -> SourceMessage? {
        sourceByEntry.indices.contains(message.entry) ? sourceByEntry[message.entry] : sourceMessages[message.key]
    }

    var sourceKeys: some Collection<String> { sourceMessages.keys }

    /// True when a file of the source language is there.
    var hasSource: Bool { !sourceMessages.isEmpty }

    private static func sourceLanguage(of documents: [LintDocument], _ configuration: LintConfiguration) -> String {
        for document in documents {
            if let text = document.catalog.sourceLanguage {
                let written = document.catalog.string(text)
                return document.languages.first {
                    $0 == written || $0 == written.split(separator: "_").joined(separator: "-")
                }
                    ?? written
            }
        }
        let languages = documents.flatMap(\.languages)
        if let wanted = configuration.sourceLanguage { return wanted }
        if documents.contains(where: { $0.catalog.isBase }) || languages.contains("en") { return "en" }
        return languages.filter { $0.hasPrefix("en-") }.min() ?? ""
    }
}

extension CatalogFormat {
    /// A later one wins.
    fileprivate var rank: Int {
        switch self {
        case .strings: 0
        case .stringsdict: 1
        case .xcstrings: 2
        }
    }
}
