import SpokenCatalogs
import SpokenDiagnostics

/// `many` is missing, but `other` holds what is probably its form.
struct MissingManyCategoryRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-many-category", group: .plurals, severity: .warning,
        summary: "`many` is missing and `other` serves in its place.",
        rationale: "Whole numbers come out right when `other` holds the form of `many`, but then fractions are wrong: "
            + "«1,5 товаров».",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(marked: true, ["one": "%d товар", "few": "%d товара", "other": "%d товаров"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let language = scope.language(of: message), language.categories?.contains(.many) == true,
            !language.isOptional(.many)
        else { return }
        for choice in scope.pluralChoices(of: message) {
            let present = choice.selectors(in: scope.catalog)
            if choice.syntax == .i18next { continue }
            guard !present.contains("many"), present.contains("other"), PluralForms.matter(choice, in: scope),
                PluralForms.isCounted(choice, in: scope), !UntranslatedCopy.isOne(choice, of: message, in: scope),
                // Where `other` is in another case than the nominative it is right for all of them.
                !choice.syntax.isMessage || present.contains("few")
                    || !scope.nouns(of: choice, language).serveFew
                        && !PluralForms.areGenitive(choice, language, in: scope)
            else {
                continue
            }
            findings.report(
                at: choice.place,
                "for \(language.tag), many (\(language.examples(of: .many))) is missing"
                    + "\(PluralForms.name(of: choice, in: scope)); 'other' is taken for it",
                // Whole numbers alone choose in messages: where the others are told apart, `other` is the form of 5.
                atMost: choice.syntax.isMessage && present.contains("few") ? .info : .error)
        }
    }
}
