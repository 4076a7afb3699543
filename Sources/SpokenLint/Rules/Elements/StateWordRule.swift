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
        guard let words = scope.language(of: message)?.labelWords,
            let state = LabelWords.edge(of: text.string, words.states, joint: ", ")
        else { return }
        findings.report(
            state.range, of: text, "'\(state.word)' is a state, which the screen reader says itself; remove the word")
    }
}
