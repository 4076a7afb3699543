import SpokenCatalogs
import SpokenDiagnostics

/// Two forms for one width, category or device.
struct DuplicateSelectorRule: MessageRule {
    static let description = RuleDescription(
        id: "duplicate-selector", group: .width, severity: .warning,
        summary: "A width, plural category or device has two forms.",
        rationale: "The later one wins without a word. Widths are compared as numbers: `020` is `20`.",
        example: WidthExample.stringsdict([("320", "Тел."), ("1️⃣0320", "Телефон")]),
        repaired: WidthExample.stringsdict([("320", "Тел."), ("375", "Телефон")]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for variations in scope.choices(of: message) {
            var seen = Set<String>()
            for variation in variations.cases {
                let name = variation.width.map(String.init) ?? scope.catalog.string(variation.selector)
                // What has no name is told by its place.
                guard !name.isEmpty, !seen.insert(name).inserted else { continue }
                findings.report(at: variation.selector.span, "'\(name)' has two forms; remove one")
            }
        }
    }
}
