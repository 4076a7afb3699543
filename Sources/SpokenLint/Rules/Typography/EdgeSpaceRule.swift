import SpokenCatalogs
import SpokenDiagnostics

/// White space at the start or end that the source does not have.
struct EdgeSpaceRule: TextRule {
    static let description = RuleDescription(
        id: "edge-space", group: .typography, severity: .warning,
        summary: "A translation begins or ends with white space and the source does not.",
        rationale: "The text stands off its line, and texts that are joined get two spaces.",
        example:
            "--- en.lproj/Shop.strings\n\"cart\" = \"Cart\";\n--- ru.lproj/Shop.strings\n\"cart\" = \"Корзина1️⃣ \";\n",
        repaired:
            "--- en.lproj/Shop.strings\n\"cart\" = \"Cart\";\n--- ru.lproj/Shop.strings\n\"cart\" = \"Корзина\";\n",
        fix: .safe)

    static let triggers: TextTraits = .edgeSpace

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard let source = scope.source(of: message), !source.texts.isEmpty, !isPiece(text, message, scope) else {
            return
        }
        // “st” of “1st”: what is put behind a number may stand apart from it in another language.
        if source.texts.allSatisfy({ $0.unicodeScalars.count <= 2 }) { return }
        let scalars = Array(text.string.unicodeScalars)
        guard let firstWord = scalars.firstIndex(where: { !Self.isSpace($0) }),
            let lastWord = scalars.lastIndex(where: { !Self.isSpace($0) })
        else { return }
        if firstWord > 0, !source.texts.contains(where: { $0.unicodeScalars.first.map(Self.isSpace) ?? true }) {
            let width = scalars[..<firstWord].reduce(0) { $0 + UTF8.width($1) }
            findings.report(0..<width, of: text, "white space stands before the text; remove it", replacement: "")
        }
        if lastWord < scalars.count - 1,
            !source.texts.contains(where: { $0.unicodeScalars.last.map(Self.isSpace) ?? true })
        {
            let width = scalars[(lastWord + 1)...].reduce(0) { $0 + UTF8.width($1) }
            let end = text.string.utf8.count
            findings.report(
                (end - width)..<end, of: text, "white space stands behind the text; remove it", replacement: "")
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    /// True for texts that are put together with others, where a space joins: forms of a variable beside other words
    /// ("%arg posts from " in "%#@posts@%#@people@"), and units (" kg").
    private func isPiece(_ text: LintText, _ message: LintMessage, _ scope: LintScope) -> Bool {
        guard text.variable != nil else { return text.string.unicodeScalars.filter { !Self.isSpace($0) }.count <= 3 }
        return !scope.document.texts(of: message).contains { whole in
            whole.variable == nil && whole.placeholders.count == 1
                && whole.placeholders[0].range == 0..<whole.string.utf8.count
        }
    }
}
