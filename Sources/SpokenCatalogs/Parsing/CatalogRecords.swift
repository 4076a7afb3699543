/// What a parser found: the parts of a `CatalogFile`.
struct CatalogRecords {
    var entries: [CatalogEntry] = []
    var localizations: [CatalogLocalization] = []
    var problems: [ParseProblem] = []
    var sourceLanguage: CatalogText?
    var version: CatalogText?

    /// Adds an entry with one localization in the language of the file.
    mutating func add(_ entry: CatalogEntry, _ localization: CatalogLocalization) {
        localizations.append(localization)
        entries.append(entry)
    }
}
