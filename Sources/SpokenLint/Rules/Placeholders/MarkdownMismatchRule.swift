import SpokenCatalogs
import SpokenDiagnostics

/// `**bold` without its end.
struct MarkdownMismatchRule: TextRule {
    static let description = RuleDescription(
        id: "markdown-mismatch", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "The marks of Markdown around bold or struck text are lost, or stand alone.",
        rationale: "Users see the stars themselves, or the words lose their weight.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Save **all** files\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Сохранить 1️⃣**все файлы\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Save **all** files\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Сохранить **все** файлы\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let source = scope.source(of: message), source.isText else { return }
        let marks = MarkupScanner.emphasis(text.string)
        guard source.texts.contains(where: { MarkupScanner.emphasis($0).count >= 2 }) else { return }
        if marks.isEmpty, !text.traits.isEmptyText, !text.traits.contains(.form) {
            findings.report(text, "the marks of the source around bold or struck words are lost; add them")
        }
        if let mark = marks.last, !marks.count.isMultiple(of: 2) {
            findings.report(mark.range, of: text, "'\(mark.name)' has no partner; write it on both sides")
        }
    }
}
