import SpokenCatalogs
import SpokenDiagnostics

/// `**bold` without its end.
struct MarkdownMismatchRule: TextRule {
    static let description = RuleDescription(
        id: "markdown-mismatch", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "The marks of Markdown around bold, slanted or struck text, code or a link are lost, or stand alone.",
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
        guard let source = scope.source(of: message), source.isText, source.traits.contains(.markup) else { return }
        let isWhole = !message.hasChoices && !text.traits.isEmptyText
        // Code may stand in quotes instead.
        for (scan, lost) in [
            (MarkupScanner.emphasis, Lost(what: "bold or struck words", severity: .warning)),
            // Many slant a word that others do not say: “if you *do* want”.
            (MarkupScanner.stars, Lost(what: "slanted words", severity: .info)), (MarkupScanner.codeMarks, nil),
        ] {
            check(text, source, scan, isWhole ? lost : nil, &findings)
        }
        if isWhole { checkLinks(text, source, &findings) }
    }

    /// How to tell that marks are lost.
    private struct Lost {
        let what: String
        let severity: Severity
    }

    /// - Parameter lost: nil where a text may do without the marks.
    private func check(
        _ text: LintText, _ source: SourceMessage, _ scan: (String) -> [MarkupItem], _ lost: Lost?,
        _ findings: inout Findings
    ) {
        let expected = source.texts.map { scan($0).count }.first { $0 > 0 } ?? 0
        guard expected > 0, expected.isMultiple(of: 2) else { return }
        let marks = scan(text.string)
        if let lost, marks.isEmpty {
            findings.report(
                at: text.value.span, "the marks of the source around \(lost.what) are lost; add them",
                atMost: lost.severity)
        }
        if let mark = marks.last, !marks.count.isMultiple(of: 2) {
            findings.report(mark.range, of: text, "'\(mark.name)' has no partner; write it on both sides")
        }
    }

    /// `[text] (target)` is shown as it stands.
    private func checkLinks(_ text: LintText, _ source: SourceMessage, _ findings: inout Findings) {
        guard MarkupScanner.markdownLinks(text.string).isEmpty,
            let link = source.texts.lazy.compactMap({ MarkupScanner.markdownLinks($0).first }).first
        else { return }
        findings.report(
            text,
            "the source has a link to '\(Quoting.short(link.name))' and the translation none; write [text](target)")
    }
}
