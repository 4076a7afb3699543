import SpokenCatalogs
import SpokenDiagnostics

/// Numbered and unnumbered placeholders in one text.
struct MixedPositionsRule: TextRule {
    static let description = RuleDescription(
        id: "mixed-positions", group: .placeholders, severity: .warning,
        summary: "Some placeholders have a position and others have none.",
        rationale:
            "The unnumbered ones count on their own from the first argument, so that one argument is shown twice "
            + "and another never.",
        example: "--- ru.lproj/Shop.strings\n\"order\" = \"%2$@: 1️⃣%@\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"order\" = \"%2$@: %1$@\";\n")

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // In the form of a variable an unnumbered placeholder is the argument of the variable.
        guard text.variable == nil else { return }
        let real = text.placeholders.filter { $0.isReal && $0.kind != .invalid && $0.kind != .selected && !$0.isNamed }
        guard real.contains(where: { $0.position != nil }),
            let bare = real.first(where: { $0.position == nil && !Self.isNumbered($0, text, message, scope) })
        else { return }
        let written = PlaceholderPlace.source(of: bare, in: text.string)
        findings.report(bare.range, of: text, "'\(written)' has no position and others have one; number them all")
    }

    /// True for a substitution of a String Catalog that says itself which argument it takes, as Xcode writes it.
    private static func isNumbered(
        _ placeholder: Placeholder, _ text: LintText, _ message: LintMessage, _ scope: LintScope
    ) -> Bool {
        guard placeholder.kind == .variable else { return false }
        let name = PlaceholderPlace.name(of: placeholder, in: text.string)
        return scope.document.localization(of: message).variables.contains {
            $0.argumentNumber != nil && scope.catalog.string($0.name) == name
        }
    }
}
