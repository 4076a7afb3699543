import SpokenDiagnostics

/// A sign that synthesizers skip or spell stands in a text that is said.
struct SymbolRule: SpeechRule {
    static let description = RuleDescription(
        id: "symbol", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A sign that synthesizers skip or spell stands in a text that is said.",
        rationale: "«№», «★» and «½» are silent, or are said in English.",
        example: SpokenExample.label("Заказ 1️⃣№ 5"), repaired: SpokenExample.label("Заказ номер 5"),
        fix: .unsafe)

    static let kind = SpokenSpan.Kind.symbol
    static let what = "a sign"
}
