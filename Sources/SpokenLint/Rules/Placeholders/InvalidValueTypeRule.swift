import SpokenCatalogs
import SpokenDiagnostics

/// A value type that is no conversion.
struct InvalidValueTypeRule: MessageRule {
    static let description = RuleDescription(
        id: "invalid-value-type", group: .placeholders, severity: .error,
        summary: "The value type of a plural is no conversion of a number.",
        rationale: "The system cannot read the number that selects the form, and always takes `other`.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                type: "1️⃣integer", ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                type: "d", ["one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара"]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variable in scope.document.localization(of: message).variables {
            guard let type = variable.valueType else { continue }
            let written = scope.catalog.string(type)
            let format = FormatString(written.hasPrefix("%") ? written : "%" + written)
            if let placeholder = format.placeholders.first, format.placeholders.count == 1,
                placeholder.kind == .argument, placeholder.range.count == format.text.utf8.count
            {
                continue
            }
            findings.report(
                at: type.span, "'\(Quoting.short(written))' is no value type; write a conversion such as d, ld, lu or f"
            )
        }
    }
}
