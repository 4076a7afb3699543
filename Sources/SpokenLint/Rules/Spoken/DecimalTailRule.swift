import SpokenDiagnostics

/// A number has zeros behind the point in a text that is said.
struct DecimalTailRule: SpeechRule {
    static let description = RuleDescription(
        id: "decimal-tail", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A number has zeros behind the point in a text that is said.",
        rationale: "«Шестьсот сорок целых ноль десятых» is long and means 640.",
        example: SpokenExample.label("Вес 1️⃣640.0"), repaired: SpokenExample.label("Вес 640"))

    static let kind = SpokenSpan.Kind.decimalTail
    static let what = "zeros behind the point"
}
