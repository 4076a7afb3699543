import SpokenCatalogs

/// The file that is checked and what it is compared with.
struct LintScope: Sendable {
    let document: LintDocument
    let table: LintTable
    let configuration: LintConfiguration
    let engines: SpeechEngines
    /// What is known of each of the document's languages, in their order.
    private let languages: [LintLanguage?]
    /// The source of each message, found once, since many rules ask for it.
    private var sources: [SourceMessage?] = []

    init(
        document: LintDocument, table: LintTable, configuration: LintConfiguration, languages: [String: LintLanguage],
        engines: SpeechEngines
    ) {
        self.document = document
        self.table = table
        self.configuration = configuration
        self.engines = engines
        self.languages = document.languageTags.map { languages[$0] }
    }

    var catalog: CatalogFile { document.catalog }

    func language(of message: LintMessage) -> LintLanguage? {
        languages.indices.contains(message.languageIndex) ? languages[message.languageIndex] : nil
    }

    /// What is known of a language of the file.
    func language(_ tag: String) -> LintLanguage? {
        document.languageTags.firstIndex(of: tag).flatMap { languages[$0] }
    }

    /// The two letters of a message's language; empty when unknown.
    func languageCode(of message: LintMessage) -> String {
        language(of: message)?.tag.language ?? ""
    }

    /// The same key in the source language; nil when the message is in it, or when it has none.
    func source(of message: LintMessage) -> SourceMessage? {
        sources.indices.contains(message.index) ? sources[message.index] : nil
    }

    /// Looks up the source of every message; to be called before a rule is asked.
    mutating func findSources() {
        let own = document.languageTags.firstIndex(of: table.sourceLanguage)
        sources = document.messages.map { $0.languageIndex == own ? nil : table.source(of: $0, in: document) }
    }
}
