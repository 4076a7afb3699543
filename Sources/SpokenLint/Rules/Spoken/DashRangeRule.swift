import SpokenDiagnostics

/// A range is written with a dash in a text that is said.
struct DashRangeRule: SpeechRule {
    static let description = RuleDescription(
        id: "dash-range", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A range is written with a dash in a text that is said.",
        rationale: "The dash is a pause or «минус»: «двенадцать минус восемнадцать».",
        example: SpokenExample.label("1️⃣12–18"), repaired: SpokenExample.label("от 12 до 18"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.dashRange
    static let what = "a dash for a range"
}
