import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A PO file whose rule gives one form to numbers that the language tells apart, or that has no rule.
struct PluralFormulaMismatchRule: DocumentRule {
    static let description = RuleDescription(
        id: "plural-formula-mismatch", group: .plurals, severity: .error,
        summary: "The rule by which a file numbers its plural forms is not that of the language.",
        rationale: "gettext takes forms by this rule alone: with two forms in Russian users read «2 товаров», or "
            + "«5 товара». Where the language only tells more numbers apart than the rule, or fewer, it is a note.",
        example: "--- ru.po\nmsgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n"
            + "\"Plural-Forms: 1️⃣nplurals=2; plural=(n != 1);\\n\"\n\n"
            + "msgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"%d товар\"\nmsgstr[1] \"%d товаров\"\n",
        repaired: "--- ru.po\nmsgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n"
            + "\"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
            + "n%100>=20) ? 1 : 2);\\n\"\n\n"
            + "msgid \"%d item\"\nmsgid_plural \"%d items\"\nmsgstr[0] \"%d товар\"\nmsgstr[1] \"%d товара\"\n"
            + "msgstr[2] \"%d товаров\"\n")

    func check(_ scope: LintScope, to findings: inout Findings) {
        let catalog = scope.catalog
        guard catalog.format == .po, let tag = catalog.language, let language = scope.language(tag.description),
            language.categories != nil, let first = Self.firstPlural(in: catalog)
        else { return }
        // A rule that cannot be read is told by the reader.
        if catalog.pluralFormula == nil, catalog.pluralFormulaSpan != nil { return }
        guard let formula = catalog.pluralFormula ?? .germanic else { return }
        let span = catalog.pluralFormulaSpan ?? first
        let differences = formula.differences(from: tag)
        // A form that is the home of two categories is wrong for one of them.
        let homes = formula.forms(for: tag).map { form in
            PluralCategory.allCases.filter {
                form.serves($0) && $0 != .zero && language.coversManyNumbers($0) && !language.isOptional($0)
            }
        }
        let visible = differences.first { difference in
            difference.isMerged
                && homes.contains { $0.contains(difference.first.category) && $0.contains(difference.second.category) }
        }
        let intro = catalog.pluralFormula == nil ? "without Plural-Forms in the header" : "by the rule in the header"
        if let visible {
            findings.report(at: span, "\(intro) \(Self.text(visible, formula, tag)); take the rule of the language")
        } else if let first = differences.first {
            findings.report(at: span, "\(intro) \(Self.text(first, formula, tag))", atMost: .info)
        } else if catalog.pluralFormula == nil {
            findings.report(
                at: span, "the header has no Plural-Forms, and forms are numbered; write the rule of the language",
                atMost: .warning)
        }
    }

    private static func text(
        _ difference: PluralFormula.Difference, _ formula: PluralFormula, _ tag: LanguageTag
    ) -> String {
        let (first, second) = (difference.first, difference.second)
        guard difference.isMerged else {
            return "\(first.number) and \(second.number) take forms \(formula.form(of: first.number)) and "
                + "\(formula.form(of: second.number)); in \(tag) both are '\(first.category.rawValue)'"
        }
        return "\(first.number) and \(second.number) take one form, \(formula.form(of: first.number)); in \(tag) they "
            + "are '\(first.category.rawValue)' and '\(second.category.rawValue)'"
    }

    /// Where the first numbered form stands.
    private static func firstPlural(in catalog: CatalogFile) -> SourceSpan? {
        for localization in catalog.localizations {
            if case .variations(let variations) = localization.content, let first = variations.cases.first,
                first.form >= 0
            {
                return SourceSpan(variations.span.start, first.span.end)
            }
        }
        return nil
    }
}
