import SpokenDiagnostics

/// An abbreviation without vowels stands in a text that is said.
struct AcronymRule: SpeechRule {
    static let description = RuleDescription(
        id: "acronym", group: .spoken, severity: .info, certainty: .guess,
        summary: "An abbreviation without vowels stands in a text that is said.",
        rationale: "Some synthesizers try to say it as a word.",
        example: SpokenExample.label("1️⃣СБП"), repaired: SpokenExample.label("С Б П"))

    static let kind = SpokenSpan.Kind.acronym
    static let what = "an abbreviation"
}
