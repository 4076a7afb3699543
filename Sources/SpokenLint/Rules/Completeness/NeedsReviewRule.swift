import SpokenCatalogs
import SpokenDiagnostics

/// A text in the state `needs_review`.
struct NeedsReviewRule: TextRule {
    static let description = RuleDescription(
        id: "needs-review", group: .completeness, severity: .info,
        summary: "A translation waits for review.",
        rationale: "Nobody has confirmed that it says what the source says.",
        example: CatalogExample.xcstrings(state: "1️⃣needs_review"),
        repaired: CatalogExample.xcstrings(state: "translated"))

    static let triggers: TextTraits = .state

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let state = text.state, scope.catalog.source.isEqual(state, "needs_review") else { return }
        findings.report(
            at: state.span,
            "'\(Quoting.short(message.key))' is marked as needing review in '\(message.language)'; review it")
    }
}
