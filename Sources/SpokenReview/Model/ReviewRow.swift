import SpokenDiagnostics
import SpokenModel

/// A string in one language.
package struct ReviewRow: Sendable, Hashable {
    /// The name of its place in the page: `ru/cart.items`.
    package var anchor = ""
    package var key: String
    /// The texts that were translated; empty in the source language and where they are not known.
    package var source: [MarkedText] = []
    package var sourceLanguage: LanguageTag?
    package var isSourceRightToLeft = false
    /// What developers tell translators.
    package var note = ""
    package var state: ReviewState
    /// The text as it is written, where it has places to fill; nil where the forms tell all.
    package var written: MarkedText?
    package var forms: [ReviewForm] = []
    /// True where there are more forms than are shown.
    package var hasMoreForms = false
    /// True where a translator wrote what is said.
    package var isSpeechWritten = false
    package var findings: [ReviewFinding] = []
    package var change: ReviewChange?

    package var worst: Severity? { findings.map(\.diagnostic.severity).max() }
}
