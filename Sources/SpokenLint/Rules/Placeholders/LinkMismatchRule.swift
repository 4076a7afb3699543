import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

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
        checkPaths(message, of: scope, to: &findings)
    }

    /// Pages of other languages have other addresses, which is a note; one that differs by a letter or two was mistyped.
    private func checkPaths(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let comparison = MarkupComparison(message, of: scope, MarkupScanner.paths) else { return }
        for (item, text) in comparison.added where item.name.utf8.count > 3 {
            guard let near = comparison.lost.first(where: { EditDistance.between($0, item.name) <= 2 }) else {
                if let lost = comparison.lost.first {
                    findings.report(
                        at: scope.catalog.source.span(ofUTF8: item.range, in: text.value),
                        "the address leads to '\(lost)' in the source and to '\(item.name)' here; see whether it is there",
                        atMost: .info)
                }
                continue
            }
            findings.report(item.range, of: text, "the address ends with '\(near)' in the source; correct it")
        }
    }

    /// True for an address that only shows what one looks like: all that a field shows, or "name" and "you" somewhere.
    private static func isSample(_ name: String, of message: LintMessage, in scope: LintScope) -> Bool {
        let sources = scope.source(of: message)?.texts ?? []
        guard let at = name.firstIndex(of: "@") else {
            return sources.contains { text in
                MarkupScanner.links(text).contains { $0.range == 0..<text.utf8.count && $0.name == name }
            }
        }
        return ["name", "you", "user", "me", "email", "your", "username", "john", "jane", "someone"].contains {
            name[..<at].hasPrefix($0)
        } || sources.contains { $0.lowercased() == name }
    }
}
