import SpokenDiagnostics

/// A date is written in digits in a text that is said.
struct NumericDateRule: SpeechRule {
    static let description = RuleDescription(
        id: "numeric-date", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A date is written in digits in a text that is said.",
        rationale: "It is said as three numbers, and which is the month differs by country.",
        example: SpokenExample.label("1️⃣31.12.2025"), repaired: SpokenExample.label("31 декабря 2025 года"), fix: .unsafe
    )

    static let kind = SpokenSpan.Kind.numericDate
    static let what = "a date in digits"
}
