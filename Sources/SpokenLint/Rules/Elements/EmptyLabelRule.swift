import SpokenCatalogs
import SpokenDiagnostics

/// A label without a text.
struct EmptyLabelRule: TextRule {
    static let description = RuleDescription(
        id: "empty-label", group: .elements, severity: .warning,
        summary: "An accessibility label is empty.",
        rationale: "The screen reader says the name of the image, or only «кнопка».",
        example: SpokenExample.label("1️⃣"), repaired: SpokenExample.label("Корзина"))

    static let triggers: TextTraits = .label
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.path.isEmpty, text.string.allSatisfy(\.isWhitespace) else { return }
        // In another language than the source it is an empty translation, and reported as that.
        if text.traits.isEmptyText, let source = scope.source(of: message),
            source.texts.contains(where: PluralForms.hasWord)
        {
            return
        }
        findings.report(text, "the label is empty; write what the element is")
    }
}
