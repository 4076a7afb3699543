import SpokenDiagnostics

/// An abbreviated unit stands in a text that is said.
struct UnitAbbreviationRule: SpeechRule {
    static let description = RuleDescription(
        id: "unit-abbreviation", group: .spoken, severity: .error, certainty: .likely,
        summary: "An abbreviated unit stands in a text that is said.",
        rationale: "Synthesizers spell it («эс-эм») or skip it.",
        example: SpokenExample.label("Средняя, 1️⃣30 см"), repaired: SpokenExample.label("Средняя, 30 сантиметров"),
        fix: .unsafe)

    static let kind = SpokenSpan.Kind.unitAbbreviation
    static let what = "an abbreviated unit"
}
