import SpokenCatalogs
import SpokenDiagnostics

/// A translation that is the text of the source language.
struct SameAsSourceRule: TextRule {
    static let description = RuleDescription(
        id: "same-as-source", group: .completeness, severity: .info, certainty: .likely,
        summary: "A translation is equal to the source text.",
        rationale: "It was probably copied and never translated. Brands and names belong into `sameInAllLanguages`.",
        example: "--- en.lproj/Shop.strings\n\"empty\" = \"Your cart is still empty\";\n"
            + "--- ru.lproj/Shop.strings\n\"empty\" = \"1️⃣Your cart is still empty\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"empty\" = \"Your cart is still empty\";\n"
            + "--- ru.lproj/Shop.strings\n\"empty\" = \"Ваша корзина пока пуста\";\n")

    static let triggers: TextTraits = .latin

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.path.isEmpty, text.variable == nil, text.traits.contains(.space), message.shouldTranslate,
            !scope.isInSourceLanguage(message),
            let source = scope.source(of: message), !source.isKey, source.texts.first == text.string,
            !scope.configuration.sameInAllLanguages.contains(where: { text.string.contains($0) }),
            Self.hasSentence(text)
        else { return }
        if let state = text.state, scope.catalog.string(state) == "new" { return }
        findings.report(text, "'\(Quoting.short(text.string))' is the source text; translate it")
    }

    /// At least three words, two of which begin with a small letter: titles of products have capitals.
    private static func hasSentence(_ text: LintText) -> Bool {
        let words = text.string.split(separator: " ").filter { word in
            !word.contains("%")
                && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "," || $0 == "." }
        }
        return words.count >= 3 && words.filter { $0.first?.isLowercase == true }.count >= 2
    }
}
