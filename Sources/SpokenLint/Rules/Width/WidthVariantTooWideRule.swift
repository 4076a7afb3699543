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
            + "letters of a common sans font and a number of four digits for each placeholder.",
        example: WidthExample.stringsdict([("320", "1️⃣Номер телефона"), ("375", "Телефон")]),
        repaired: WidthExample.stringsdict([("320", "Телефон"), ("375", "Номер телефона")]))

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variations in scope.widthChoices(of: message) {
            let variants = variations.cases.compactMap { variation -> (width: Int, unit: CatalogUnit, size: Int)? in
                guard let width = variation.width, case .unit(let unit) = variation.content else { return nil }
                return (width, unit, FontAdvances.units(of: scope.catalog.string(unit.value)))
            }.sorted { $0.width < $1.width }
            for (narrow, wide) in zip(variants, variants.dropFirst()) where narrow.size > wide.size {
                let text = Quoting.short(scope.catalog.string(narrow.unit.value))
                findings.report(
                    at: narrow.unit.value.span,
                    "'\(text)' for width \(narrow.width) is wider than '"
                        + "\(Quoting.short(scope.catalog.string(wide.unit.value)))' for \(wide.width); shorten it")
            }
        }
    }
}
