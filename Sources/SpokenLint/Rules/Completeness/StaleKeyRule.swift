import SpokenCatalogs
import SpokenDiagnostics

/// A key that the code no longer uses.
struct StaleKeyRule: DocumentRule {
    static let description = RuleDescription(
        id: "stale-key", group: .completeness, severity: .info,
        summary: "Xcode no longer finds the key in the code.",
        rationale: "Translators work on it, and it is in every download, for nothing.",
        example: "--- Shop.xcstrings\n{\"sourceLanguage\": \"en\", \"strings\": {\"Menu\": "
            + "{\"extractionState\": \"1️⃣stale\"}}, \"version\": \"1.0\"}\n",
        repaired:
            "--- Shop.xcstrings\n{\"sourceLanguage\": \"en\", \"strings\": {\"Menu\": {}}, \"version\": \"1.0\"}\n")

    func check(_ scope: LintScope, to findings: inout Findings) {
        for entry in scope.catalog.entries {
            guard let state = entry.extractionState, scope.catalog.source.isEqual(state, "stale") else { continue }
            let key = scope.catalog.string(entry.key)
            findings.key = key
            findings.report(at: state.span, "'\(Quoting.short(key))' is no longer found in the code; remove it")
        }
        findings.key = nil
    }
}
