import SpokenCatalogs
import SpokenDiagnostics

/// All forms are the same text.
struct IdenticalPluralFormsRule: MessageRule {
    static let description = RuleDescription(
        id: "identical-plural-forms", group: .plurals, severity: .info, certainty: .likely,
        summary: "All plural forms are the same.",
        rationale: "The forms were probably copied and never inflected.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                marked: true, ["one": "%d товаров", "few": "%d товаров", "many": "%d товаров", "other": "%d товаров"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let language = scope.language(of: message), let categories = language.categories, categories.count > 1
        else { return }
        for choice in scope.pluralChoices(of: message) {
            let own = choice.variations.cases.filter { variation in
                variation.pluralCategory.map { $0 != .zero && categories.contains($0) } ?? false
            }
            let texts = own.map { $0.content.units.map { scope.catalog.string($0.value) } }
            guard own.count > 1, Set(texts).count == 1, let text = texts.first?.first,
                PluralForms.hasWord(text, choice.syntax),
                // A noun right behind the number is what agrees with it.
                PluralForms.hasNumberBeforeWord(text, choice.syntax)
            else { continue }
            findings.report(
                at: choice.place, "all forms are '\(Quoting.short(text))'; inflect them for \(language.tag)")
        }
    }
}
