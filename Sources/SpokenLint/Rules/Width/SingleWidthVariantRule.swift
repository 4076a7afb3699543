import SpokenCatalogs
import SpokenDiagnostics

/// One width variant alone.
struct SingleWidthVariantRule: MessageRule {
    static let description = RuleDescription(
        id: "single-width-variant", group: .width, severity: .info,
        summary: "A text has only one width variant.",
        rationale: "It is shown at every width: there is no shorter text for small screens and large type.",
        example: WidthExample.stringsdict([("1️⃣375", "Номер телефона")]),
        repaired: WidthExample.stringsdict([("320", "Телефон"), ("375", "Номер телефона")]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variations in scope.widthChoices(of: message) {
            guard variations.cases.count == 1, let only = variations.cases.first, let width = only.width else {
                continue
            }
            findings.report(
                at: only.selector.span, "the variant for \(width) is the only one; add a shorter one for small widths")
        }
    }
}
