import SpokenCatalogs
import SpokenDiagnostics

/// «Моцарелла, выбрано»: the state is said by the screen reader.
struct StateWordRule: TextRule {
    static let description = RuleDescription(
        id: "state-word", group: .elements, severity: .warning, certainty: .likely,
        summary: "An accessibility label names the state of its element.",
        rationale: "The state is a trait: in the label it is said twice, or stays when the state has changed.",
        example: SpokenExample.label("Моцарелла, 1️⃣выбрано"), repaired: SpokenExample.label("Моцарелла"))

    static let triggers: TextTraits = .label
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let words = scope.language(of: message)?.labelWords else { return }
        let lower = text.string.lowercased()
        guard lower.utf8.count == text.string.utf8.count else { return }
        for state in words.states where lower.hasSuffix(", " + state) || lower.hasPrefix(state + ", ") {
            let start = lower.hasPrefix(state) ? 0 : lower.utf8.count - state.utf8.count
            findings.report(
                start..<(start + state.utf8.count), of: text,
                "'\(state)' is a state, which the screen reader says itself; remove the word")
            return
        }
    }
}
