import SpokenCatalogs
import SpokenDiagnostics

/// «Кнопка Закрыть»: the role is said by the screen reader.
struct RoleWordRule: TextRule {
    static let description = RuleDescription(
        id: "role-word", group: .elements, severity: .warning, certainty: .likely,
        summary: "An accessibility label names the role of its element.",
        rationale: "The screen reader says the role itself: users hear «кнопка Закрыть, кнопка».",
        example: SpokenExample.label("1️⃣Кнопка Закрыть"), repaired: SpokenExample.label("Закрыть"))

    static let triggers: TextTraits = .label
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let words = scope.language(of: message)?.labelWords,
            let role = LabelWords.edge(of: text.string, words.roles, joint: " ")
        else { return }
        findings.report(
            role.range, of: text, "'\(role.word)' is the role, which the screen reader says itself; remove the word")
    }
}
