import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A category that the language needs, other than `other` and `many`.
struct MissingPluralCategoryRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-plural-category", group: .plurals, severity: .error,
        summary: "A plural form that the language needs is missing.",
        rationale: "The system takes `other` in its place, and users read «2 товара» as «2 товаров».",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(marked: true, ["one": "%d товар", "many": "%d товаров", "other": "%d товара"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                marked: false, ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let language = scope.language(of: message), let categories = language.categories else { return }
        for choice in scope.pluralChoices(of: message) {
            guard PluralForms.matter(choice, in: scope), PluralForms.isCounted(choice, in: scope),
                !UntranslatedCopy.isOne(choice, of: message, in: scope)
            else {
                continue
            }
            let present = Set(choice.selectors(in: scope.catalog))
            // Where the source has no `one` either, another key serves the one.
            let servesOne = scope.source(of: message).map { $0.hasPlural && !$0.categories.contains("one") } ?? false
            var missing = categories.filter {
                $0 != .other && !present.contains($0.rawValue) && !language.isOptional($0)
                    // i18next takes no form for another.
                    && !($0 == .many && present.contains("other") && choice.syntax != .i18next)
                    // `zero` means exactly 0 in these files: `other` serves it where there is no own wording.
                    && $0 != .zero
                    && !($0 == .one && servesOne && !language.coversLargeNumbers(.one))
                    // A form for one number alone may be served by another key, or not be inflected.
                    && !MissingSingleNumberFormRule.covers($0, present, language)
            }
            guard !missing.isEmpty else { continue }
            let nouns = scope.nouns(of: choice, language)
            let servesFew = nouns.serveFew
            missing.removeAll {
                switch $0 {
                // «из 2 товаров» is what `other` says.
                case .few: servesFew || PluralForms.areGenitive(choice, language, in: scope)
                case .two: servesFew
                case .one: nouns.serveOne
                // What Polish says with 2 it says with 5 then.
                case .many: servesFew && choice.syntax == .i18next && !language.isEastSlavic
                default: false
                }
            }
            guard !missing.isEmpty else { continue }
            let list = missing.map { "\($0.rawValue) (\(language.examples(of: $0)))" }.joined(separator: ", ")
            let verb = missing.count == 1 ? "is" : "are"
            findings.report(
                at: choice.place,
                "for \(language.tag), \(list) \(verb) missing\(PluralForms.name(of: choice, in: scope)); add the form")
        }
    }
}
