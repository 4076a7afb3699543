import SpokenCatalogs
import SpokenDiagnostics

/// Two lines of the source in one.
struct LostLineBreakRule: MessageRule {
    static let description = RuleDescription(
        id: "lost-line-break", group: .typography, severity: .info, certainty: .likely,
        summary: "The source has lines, paragraphs or a tab, and the translation is one line.",
        rationale: "What the source sets apart runs together, and a list is read as a sentence.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Saved.\\nYou may close it.\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"1️⃣Сохранено. Можно закрыть.\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Saved.\\nYou may close it.\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Сохранено.\\nМожно закрыть.\";\n")

    static let triggers: TextTraits = .lineBreak

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let texts = scope.document.texts(of: message)
        guard let source = scope.source(of: message), source.isText, source.texts.count == 1, texts.count == 1,
            let text = texts.first, let other = source.texts.first, !text.traits.isEmptyText,
            !source.traits.contains(.markup) || MarkupScanner.tags(other).isEmpty
        else { return }
        if Self.hasTab(other), !Self.hasTab(text.string) {
            findings.report(text, "the source sets columns with a tab, the translation does not; add it")
        }
        guard Self.inner(other) > 0, Self.inner(text.string) == 0 else { return }
        findings.report(text, "the source has \(Self.inner(other) + 1) lines, the translation one; break it")
    }

    /// True for a tab between other characters.
    private static func hasTab(_ text: String) -> Bool { text.utf8.dropFirst().dropLast().contains(0x09) }

    /// How many line breaks stand within a text, one for each run of them.
    private static func inner(_ text: String) -> Int {
        text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }.count - 1
    }
}
