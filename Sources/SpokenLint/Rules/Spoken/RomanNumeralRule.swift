import SpokenDiagnostics

/// A Roman numeral stands in a Cyrillic text that is said.
struct RomanNumeralRule: SpeechRule {
    static let description = RuleDescription(
        id: "roman-numeral", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A Roman numeral stands in a Cyrillic text that is said.",
        rationale: "It is read as letters: «икс икс ай».",
        example: SpokenExample.label("1️⃣XXI век"), repaired: SpokenExample.label("Двадцать первый век"))

    static let kind = SpokenSpan.Kind.romanNumeral
    static let what = "a Roman numeral"
}
