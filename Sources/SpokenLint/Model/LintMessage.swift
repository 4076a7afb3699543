import SpokenCatalogs
import SpokenDiagnostics

/// What one key says in one language.
struct LintMessage: Sendable {
    let entry: Int
    let localization: Int
    /// The tag as the linter knows it; empty when the language is unknown.
    let language: String
    let key: String
    /// Its texts in the document.
    let texts: Range<Int>
    let spoken: SpokenKind
    let shouldTranslate: Bool
}
