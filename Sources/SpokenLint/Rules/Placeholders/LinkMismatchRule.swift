import SpokenCatalogs
import SpokenDiagnostics

/// A link or an address that a translation lost or changed.
struct LinkMismatchRule: MessageRule {
    static let description = RuleDescription(
        id: "link-mismatch", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "A link or an e-mail address of the source is lost, or leads elsewhere.",
        rationale: "Users cannot open the page, or write to nobody. A page of another language on the same "
            + "host is fine.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Write to help@pizza.app\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Пишите на 1️⃣hepl@pizza.app\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Write to help@pizza.app\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Пишите на help@pizza.app\";\n")

    static let triggers: TextTraits = .markup

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        for scan in [MarkupScanner.links, MarkupScanner.addresses, MarkupScanner.markdownLinks] {
            guard let comparison = MarkupComparison(message, of: scope, scan), !comparison.lost.isEmpty else {
                continue
            }
            // The host of a Markdown link is told as a link.
            let lost = comparison.lost.filter { !$0.contains("://") && !Self.isSample($0, of: message, in: scope) }
            guard !lost.isEmpty else { continue }
            let list = lost.joined(separator: "', '")
            if let (item, text) = comparison.added.first {
                findings.report(
                    item.range, of: text, "'\(item.name)' stands where the source has '\(list)'; correct it")
            } else {
                findings.report(comparison.first, "'\(list)' of the source is not in the translation; add it")
            }
        }
    }

    /// True for an address that only shows what one looks like: all that a field shows, or one at example.com.
    private static func isSample(_ name: String, of message: LintMessage, in scope: LintScope) -> Bool {
        guard name.contains("@") else { return false }
        return name.contains("@example.") || name.contains("@email.")
            || scope.source(of: message)?.texts.contains { $0.lowercased() == name } == true
    }
}
