import SpokenDiagnostics

/// An abbreviation stands in a text that is said.
struct AbbreviationRule: SpeechRule {
    static let description = RuleDescription(
        id: "abbreviation", group: .spoken, severity: .warning, certainty: .likely,
        summary: "An abbreviated word stands in a text that is said.",
        rationale:
            "Synthesizers spell it, read it as a word or take its point for the end of the sentence: «ул точка».",
        example: SpokenExample.label("Пицца, напитки 1️⃣и т. д."),
        repaired: SpokenExample.label("Пицца, напитки и так далее"),
        fix: .unsafe)

    static let kind = SpokenSpan.Kind.abbreviation
    static let what = "an abbreviation"
}
