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
        guard let words = scope.language(of: message)?.labelWords else { return }
        let lower = text.string.lowercased()
        // Some letters change their length with their case: then the offsets would be wrong.
        guard lower.utf8.count == text.string.utf8.count else { return }
        for role in words.roles {
            let length = role.utf8.count
            let isFirst = lower.hasPrefix(role + " ")
            let isLast = lower.hasSuffix(" " + role)
            guard isFirst || isLast else { continue }
            let start = isFirst ? 0 : lower.utf8.count - length
            findings.report(
                start..<(start + length), of: text,
                "'\(role)' is the role, which the screen reader says itself; remove the word")
            return
        }
    }
}
