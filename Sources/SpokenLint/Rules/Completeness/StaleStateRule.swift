import SpokenCatalogs
import SpokenDiagnostics

/// A text in the state `stale`.
struct StaleStateRule: TextRule {
    static let description = RuleDescription(
        id: "stale-state", group: .completeness, severity: .info,
        summary: "A translation is marked as stale.",
        rationale: "The source text has changed since it was translated.",
        example: CatalogExample.xcstrings(state: "1️⃣stale"), repaired: CatalogExample.xcstrings(state: "translated"))

    static let triggers: TextTraits = .state

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let state = text.state, scope.catalog.source.isEqual(state, "stale") else { return }
        findings.report(
            at: state.span,
            "'\(Quoting.short(message.key))' is marked as stale in '\(message.language)'; translate the changed source")
    }
}
