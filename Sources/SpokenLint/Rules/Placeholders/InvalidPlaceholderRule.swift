import SpokenCatalogs
import SpokenDiagnostics

/// A position that there cannot be.
struct InvalidPlaceholderRule: TextRule {
    static let description = RuleDescription(
        id: "invalid-placeholder", group: .placeholders, severity: .error,
        summary: "A placeholder has a position of 0 or beyond 127, or a number that is too large.",
        rationale: "The formatter stops there, and the rest of the text is not shown.",
        example: "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ 1️⃣%0$@\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ %1$@\";\n")

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for placeholder in text.placeholders where placeholder.kind == .invalid {
            let written = PlaceholderPlace.source(of: placeholder, in: text.string)
            let reason =
                written.contains("$")
                ? "positions are 1 to 127" : "no text is so wide or so exact; write at most six digits"
            findings.report(placeholder.range, of: text, "'\(written)' is no placeholder; \(reason)")
        }
    }
}
