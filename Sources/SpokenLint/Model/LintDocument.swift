import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A catalog file with its texts laid flat: read once, looked at by every rule.
final class LintDocument: Sendable {
    let kind: LintInputKind
    let catalog: CatalogFile
    let messages: [LintMessage]
    let texts: [LintText]
    /// The messages by key and language; filled only where a key may be the spoken half of a pair.
    let indices: [String: Int]
    /// The languages that it speaks of, as tags.
    let languages: [String]
    /// Every language of its messages, in the order of their first use; an unknown one is empty.
    let languageTags: [String]
    /// Those of them with texts that are said.
    let spokenLanguages: [String]
    /// What comments in the file hide.
    let suppressions: Suppressions
    /// Made for the first finding, since most files have none, and shared by the pieces of a file.
    private let lines = Guarded<LineTable?>(nil)

    convenience init(_ catalog: CatalogFile, configuration: LintConfiguration) {
        var builder = LintDocumentBuilder(catalog, configuration: configuration)
        builder.build()
        self.init(
            .catalog, catalog, messages: builder.messages, texts: builder.texts, languageTags: builder.languageTags)
    }

    init(
        _ kind: LintInputKind, _ catalog: CatalogFile, messages: [LintMessage], texts: [LintText],
        languageTags: [String]
    ) {
        self.kind = kind
        self.catalog = catalog
        self.messages = messages
        self.texts = texts
        self.languageTags = languageTags
        suppressions = Suppressions(catalog)
        var isSpoken = [Bool](repeating: false, count: languageTags.count)
        for message in messages where message.spoken.isSpoken && isSpoken.indices.contains(message.languageIndex) {
            isSpoken[message.languageIndex] = true
        }
        spokenLanguages = languageTags.indices.filter { isSpoken[$0] }.map { languageTags[$0] }
        languages = Set(languageTags).subtracting([""]).sorted()
        var indices: [String: Int] = [:]
        if messages.contains(where: { $0.spoken.isSpoken && SpokenPair.base(of: $0.key) != nil }) {
            for (index, message) in messages.enumerated() {
                indices[message.key + "\u{0}" + message.language] = index
            }
        }
        self.indices = indices
    }

    /// True for a file of other bytes under the name of a string file: no text holds a zero.
    var isBinary: Bool {
        catalog.source.encoding != .binary
            && catalog.source.text.withUnsafeBufferPointer { CatalogSource.offset(of: 0, in: $0) != nil }
    }

    /// Where its lines begin.
    var lineTable: LineTable {
        lines.withLock { lines in
            let table = lines ?? catalog.source.makeLineTable()
            lines = table
            return table
        }
    }

    func message(_ key: String, _ language: String) -> LintMessage? {
        indices[key + "\u{0}" + language].map { messages[$0] }
    }

    func localization(of message: LintMessage) -> CatalogLocalization { catalog.localizations[message.localization] }

    func entry(of message: LintMessage) -> CatalogEntry { catalog.entries[message.entry] }

    func texts(of message: LintMessage) -> ArraySlice<LintText> { texts[message.texts] }
}
