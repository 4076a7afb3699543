import SpokenDiagnostics

/// A number has an ending in a text that is said.
struct OrdinalSuffixRule: SpeechRule {
    static let description = RuleDescription(
        id: "ordinal-suffix", group: .spoken, severity: .info, certainty: .likely,
        summary: "A number has an ending in a text that is said.",
        rationale: "Synthesizers read «5-й» as «пять й».",
        example: SpokenExample.label("1️⃣5-й заказ"), repaired: SpokenExample.label("Пятый заказ"))

    static let kind = SpokenSpan.Kind.ordinalSuffix
    static let what = "a number with an ending"
}
