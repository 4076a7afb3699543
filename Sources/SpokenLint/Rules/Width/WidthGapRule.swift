import SpokenCatalogs
import SpokenDiagnostics

/// `Тел.` for 20, `Номер телефона` for 320 and nothing between.
struct WidthGapRule: MessageRule {
    static let description = RuleDescription(
        id: "width-gap", group: .width, severity: .info, certainty: .guess,
        summary: "Between two width variants there is room for another one.",
        rationale:
            "Up to the next variant the short text is shown: an abbreviation stands where a whole word would fit. "
            + "Reported where the next width is at least four times as large and its text at least twice as wide.",
        example: WidthExample.stringsdict([("20", "Тел."), ("1️⃣320", "Номер телефона получателя")]),
        repaired: WidthExample.stringsdict([
            ("20", "Тел."), ("60", "Номер телефона"), ("320", "Номер телефона получателя"),
        ]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variants in scope.widthVariants(of: message) {
            for (narrow, wide) in zip(variants, variants.dropFirst())
            where narrow.width > 0 && wide.width / narrow.width >= 4 && wide.units >= 2 * narrow.units {
                findings.report(
                    at: wide.selector.span,
                    "'\(Quoting.short(scope.catalog.string(narrow.text.value)))' is shown for all widths from "
                        + "\(narrow.width) up to \(wide.width); add a variant between")
            }
        }
    }
}
