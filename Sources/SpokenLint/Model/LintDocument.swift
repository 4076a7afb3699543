import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A catalog file with its texts laid flat: read once, looked at by every rule.
struct LintDocument: Sendable {
    let catalog: CatalogFile
    let messages: [LintMessage]
    let texts: [LintText]
    /// The languages that it speaks of, as tags.
    let languages: [String]

    init(_ catalog: CatalogFile, configuration: LintConfiguration) {
        self.catalog = catalog
        var builder = LintDocumentBuilder(catalog, configuration: configuration)
        builder.build()
        messages = builder.messages
        texts = builder.texts
        languages = builder.languages
    }

    func localization(of message: LintMessage) -> CatalogLocalization { catalog.localizations[message.localization] }

    func entry(of message: LintMessage) -> CatalogEntry { catalog.entries[message.entry] }

    func texts(of message: LintMessage) -> ArraySlice<LintText> { texts[message.texts] }
}
