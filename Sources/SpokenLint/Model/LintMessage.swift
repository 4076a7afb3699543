import SpokenCatalogs
import SpokenDiagnostics

/// What one key says in one language.
struct LintMessage: Sendable {
    enum Use: Sendable {
        case shown
        /// The text that was translated, in the file of the translation.
        case source
        /// A guess of a tool that waits for a translator.
        case draft
    }

    /// Its place in the document.
    let index: Int
    let entry: Int
    let localization: Int
    /// The tag as the linter knows it; empty when the language is unknown.
    let language: String
    /// The place of the language in the document's list.
    let languageIndex: Int
    let key: String
    /// The key with the part of the file that it belongs to: parts may have equal keys.
    let tableKey: String
    /// Its texts in the document.
    let texts: Range<Int>
    let spoken: SpokenKind
    let shouldTranslate: Bool
    /// What is done with it: a source text beside its translation is compared only, a draft is not shown.
    let use: Use
    /// What its texts hold, together.
    let traits: TextTraits
    /// True when it has forms, variants or variables.
    let hasChoices: Bool
}
