import SpokenCatalogs
import SpokenDiagnostics

/// A line break at an end that only one of two languages has.
struct EdgeBreakRule: MessageRule {
    static let description = RuleDescription(
        id: "edge-break", group: .typography, severity: .warning,
        summary: "The source begins or ends with a line break or a tab and the translation does not, or "
            + "the other way round.",
        rationale: "Texts that are joined run into each other, or stand apart by an empty line.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Terms\\n\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Условия1️⃣\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Terms\\n\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Условия\\n\";\n")

    static let triggers: TextTraits = [.lineBreak, .edgeSpace]

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        let texts = scope.document.texts(of: message)
        guard let source = scope.source(of: message), source.isText, source.texts.count == 1, texts.count == 1,
            let text = texts.first, let other = source.texts.first, !text.traits.isEmptyText,
            // In HTML white space breaks no line.
            !source.traits.contains(.markup) || MarkupScanner.tags(other).isEmpty
        else { return }
        checkSpace(text, other, message, in: scope, to: &findings)
        let end = text.string.utf8.count
        if Self.isBreak(other.unicodeScalars.first) != Self.isBreak(text.string.unicodeScalars.first) {
            let has = Self.isBreak(text.string.unicodeScalars.first)
            findings.report(
                0..<(has ? 1 : 0), of: text,
                "the text begins with \(has ? "a line break or tab, which" : "no line break or tab, but") the source "
                    + "\(has ? "has not; remove it" : "does; add it")")
        }
        if Self.isBreak(other.unicodeScalars.last) != Self.isBreak(text.string.unicodeScalars.last) {
            let has = Self.isBreak(text.string.unicodeScalars.last)
            if !has, scope.table.makeWordings().isBreakOfSourceAlone(message.key, scope.table.sourceLanguage) {
                findings.report(
                    at: text.value.span,
                    "the source ends with a line break or tab and no translation does; remove it there", atMost: .info)
                return
            }
            findings.report(
                (has ? end - 1 : end)..<end, of: text,
                "the text ends with \(has ? "a line break or tab, which" : "no line break or tab, but") the source "
                    + "\(has ? "has not; remove it" : "does; add it")")
        }
    }

    /// A space that the source ends with may join it to what the app puts behind it; often it is a slip of the source.
    private func checkSpace(
        _ text: LintText, _ source: String, _ message: LintMessage, in scope: LintScope, to findings: inout Findings
    ) {
        guard source.unicodeScalars.last == " ", let last = text.string.unicodeScalars.last,
            !last.properties.isWhitespace
        else { return }
        let end = text.string.utf8.count
        findings.report(
            at: scope.catalog.source.span(ofUTF8: end..<end, in: text.value),
            "the text ends with no space, but the source does; add it where texts are joined", atMost: .info)
    }

    private static func isBreak(_ scalar: Unicode.Scalar?) -> Bool {
        scalar == "\n" || scalar == "\t" || scalar == "\r"
    }
}
