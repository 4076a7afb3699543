import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A category that no number of the language takes.
struct UnusedPluralCategoryRule: MessageRule {
    static let description = RuleDescription(
        id: "unused-plural-category", group: .plurals, severity: .info,
        summary: "A plural form is for a category that the language does not have.",
        rationale: "It is never shown. `zero` is allowed everywhere: it means exactly 0.",
        example: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "1️⃣few": "%d items", "other": "%d items"]),
        repaired: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let language = scope.language(of: message), let categories = language.categories else { return }
        for choice in scope.pluralChoices(of: message) {
            for variation in choice.variations.cases {
                guard let category = variation.pluralCategory, !categories.contains(category),
                    category != .zero || !scope.catalog.format.definition.zeroIsExact
                else {
                    continue
                }
                findings.report(
                    at: variation.selector.span, "\(language.tag) has no '\(category.rawValue)'; remove the form")
            }
        }
    }
}
