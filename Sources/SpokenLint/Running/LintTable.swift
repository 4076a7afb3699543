import SpokenCatalogs

/// All files of one table: `Localizable.strings` and `.stringsdict` of every language, or one String Catalog.
struct LintTable: Sendable {
    let name: String
    let documents: [LintDocument]
    /// The tag of the language that the others are compared with; empty when there is none.
    let sourceLanguage: String
    /// The languages of all tables in the same folder; empty for a String Catalog.
    let folderLanguages: Set<String>
    /// The messages of the source language; a .stringsdict wins over a .strings file.
    private let sourceMessages: [String: SourceMessage]

    init(
        name: String, documents: [LintDocument], folderLanguages: Set<String> = [], configuration: LintConfiguration
    ) {
        self.name = name
        self.folderLanguages = folderLanguages
        self.documents = documents
        sourceLanguage = Self.sourceLanguage(of: documents, configuration)
        var messages: [String: SourceMessage] = [:]
        for document in documents.sorted(by: { $0.catalog.format.rank < $1.catalog.format.rank }) {
            if document.catalog.format == .xcstrings {
                Self.addCatalog(document, sourceLanguage, to: &messages)
                continue
            }
            for (index, message) in document.messages.enumerated() where message.language == sourceLanguage {
                messages[message.key] = SourceMessage(document: document, index: index)
            }
        }
        sourceMessages = messages
    }

    func source(of key: String) -> SourceMessage? { sourceMessages[key] }

    var sourceKeys: some Collection<String> { sourceMessages.keys }

    /// True when a file of the source language is there.
    var hasSource: Bool { !sourceMessages.isEmpty }

    /// In a String Catalog the key is the text where the source language has none.
    private static func addCatalog(
        _ document: LintDocument, _ sourceLanguage: String, to messages: inout [String: SourceMessage]
    ) {
        for (index, message) in document.messages.enumerated() where message.language == sourceLanguage {
            messages[message.key] = SourceMessage(document: document, index: index)
        }
        for entry in document.catalog.entries {
            let key = document.catalog.string(entry.key)
            if messages[key] == nil { messages[key] = SourceMessage(key: key) }
        }
    }

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
