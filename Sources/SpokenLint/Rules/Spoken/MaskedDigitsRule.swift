import SpokenDiagnostics

/// Masked digits stand in a text that is said.
struct MaskedDigitsRule: SpeechRule {
    static let description = RuleDescription(
        id: "masked-digits", group: .spoken, severity: .warning, certainty: .certain,
        summary: "Masked digits stand in a text that is said.",
        rationale: "The dots are said one by one: «маркер маркер». Say what the number ends with.",
        example: SpokenExample.label("Карта 1️⃣•• 1234"), repaired: SpokenExample.label("Карта, оканчивается на 1234"))

    static let kind = SpokenSpan.Kind.maskedDigits
    static let what = "masked digits"
}
