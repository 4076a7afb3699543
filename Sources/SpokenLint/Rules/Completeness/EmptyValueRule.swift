import SpokenCatalogs
import SpokenDiagnostics

/// A value without a character.
struct EmptyValueRule: TextRule {
    static let description = RuleDescription(
        id: "empty-value", group: .completeness, severity: .warning,
        summary: "A translation is empty where the source language has a text.",
        rationale: "An empty place is shown, and a screen reader has nothing to say.",
        example: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n--- ru.lproj/Shop.strings\n\"menu\" = \"1️⃣\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n")

    static let triggers: TextTraits = .empty

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // A space may be all that a language writes between two things: “ at ”.
        guard text.string.isEmpty, text.path.isEmpty, message.shouldTranslate, let source = scope.source(of: message),
            source.texts.contains(where: PluralForms.hasWord)
        else { return }
        // What is marked as new is reported as untranslated.
        if let state = text.state, scope.catalog.source.isEqual(state, "new") { return }
        findings.report(text, "the translation of '\(Quoting.short(source.texts.first ?? ""))' is empty; write it")
    }
}
