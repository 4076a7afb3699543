import SpokenCatalogs
import SpokenDiagnostics

/// `<b>` that a translation lost or made up.
struct TagMismatchRule: MessageRule {
    static let description = RuleDescription(
        id: "tag-mismatch", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "A tag of the source is not in the translation, or the translation has another one.",
        rationale: "The text loses its bold word or its link, or users read the tag itself.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Read the <b>terms</b>\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"1️⃣Прочитайте условия\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Read the <b>terms</b>\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Прочитайте <b>условия</b>\";\n")

    static let triggers: TextTraits = .markup

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let comparison = MarkupComparison(message, of: scope, MarkupScanner.tags) else { return }
        for (item, text) in comparison.added {
            findings.report(item.range, of: text, "the tag '\(item.name)' is not in the source; remove or correct it")
        }
        guard comparison.added.isEmpty, !comparison.lost.isEmpty else { return }
        let list = comparison.lost.joined(separator: "', '")
        findings.report(comparison.first, "'\(list)' of the source is not in the translation; add it")
    }
}
