import SpokenCatalogs
import SpokenDiagnostics

/// A text in capitals only.
struct AllCapsRule: TextRule {
    static let description = RuleDescription(
        id: "all-caps", group: .spoken, severity: .info, certainty: .guess,
        summary: "A text that is said is written in capitals only.",
        rationale: "Synthesizers spell some words of capitals letter by letter; let the design make the capitals.",
        example: SpokenExample.label("1️⃣ДОБАВИТЬ В КОРЗИНУ"), repaired: SpokenExample.label("Добавить в корзину"))

    static let triggers: TextTraits = .capitals
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !text.isFormat else { return }
        var capitals = 0
        for scalar in text.string.unicodeScalars where Self.mayHaveCase(scalar) {
            if scalar.properties.isLowercase { return }
            if scalar.properties.isUppercase { capitals += 1 }
        }
        guard capitals >= 6 else { return }
        findings.report(text, "'\(Quoting.short(text.string))' is in capitals only; write it in small letters")
    }

    /// False for digits, and for the scripts from Hebrew to Burmese, of East Asia, and Hangul: they have no capitals, and
    /// to ask for each letter is slow.
    private static func mayHaveCase(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x41, 0x590...0x109F, 0x2E80...0xA63F, 0xAC00...0xD7FF: false
        default: true
        }
    }
}
