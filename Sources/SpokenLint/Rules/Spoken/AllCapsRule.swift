import SpokenCatalogs
import SpokenDiagnostics

/// A text in capitals only.
struct AllCapsRule: TextRule {
    static let description = RuleDescription(
        id: "all-caps", group: .spoken, severity: .info, certainty: .guess,
        summary: "A text that is said is written in capitals only.",
        rationale: "Synthesizers spell some words of capitals letter by letter; let the design make the capitals.",
        example: SpokenExample.label("1️⃣ДОБАВИТЬ В КОРЗИНУ"), repaired: SpokenExample.label("Добавить в корзину"))

    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !text.traits.contains(.lowercase), text.string.utf8.count >= 6, !text.isFormat else { return }
        var capitals = 0
        for scalar in text.string.unicodeScalars {
            if scalar.properties.isLowercase { return }
            if scalar.properties.isUppercase { capitals += 1 }
        }
        guard capitals >= 6 else { return }
        findings.report(text, "'\(Quoting.short(text.string))' is in capitals only; write it in small letters")
    }
}
