import SpokenDiagnostics

/// A price or measure per unit is written with a slash in a text that is said.
struct PerUnitRule: SpeechRule {
    static let description = RuleDescription(
        id: "per-unit", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A price or measure per unit is written with a slash in a text that is said.",
        rationale: "The slash is said as «косая черта» or not at all.",
        example: SpokenExample.label("1️⃣490 ₽/мес"), repaired: SpokenExample.label("490 рублей в месяц"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.perUnit
    static let what = "a slash for 'per'"
}
