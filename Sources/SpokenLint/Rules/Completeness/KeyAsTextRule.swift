import SpokenCatalogs
import SpokenDiagnostics

/// `"cart.title" = "cart.title"`
struct KeyAsTextRule: TextRule {
    static let description = RuleDescription(
        id: "key-as-text", group: .completeness, severity: .warning, certainty: .likely,
        summary: "The text is the key, and the key is a name.",
        rationale: "Users read `cart.title`: the text was never written, or a tool wrote the key for it.",
        example: "--- ru.lproj/Shop.strings\n"
            + "\"cart.title\" = \"1️⃣cart.title\";\n",
        repaired: "--- ru.lproj/Shop.strings\n"
            + "\"cart.title\" = \"Корзина\";\n")

    static let triggers: TextTraits = .latin

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // In gettext the key is a text of the source language.
        guard scope.catalog.languageOfSources == nil, text.string == message.key, message.spoken == .visible,
            message.shouldTranslate, Self.isName(message.key) || isNoText(message, of: scope)
        else { return }
        if let state = text.state, scope.catalog.source.isEqual(state, "new") { return }
        findings.report(text, "'\(Quoting.short(text.string))' is the key; write the text")
    }

    /// True for `a.b` where the source has a text for it: then it is nothing but the key.
    private func isNoText(_ message: LintMessage, of scope: LintScope) -> Bool {
        guard let source = scope.source(of: message), !source.texts.isEmpty else { return false }
        return message.key.utf8.contains { $0 == 0x2E || $0 == 0x5F } && !message.key.utf8.contains(0x20)
            && !source.texts.contains(message.key)
    }

    /// True for `cart.title`, `CART_TITLE` and `cartTitle`, false for "Cancel", "e.g." and "example.com".
    private static func isName(_ key: String) -> Bool {
        let bytes = key.utf8
        guard bytes.allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }),
            bytes.count > 4,
            let first = bytes.first, first.isLetter, bytes.last != 0x2E
        else { return false }
        let parts = key.split { $0 == "." || $0 == "_" }
        if parts.count > 1 {
            let last = parts.last.map { $0.lowercased() } ?? ""
            return parts.allSatisfy { $0.utf8.count > 1 } && !RawKeyRule.domains.contains(last)
        }
        // `cartTitle`: a small letter first and a capital within; "iPhone" and "eBay" have one letter before it.
        let head = bytes.prefix { (0x61...0x7A).contains($0) }.count
        let tail = bytes.dropFirst(head)
        // "macOS" and "openSUSE" are names.
        return head >= 3 && tail.first.map { (0x41...0x5A).contains($0) } == true
            && tail.dropFirst().prefix(2).allSatisfy { (0x61...0x7A).contains($0) } && tail.count > 2
            && !bytes.contains(0x2D)
    }
}
