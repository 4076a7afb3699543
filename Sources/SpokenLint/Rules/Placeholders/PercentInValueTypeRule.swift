import SpokenCatalogs
import SpokenDiagnostics

/// `%ld` where `ld` belongs.
struct PercentInValueTypeRule: MessageRule {
    static let description = RuleDescription(
        id: "percent-in-value-type", group: .placeholders, severity: .warning,
        summary: "The value type of a plural is written with a percent sign.",
        rationale:
            "`NSStringFormatValueTypeKey` takes the conversion alone; with the sign the type is not known and the "
            + "number may be read in the wrong size.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                type: "1️⃣%ld", ["one": "%ld товар", "few": "%ld товара", "many": "%ld товаров", "other": "%ld товара"]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(
                type: "ld", ["one": "%ld товар", "few": "%ld товара", "many": "%ld товаров", "other": "%ld товара"]),
        fix: .safe)

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variable in scope.document.localization(of: message).variables {
            guard let type = variable.valueType else { continue }
            let written = scope.catalog.string(type)
            guard written.hasPrefix("%"), written.utf8.count > 1 else { continue }
            let repaired = String(written.drop { $0 == "%" })
            findings.report(
                at: type.span, "the value type '\(written)' has a percent sign; write '\(repaired)'",
                fix: Fix("write '\(repaired)'", .safe, [Fix.Edit(type.span, repaired)]))
        }
    }
}
