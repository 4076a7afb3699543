import SpokenCatalogs
import SpokenDiagnostics

/// The translation ends with another mark than the source.
struct EndPunctuationRule: TextRule {
    static let description = RuleDescription(
        id: "end-punctuation", group: .typography, severity: .info, certainty: .likely,
        summary:
            "A translation ends with a colon, question mark, exclamation mark or ellipsis and the source does not, or "
            + "the other way round.",
        rationale: "A label with a colon announces a value; a question that lost its mark is said as a statement.",
        example: "--- en.lproj/Shop.strings\n\"remove\" = \"Remove the pizza?\";\n"
            + "--- ru.lproj/Shop.strings\n\"remove\" = \"Удалить пицц1️⃣у\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"remove\" = \"Remove the pizza?\";\n"
            + "--- ru.lproj/Shop.strings\n\"remove\" = \"Удалить пиццу?\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !text.traits.contains(.form), text.variable == nil, let source = scope.source(of: message),
            let expected = source.endMark
        else { return }
        let found = EndMark(text.string)
        guard expected != found, let other = source.texts.first, !other.isEmpty, !text.traits.isEmptyText,
            scope.language(of: message)?.hasEndPunctuation != false
        else { return }
        let end = text.string.utf8.count
        let last = text.string.unicodeScalars.last.map { UTF8.width($0) } ?? 0
        findings.report(
            (end - last)..<end, of: text,
            "the source '\(Quoting.short(other))' ends with \(expected.name ?? "no such mark"), the translation with "
                + (found.name ?? "none"))
    }
}
