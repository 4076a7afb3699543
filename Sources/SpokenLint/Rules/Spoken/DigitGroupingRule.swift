import SpokenDiagnostics

/// The digits of a number are grouped with spaces in a text that is said.
struct DigitGroupingRule: SpeechRule {
    static let description = RuleDescription(
        id: "digit-grouping", group: .spoken, severity: .warning, certainty: .likely,
        summary: "The digits of a number are grouped with spaces in a text that is said.",
        rationale: "Synthesizers say two numbers: «один двести шестьдесят семь».",
        example: SpokenExample.label("1️⃣1 267"), repaired: SpokenExample.label("1267"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.digitGrouping
    static let what = "grouped digits"
}
