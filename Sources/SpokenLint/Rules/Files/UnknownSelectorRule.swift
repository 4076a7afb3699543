import SpokenCatalogs
import SpokenDiagnostics

/// A key of a choice that means nothing on its axis.
struct UnknownSelectorRule: MessageRule {
    static let description = RuleDescription(
        id: "unknown-selector", group: .files, severity: .error,
        summary: "A plural form, width or device has a name that means nothing.",
        rationale: "The system never chooses it, and takes another form in its place.",
        example: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "1️⃣feu": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]),
        repaired: "--- ru.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict([
                "one": "%d товар", "few": "%d товара", "many": "%d товаров", "other": "%d товара",
            ]))

    static let needsChoices = true

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let localization = scope.document.localization(of: message)
        visit(localization.content, scope, &findings)
        for variable in localization.variables { visit(variable.content, scope, &findings) }
    }

    private func visit(_ content: CatalogContent, _ scope: LintScope, _ findings: inout Findings) {
        guard case .variations(let variations) = content else { return }
        for variation in variations.cases {
            let isKnown: Bool
            let known: String
            switch variations.axis {
            case .plural:
                isKnown = variation.pluralCategory != nil
                known = "zero, one, two, few, many, other"
            case .width:
                isKnown = variation.width != nil
                known = "a whole number"
            case .gender:
                isKnown = variation.gender != nil
                known = "a whole number"
            case .device:
                isKnown = variation.device != nil
                known = "appletv, applevision, applewatch, ipad, iphone, ipod, mac, other"
            }
            if !isKnown {
                let name = scope.catalog.string(variation.selector)
                findings.report(
                    at: variation.selector.span,
                    "'\(Quoting.short(name))' is no \(variations.axis.rawValue) selector; write \(known)")
            }
            visit(variation.content, scope, &findings)
        }
    }
}
