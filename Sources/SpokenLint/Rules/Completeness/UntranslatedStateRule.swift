import SpokenCatalogs
import SpokenDiagnostics

/// A text in the state `new`.
struct UntranslatedStateRule: TextRule {
    static let description = RuleDescription(
        id: "untranslated-state", group: .completeness, severity: .info,
        summary: "A translation is marked as new.",
        rationale: "It was added by a tool and nobody has translated it.",
        example: CatalogExample.xcstrings(state: "1️⃣new"), repaired: CatalogExample.xcstrings(state: "translated"))

    static let triggers: TextTraits = .state

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // Xcode marks the texts of the source language so too, which nobody translates.
        guard let state = text.state, message.language != scope.table.sourceLanguage,
            scope.catalog.meaning(ofState: state) == .untranslated
        else { return }
        findings.report(
            at: state.span, "'\(Quoting.short(message.key))' is marked as new in '\(message.language)'; translate it")
    }
}
