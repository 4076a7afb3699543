import SpokenDiagnostics

/// A range is written with a dash in a text that is said.
struct DashRangeRule: SpeechRule {
    static let description = RuleDescription(
        id: "dash-range", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A range is written with a dash in a text that is said.",
        rationale: "The dash is a pause or «минус»: «двенадцать минус восемнадцать».",
        example: SpokenExample.label("Открыто 1️⃣09:00–23:00"), repaired: SpokenExample.label("Открыто с 9 до 23"),
        fix: .unsafe)

    static let kind = SpokenSpan.Kind.dashRange
    static let what = "a dash for a range"
}
