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
        for variations in scope.choices(of: message) {
            for variation in variations.cases {
                if variation.form >= 0, variation.pluralCategory == nil {
                    findings.report(
                        at: variation.selector.span,
                        "form \(variation.form) is never shown: no number takes it by the rule in the header")
                    continue
                }
                guard let known = Self.known(variation, variations.axis) else { continue }
                let name = scope.catalog.string(variation.selector)
                findings.report(
                    at: variation.selector.span,
                    "'\(Quoting.short(name))' is no \(variations.axis.rawValue) selector; write \(known)")
            }
        }
    }

    /// What may stand there; nil when what stands there is right.
    private static func known(_ variation: CatalogVariation, _ axis: CatalogAxis) -> String? {
        switch axis {
        case .plural: variation.pluralCategory == nil && variation.exact < 0 ? "zero, one, two, few, many, other" : nil
        case .width: variation.width == nil ? "a whole number" : nil
        case .select, .ordinal: nil
        case .gender: variation.gender == nil ? "a whole number" : nil
        case .device:
            variation.device == nil ? "appletv, applevision, applewatch, ipad, iphone, ipod, mac, other" : nil
        }
    }
}
