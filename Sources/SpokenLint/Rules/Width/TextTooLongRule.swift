import SpokenCatalogs
import SpokenDiagnostics

/// More characters than a key allows.
struct TextTooLongRule: TextRule {
    static let description = RuleDescription(
        id: "text-too-long", group: .width, severity: .warning,
        summary: "A text has more characters than its key allows.",
        rationale: "It is cut off in a button or a tab. `limits` in `.spokentext.yml` says which keys may "
            + "have how many.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"cart.button\" = \"1️⃣Proceed to the checkout now\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"cart.button\" = \"Checkout\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !scope.configuration.limits.isEmpty,
            let limit = scope.limits.first(where: { $0.keys.contains { $0.matches(message.key) } }),
            text.string.utf8.count > limit.length, text.string.count > limit.length
        else { return }
        findings.report(
            text,
            "'\(Quoting.short(text.string))' has \(text.string.count) characters, and '\(Quoting.short(message.key))' may "
                + "have \(limit.length); shorten it")
    }
}
