import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A variant for less room that takes more.
struct WidthVariantTooWideRule: MessageRule {
    static let description = RuleDescription(
        id: "width-variant-too-wide", group: .width, severity: .warning,
        summary: "A variant for a smaller width is wider than the one for the next width.",
        rationale:
            "Where there is less room the longer text is shown, and is cut off. Texts are measured with the widths of "
            + "letters of a common sans font, a number of four digits for each placeholder and the widest form of "
            + "each variable.",
        example: WidthExample.stringsdict([("320", "1️⃣Номер телефона"), ("375", "Телефон")]),
        repaired: WidthExample.stringsdict([("320", "Телефон"), ("375", "Номер телефона")]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variants in scope.widthVariants(of: message) {
            for (narrow, wide) in zip(variants, variants.dropFirst()) where narrow.units > wide.units {
                findings.report(
                    at: narrow.text.value.span,
                    "'\(Quoting.short(scope.catalog.string(narrow.text.value)))' for width \(narrow.width) is wider than '"
                        + "\(Quoting.short(scope.catalog.string(wide.text.value)))' for \(wide.width); shorten it")
            }
        }
    }
}
