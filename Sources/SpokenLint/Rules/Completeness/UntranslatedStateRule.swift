import SpokenCatalogs
import SpokenDiagnostics

/// A text in the state `new`.
struct UntranslatedStateRule: TextRule {
    static let description = RuleDescription(
        id: "untranslated-state", group: .completeness, severity: .info,
        summary: "A translation is marked as new.",
        rationale: "It was added by a tool and nobody has translated it.",
        example: CatalogExample.xcstrings(state: "1️⃣new"), repaired: CatalogExample.xcstrings(state: "translated"))

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let state = text.state, scope.catalog.source.isEqual(state, "new") else { return }
        findings.report(at: state.span, "'\(Quoting.short(message.key))' is marked as new; translate it")
    }
}
