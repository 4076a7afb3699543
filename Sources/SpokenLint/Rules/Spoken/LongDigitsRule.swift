import SpokenDiagnostics

/// A long row of digits stands in a text that is said.
struct LongDigitsRule: SpeechRule {
    static let description = RuleDescription(
        id: "long-digits", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A long row of digits stands in a text that is said.",
        rationale: "It is said as one number: «семьдесят девять миллиардов». Group a telephone number.",
        example: SpokenExample.label("+1️⃣79991234567"), repaired: SpokenExample.label("+7 999 123-45-67"))

    static let kind = SpokenSpan.Kind.longDigits
    static let what = "a long row of digits"
}
