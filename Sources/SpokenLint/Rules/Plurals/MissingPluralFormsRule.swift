import SpokenCatalogs
import SpokenDiagnostics

/// One text for a source with plural forms.
struct MissingPluralFormsRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-plural-forms", group: .plurals, severity: .warning, certainty: .likely,
        summary: "The source has plural forms and the translation is one text with the number in it.",
        rationale: "Users read «21 товаров»: the language has forms too.",
        example: "--- en.lproj/Shop.stringsdict\n" + PluralExample.stringsdict(["one": "%d item", "other": "%d items"])
            + "--- ru.lproj/Shop.strings\n\"cart.items\" = \"1️⃣%d товаров\";\n",
        repaired: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"])
            + "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsArguments = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !message.hasChoices, let source = scope.source(of: message), source.hasPlural,
            let language = scope.language(of: message),
            (language.categories ?? []).filter({ !language.isOptional($0) }).count > 1,
            let text = scope.document.texts(of: message).first,
            // A choice that cannot be read is told as that.
            !text.placeholders.contains(where: { $0.kind == .variable && text.syntax.isMessage }),
            PluralForms.hasNumberBeforeWord(text.string, text.syntax)
        else { return }
        findings.report(
            text,
            "the source has plural forms, and '\(Quoting.short(text.string))' has none; add those of \(language.tag)")
    }
}
