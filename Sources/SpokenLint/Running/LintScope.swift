import SpokenCatalogs

/// The file that is checked and what it is compared with.
struct LintScope: Sendable {
    let document: LintDocument
    let table: LintTable
    let configuration: LintConfiguration
    let languages: [String: LintLanguage]
    let engines: SpeechEngines

    var catalog: CatalogFile { document.catalog }

    func language(of message: LintMessage) -> LintLanguage? { languages[message.language] }

    /// The two letters of a message's language; empty when unknown.
    func languageCode(of message: LintMessage) -> String {
        String(message.language.prefix { $0 != "-" })
    }

    /// The same key in the source language; nil when the message is in it, or when it has none.
    func source(of message: LintMessage) -> SourceMessage? {
        message.language == table.sourceLanguage ? nil : table.source(of: message.key)
    }
}
