import SpokenCatalogs
import SpokenDiagnostics

/// A position that there cannot be.
struct InvalidPlaceholderRule: TextRule {
    static let description = RuleDescription(
        id: "invalid-placeholder", group: .placeholders, severity: .error,
        summary: "A placeholder has a position of 0 or beyond 127, or a width or precision beyond 99.",
        rationale: "The formatter stops there, and the rest of the text is not shown, or it is lost behind spaces.",
        example: "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ 1️⃣%0$@\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"order\" = \"Заказ %1$@\";\n")

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for placeholder in text.placeholders where placeholder.kind == .invalid || Self.isTooWide(placeholder, text) {
            let written = PlaceholderPlace.source(of: placeholder, in: text.string)
            let reason =
                placeholder.kind == .invalid && written.contains("$")
                ? "positions are 1 to 127" : "no text is so wide or so exact; write at most 99"
            findings.report(placeholder.range, of: text, "'\(written)' is no placeholder; \(reason)")
        }
    }

    /// «%100den» in Turkish is text: it goes on, or has a sign that parts words.
    private static func isTooWide(_ placeholder: Placeholder, _ text: LintText) -> Bool {
        guard placeholder.kind == .argument, placeholder.isReal, !placeholder.flags.contains(.grouped),
            [placeholder.width, placeholder.precision].contains(where: { number in
                if case .fixed(let value) = number { value > 99 } else { false }
            })
        else { return false }
        return text.string.utf8.dropFirst(placeholder.range.upperBound).first.map { $0.isLetter } != true
    }
}
