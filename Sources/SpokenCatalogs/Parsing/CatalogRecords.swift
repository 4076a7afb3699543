import SpokenDiagnostics
import SpokenModel

/// What a parser found: the parts of a `CatalogFile`.
package struct CatalogRecords {
    var entries: [CatalogEntry] = []
    var localizations: [CatalogLocalization] = []
    var problems: [ParseProblem] = []
    var sourceLanguage: CatalogText?
    var version: CatalogText?
    /// What the file itself says of its language, stronger than its path.
    var language: LanguageTag?
    /// What the file itself says of its table.
    var table: String?
    /// The language of texts with `isSource`.
    var languageOfSources: LanguageTag?
    /// The rule by which the file numbers its plural forms.
    var pluralFormula: PluralFormula?
    /// Where that rule stands.
    var pluralFormulaSpan: SourceSpan?

    /// Texts that are put together of several pieces.
    var stored = StoredTexts()

    package init() {}

    /// Adds an entry with one localization in the language of the file.
    mutating func add(_ entry: CatalogEntry, _ localization: CatalogLocalization) {
        localizations.append(localization)
        entries.append(entry)
    }
}
