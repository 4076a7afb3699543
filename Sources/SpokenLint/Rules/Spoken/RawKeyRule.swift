import SpokenCatalogs
import SpokenDiagnostics

/// `cart.title` as a text.
struct RawKeyRule: TextRule {
    static let description = RuleDescription(
        id: "raw-key", group: .spoken, severity: .error, certainty: .likely,
        summary: "A text that is said is a key.",
        rationale: "The translation was never made, and users hear «cart dot title».",
        example: SpokenExample.label("1️⃣cart.accessibilityLabel"), repaired: SpokenExample.label("Корзина"))

    static let triggers: TextTraits = [.period, .underscore]
    static let isSpokenOnly = true

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.traits.contains(.latin), !text.traits.contains(.space), !text.isFormat, text.string.utf8.count >= 5
        else { return }
        let bytes = text.string.utf8
        let isName = bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }
        let parts = text.string.split { $0 == "." || $0 == "_" }
        // "u.s.a." and a sentence of one word end with a point; a key has two parts of letters.
        guard isName, parts.count >= 2, parts.allSatisfy({ $0.utf8.count > 1 }), bytes.last != 0x2E,
            text.string == message.key || (parts.count >= 3 || text.traits.contains(.underscore)),
            parts.allSatisfy({ $0.utf8.first.map { $0.isLetter } ?? false })
        else { return }
        // "www.example.com" and "name.example.org" are addresses.
        let last = parts.last.map { $0.lowercased() } ?? ""
        guard !text.string.hasPrefix("www."), text.traits.contains(.underscore) || !Self.domains.contains(last) else {
            return
        }
        findings.report(text, "'\(Quoting.short(text.string))' is a key; write the text")
    }

    static let domains: Set<String> = ["com", "org", "net", "edu", "gov", "app", "dev", "io", "info"]
}
