import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// No `one` in English, no `two` in Hebrew: a category of a single number that `other` may serve on purpose.
struct MissingSingleNumberFormRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-single-number-form", group: .plurals, severity: .info, certainty: .likely,
        summary: "The form for a single number is missing, and only `other` is there.",
        rationale: "Users read «1 items», unless another key serves this number or the noun stays as it is.",
        example: "--- en.lproj/Shop.stringsdict\n" + PluralExample.stringsdict(marked: true, ["other": "%d items"]),
        repaired: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let language = scope.language(of: message), let categories = language.categories else { return }
        for choice in scope.pluralChoices(of: message) where PluralForms.matter(choice, in: scope) {
            let present = Set(choice.selectors(in: scope.catalog))
            let missing = categories.filter {
                !present.contains($0.rawValue) && $0 != .zero && Self.covers($0, present, language)
            }
            for category in missing {
                findings.report(
                    at: choice.place,
                    "for \(language.tag), \(category.rawValue) (\(language.examples(of: category))) is missing"
                        + "\(PluralForms.name(of: choice, in: scope)); add it if the text changes")
            }
        }
    }

    /// True for a category of one number (French: of 0 and 1) where `other` can stand for it.
    static func covers(_ category: PluralCategory, _ present: Set<String>, _ language: LintLanguage) -> Bool {
        guard present.contains("other"), category == .one || category == .two, !language.coversLargeNumbers(category)
        else { return false }
        // Hebrew writes most nouns in the plural behind 2; elsewhere another special form shows that forms are meant.
        if category == .two { return language.tag.language == "he" }
        return present.subtracting(["zero"]) == ["other"]
    }
}
