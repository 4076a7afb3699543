import SpokenCatalogs
import SpokenDiagnostics

/// Characters that cannot be seen and do nothing good in a user interface.
struct InvisibleCharacterRule: TextRule {
    static let description = RuleDescription(
        id: "invisible-character", group: .typography, severity: .warning,
        summary: "A text holds a character that cannot be seen.",
        rationale: "Screen readers stumble over it or spell the word, search does not find it, and nobody sees why.",
        example: "--- ru.lproj/Shop.strings\n\"cart\" = \"Кор1️⃣\u{200B}зина\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"cart\" = \"Корзина\";\n", fix: .safe)

    static let triggers: TextTraits = .invisible

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        var offset = 0
        for scalar in text.string.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            let name: String
            switch scalar {
            // In a text that is seen it is a wish where to break the word.
            case "\u{AD}" where message.spoken.isSpoken: name = "soft hyphen"
            // In Thai, Khmer, Lao and Burmese it marks where lines may break.
            case "\u{200B}" where !["th", "km", "lo", "my"].contains(scope.languageCode(of: message)):
                name = "zero width space"
            case "\u{FEFF}": name = "byte order mark"
            case "\u{2028}": name = "line separator"
            case "\u{2029}": name = "paragraph separator"
            case "\u{180E}", "\u{FFFC}": name = "invisible character"
            case "\u{1}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
                name = "control character"
            default: continue
            }
            let hex = String(scalar.value, radix: 16, uppercase: true)
            let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
            findings.report(
                offset..<(offset + UTF8.width(scalar)), of: text, "\(code), a \(name), cannot be seen; remove it",
                replacement: scalar == "\u{2028}" || scalar == "\u{2029}" ? "\n" : "")
        }
    }
}
