import SpokenDiagnostics

/// A percent sign stands in a text that is said.
struct PercentSignRule: SpeechRule {
    static let description = RuleDescription(
        id: "percent-sign", group: .spoken, severity: .info, certainty: .likely,
        summary: "A percent sign stands in a text that is said.",
        rationale: "Some synthesizers do not agree it with the number: «21 процентов».",
        example: SpokenExample.label("1️⃣21 %"), repaired: SpokenExample.label("21 процент"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.percentSign
    static let what = "a percent sign"
}
