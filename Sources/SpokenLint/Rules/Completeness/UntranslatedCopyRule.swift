import SpokenCatalogs
import SpokenDiagnostics

/// A translation that is the text of the source language.
struct UntranslatedCopyRule: MessageRule {
    static let description = RuleDescription(
        id: "untranslated-copy", group: .completeness, severity: .warning, certainty: .likely,
        summary: "A translation is an untouched copy of the source text, with all its forms.",
        rationale: "It was copied and never translated: users read another language, and its plural forms are those of "
            + "the source. No other rule looks at such a text. Brands and names belong into `sameInAllLanguages`.",
        example: "--- en.lproj/Shop.strings\n\"empty\" = \"Your cart is still empty\";\n"
            + "--- ru.lproj/Shop.strings\n\"empty\" = \"1️⃣Your cart is still empty\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"empty\" = \"Your cart is still empty\";\n"
            + "--- ru.lproj/Shop.strings\n\"empty\" = \"Ваша корзина пока пуста\";\n")

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard scope.isUntranslatedCopy(message) else { return checkChoices(message, scope, &findings) }
        let texts = scope.document.texts(of: message)
        // What is marked as new is reported as untranslated.
        if texts.contains(where: { $0.state.map { scope.catalog.source.isEqual($0, "new") } ?? false }) { return }
        guard let shown = texts.first(where: { $0.pluralCategory == "other" }) ?? texts.first else { return }
        findings.report(
            shown,
            "'\(Quoting.short(shown.string))' is the text of the source language '\(scope.table.sourceLanguage)'; "
                + "translate it for \(message.language)")
    }

    private func checkChoices(_ message: LintMessage, _ scope: LintScope, _ findings: inout Findings) {
        guard message.hasChoices else { return }
        for choice in scope.pluralChoices(of: message) where UntranslatedCopy.isOne(choice, of: message, in: scope) {
            findings.report(
                at: choice.place,
                "the forms\(PluralForms.name(of: choice, in: scope)) are those of the source language "
                    + "'\(scope.table.sourceLanguage)'; translate them for \(message.language)")
        }
    }
}
