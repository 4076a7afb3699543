import SpokenCatalogs
import SpokenDiagnostics

/// One argument twice in a translation, once in the source, while another is lost.
struct RepeatedPositionRule: TextRule {
    static let description = RuleDescription(
        id: "repeated-position", group: .placeholders, severity: .warning,
        summary: "A translation shows an argument twice and loses another.",
        rationale: "A slip of the number: «Доставить: Москва, Москва».",
        example: "--- en.lproj/Shop.strings\n\"order\" = \"Deliver to %1$@, %2$@\";\n"
            + "--- ru.lproj/Shop.strings\n\"order\" = \"Доставить: %2$@, 1️⃣%2$@\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"order\" = \"Deliver to %1$@, %2$@\";\n"
            + "--- ru.lproj/Shop.strings\n\"order\" = \"Доставить: %1$@, %2$@\";\n")

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard text.variable == nil, let source = scope.source(of: message), source.signature.isValid else { return }
        var seen = Set<Int>()
        for placeholder in text.placeholders where placeholder.isReal {
            guard let position = placeholder.position, !seen.insert(position).inserted else { continue }
            let lost = source.signature.arguments.keys.filter { expected in
                !text.placeholders.contains { $0.position == expected }
            }
            guard let other = lost.min() else { continue }
            findings.report(
                placeholder.range, of: text,
                "argument \(position) stands here a second time and argument \(other) is lost; correct the number")
        }
    }
}
