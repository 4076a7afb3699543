import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// «Один товар» in a category that 21 takes too.
struct PluralFormWithoutNumberRule: TextRule {
    static let description = RuleDescription(
        id: "plural-form-without-number", group: .plurals, severity: .warning,
        summary: "A form that serves several numbers does not show the number.",
        rationale: "In Russian `one` is 1, 21, 31 and 101: «Один товар» is then shown for 21.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "1️⃣Один товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let triggers: TextTraits = .form

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let name = text.pluralCategory, let category = PluralCategory(rawValue: name), category != .zero,
            let language = scope.language(of: message), language.categories?.contains(category) == true,
            language.coversManyNumbers(category), !text.traits.isEmptyText, !Self.hasNumber(text)
        else { return }
        // 0 and 1 in French: where 0 has its own form, `one` is 1 alone.
        let siblings = scope.document.texts(of: message).filter {
            $0.variable == text.variable && $0.path.count == text.path.count
        }
        // Where no form has a number the text does not show it at all.
        guard siblings.contains(where: { $0.pluralCategory != name && Self.hasNumber($0) }) else { return }
        if !language.coversLargeNumbers(category) { return }
        findings.report(
            text,
            "'\(Quoting.short(text.string))' does not show the number, but \(name) is for "
                + "\(language.examples(of: category)) in \(language.tag); write the placeholder")
    }

    private static func hasNumber(_ text: LintText) -> Bool {
        text.placeholders.contains { placeholder in
            placeholder.isReal
                && (placeholder.kind != .argument || text.variable != nil
                    || ArgumentSignature.kind(of: placeholder.argumentType) != nil)
        }
    }
}
