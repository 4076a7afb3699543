import SpokenDiagnostics

/// A minus sign stands before a number in a text that is said.
struct MinusSignRule: SpeechRule {
    static let description = RuleDescription(
        id: "minus-sign", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A minus sign stands before a number in a text that is said.",
        rationale: "Many synthesizers skip it, and the value means its opposite.",
        example: SpokenExample.label("1️⃣−5"), repaired: SpokenExample.label("минус 5"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.minusSign
    static let what = "a minus sign"
}
