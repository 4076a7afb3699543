import SpokenCatalogs
import SpokenDiagnostics
import SpokenFormatting
import SpokenModel

/// «30 знак рубля»: what a synthesizer makes of «30 ₽», written down as what is to be said.
struct SignNameRule: TextRule {
    static let description = RuleDescription(
        id: "sign-name", group: .spoken, severity: .warning, certainty: .likely,
        summary: "A text that is said names a sign beside a number instead of saying its unit.",
        rationale: "A listener hears how the price is written, not what it is: «30 знак рубля».",
        example: SpokenExample.label("В корзину за 1️⃣30 знак рубля"),
        repaired: SpokenExample.label("В корзину за 30 рублей"), fix: .unsafe)

    static let triggers: TextTraits = [.digit, .percent]
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let engine = scope.engine(of: message), let signs = engine.signNames else { return }
        let words = SignNameWords(text)
        for place in words.places(of: signs) {
            let written = words.slice(place.phrase)
            guard let number = place.number, let unit = place.unit,
                let spoken = Self.spoken(number, unit, engine.formatter)
            else {
                findings.report(place.phrase, of: text, "'\(written)' is the name of a sign; say the unit")
                continue
            }
            findings.report(
                place.whole, of: text, "'\(written)' is the name of a sign; say '\(spoken)'", replacement: spoken,
                .unsafe)
        }
    }

    private static func spoken(
        _ number: DecimalNumber, _ unit: SignNames.Unit, _ formatter: QuantityFormatter?
    ) -> String? {
        let quantity: Quantity =
            switch unit {
            case .currency(let code): .money(Money(number, code))
            case .measure(let unit): .measure(Measure(number, unit))
            }
        guard let formatter, formatter.hasWords(for: quantity) else { return nil }
        return formatter.format(quantity).accessibleText
    }
}
