import SpokenCatalogs
import SpokenDiagnostics

/// `other` is the fallback that every plural must have.
struct MissingOtherCategoryRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-other-category", group: .plurals, severity: .error,
        summary: "A plural has no form `other`.",
        rationale: "`other` is the fallback for every number without a form of its own; without it nothing is shown. "
            + "In Russian it is the form of fractions: «1,5 товара».",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(marked: true, ["one": "%d товар", "few": "%d товара", "many": "%d товаров"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let definition = scope.catalog.format.definition
        guard definition.needsOther else { return }
        for choice in scope.pluralChoices(of: message) {
            guard !choice.selectors(in: scope.catalog).contains("other"), !choice.variations.cases.isEmpty else {
                continue
            }
            // Numbered forms are those of whole numbers: there is none for fractions.
            if choice.variations.cases.first.map({ $0.form >= 0 }) == true,
                scope.language(of: message)?.takesWhole("other") != true
            {
                continue
            }
            // Where whole numbers alone select, and each has its form, only tools ask for it.
            if definition.countsWhole, let language = scope.language(of: message), language.hasWhole(choice, in: scope)
            {
                findings.report(
                    at: choice.place,
                    "'other' is missing\(PluralForms.name(of: choice, in: scope)); no whole number takes it in "
                        + "\(language.tag), but a category that is added later would have nothing",
                    atMost: .info)
                continue
            }
            // Numbered forms are those of whole numbers: there is none for fractions.
            if choice.variations.cases.first.map({ $0.form >= 0 }) == true,
                scope.language(of: message)?.takesWhole("other") != true
            {
                continue
            }
            findings.report(
                at: choice.place,
                "'other' is missing\(PluralForms.name(of: choice, in: scope)); add the form that every number without "
                    + "a form of its own takes")
        }
    }
}
