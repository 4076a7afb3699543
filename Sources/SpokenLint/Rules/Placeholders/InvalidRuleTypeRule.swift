import SpokenCatalogs
import SpokenDiagnostics

/// A rule type that is missing or that there is not.
struct InvalidRuleTypeRule: MessageRule {
    static let description = RuleDescription(
        id: "invalid-rule-type", group: .placeholders, severity: .error,
        summary: "A variable has no rule type, or an unknown one.",
        rationale: "The system does not know that the forms are plural forms and shows none of them.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                rule: "1️⃣NSStringPluralRule",
                ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard scope.catalog.format == .stringsdict else { return }
        for variable in scope.document.localization(of: message).variables {
            let name = scope.catalog.string(variable.name)
            guard let type = variable.ruleType else {
                findings.report(
                    at: variable.name.span, "'\(name)' has no NSStringFormatSpecTypeKey; add NSStringPluralRuleType")
                continue
            }
            let written = scope.catalog.string(type)
            if written != "NSStringPluralRuleType", written != "NSStringGenderRuleType" {
                findings.report(
                    at: type.span, "'\(Quoting.short(written))' is no rule type; write NSStringPluralRuleType")
            }
        }
    }
}
