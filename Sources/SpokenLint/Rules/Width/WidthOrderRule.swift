import SpokenCatalogs
import SpokenDiagnostics

/// Width variants that are not sorted.
struct WidthOrderRule: MessageRule {
    static let description = RuleDescription(
        id: "width-order", group: .width, severity: .info,
        summary: "Width variants are not in the order of their widths.",
        rationale: "The system sorts them, people who read the file do not, and write the next one in a wrong place.",
        example: WidthExample.stringsdict([("375", "Телефон"), ("1️⃣320", "Тел.")]),
        repaired: WidthExample.stringsdict([("320", "Тел."), ("375", "Телефон")]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variations in scope.widthChoices(of: message) {
            var last = Int.min
            for variation in variations.cases {
                guard let width = variation.width else { continue }
                if width < last {
                    findings.report(
                        at: variation.selector.span,
                        "the variant for \(width) stands behind the one for \(last); sort them")
                }
                last = max(last, width)
            }
        }
    }
}
