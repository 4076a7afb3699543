import SpokenCatalogs
import SpokenDiagnostics

/// `<b>` without `</b>`.
struct UnclosedTagRule: TextRule {
    static let description = RuleDescription(
        id: "unclosed-tag", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "A tag is opened and not closed, or closed and not opened.",
        rationale: "The rest of the text takes its form, or the text is not shown at all.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Read the 1️⃣<b>terms\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Read the <b>terms</b>\";\n")

    static let triggers: TextTraits = .markup

    /// Tags that always come in pairs; `<br>` and `<p>` may stand alone.
    private static let paired: Set<String> = [
        "a", "b", "i", "u", "em", "strong", "span", "font", "small", "big", "s", "sub", "sup", "code", "xliff:g",
        "bold",
        "link", "h1", "h2", "h3", "ul", "ol",
    ]

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        var open: [MarkupItem] = []
        let bytes = Array(text.string.utf8)
        for tag in MarkupScanner.tags(text.string) {
            let isClosing = tag.name.hasPrefix("</")
            let name = String(tag.name.dropFirst(isClosing ? 2 : 1).dropLast())
            guard Self.paired.contains(name) else { continue }
            if !isClosing {
                // `<a/>` closes itself.
                if bytes[tag.range.upperBound - 2] != UInt8(ascii: "/") { open.append(tag) }
            } else if let last = open.lastIndex(where: { $0.name == "<\(name)>" }) {
                open.remove(at: last)
            } else {
                findings.report(tag.range, of: text, "'\(tag.name)' closes nothing; open it before, or remove it")
            }
        }
        for tag in open { findings.report(tag.range, of: text, "'\(tag.name)' is not closed; close it") }
    }
}
