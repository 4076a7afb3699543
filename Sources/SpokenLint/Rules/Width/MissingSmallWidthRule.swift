import SpokenCatalogs
import SpokenDiagnostics

/// Variants for 375 and 430 and none for less.
struct MissingSmallWidthRule: MessageRule {
    static let description = RuleDescription(
        id: "missing-small-width", group: .width, severity: .info, certainty: .likely,
        summary: "No width variant is for small widths.",
        rationale: "Where there is less room than the smallest variant asks for, it is shown all the same and is cut "
            + "off. The smallest phones and enlarged displays have 320 points; in the units of Apple's own example "
            + "a phone has 20.",
        example: WidthExample.stringsdict([("1️⃣375", "Телефон"), ("430", "Номер телефона")]),
        repaired: WidthExample.stringsdict([("320", "Тел."), ("375", "Телефон"), ("430", "Номер телефона")]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variants in scope.widthVariants(of: message) {
            // One variant alone is reported by a rule of its own.
            guard variants.count > 1, let smallest = variants.first, let largest = variants.last else { continue }
            let wanted = largest.width >= 100 ? 320 : 20
            guard smallest.width > wanted else { continue }
            findings.report(
                at: smallest.selector.span,
                "the smallest variant is for \(smallest.width); add a shorter one for \(wanted) and less")
        }
    }
}
