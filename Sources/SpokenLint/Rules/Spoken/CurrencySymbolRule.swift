import SpokenDiagnostics

/// A currency sign stands in a text that is said.
struct CurrencySymbolRule: SpeechRule {
    static let description = RuleDescription(
        id: "currency-symbol", group: .spoken, severity: .error, certainty: .certain,
        summary: "A currency sign stands in a text that is said.",
        rationale:
            "Synthesizers skip the sign, name it in another language or do not agree it with the number: «125 рубль».",
        example: SpokenExample.label("1️⃣125 ₽"), repaired: SpokenExample.label("125 рублей"), fix: .unsafe)

    static let kind = SpokenSpan.Kind.currencySymbol
    static let what = "a currency sign"
}
