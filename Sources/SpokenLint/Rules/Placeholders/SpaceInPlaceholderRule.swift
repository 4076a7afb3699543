import SpokenCatalogs
import SpokenDiagnostics

/// `% @` for `%@`: what machine translation makes of a placeholder.
struct SpaceInPlaceholderRule: TextRule {
    static let description = RuleDescription(
        id: "space-in-placeholder", group: .placeholders, severity: .warning,
        summary: "A placeholder has a space in it.",
        rationale: "Apple's formatter skips the space, others show «% @»; it is a trace of machine translation.",
        example: "--- ru.lproj/Shop.strings\n\"from\" = \"От 1️⃣% @\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"from\" = \"От %@\";\n", fix: .safe)

    static let triggers: TextTraits = .percent

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for placeholder in text.placeholders
        where placeholder.isDoubtful && placeholder.conversion == UInt8(ascii: "@") {
            let bytes = Array(text.string.utf8)[placeholder.range.clamped(to: 0..<text.string.utf8.count)]
            let written = String(decoding: bytes, as: UTF8.self)
            let repaired = written.filter { $0 != " " }
            findings.report(
                placeholder.range, of: text, "'\(written)' has a space in it; write '\(repaired)'",
                replacement: repaired)
        }
    }
}
