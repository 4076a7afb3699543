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
        guard let state = text.state else { return }
        let key = Quoting.short(message.key)
        switch scope.catalog.meaning(ofState: state) {
        case .needsReview:
            findings.report(at: state.span, "'\(key)' is marked as needing review in '\(message.language)'; review it")
        case .draft:
            findings.report(
                at: state.span,
                "'\(key)' is a guess in '\(message.language)' that users do not see; review it and take the mark away")
        case .translated, .untranslated: break
        }
    }
}
