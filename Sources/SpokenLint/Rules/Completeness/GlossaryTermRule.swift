import SpokenCatalogs
import SpokenDiagnostics

/// A translation that the glossary does not know.
struct GlossaryTermRule: TextRule {
    static let description = RuleDescription(
        id: "glossary-term", group: .completeness, severity: .warning, certainty: .likely,
        summary: "A term of the glossary is translated otherwise.",
        rationale: "Users meet two words for one thing. `glossary` in `.spokentext.yml` names a table of "
            + "terms.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Open the cart\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"1️⃣Открыть тележку\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Open the cart\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Открыть корзину\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !scope.configuration.glossary.isEmpty, !scope.isInSourceLanguage(message),
            let source = scope.source(of: message), source.isText
        else { return }
        for row in scope.configuration.glossary
        where !row.term.isEmpty && !row.translations.isEmpty && TermSearch.matches(message.language, row.language) {
            guard source.texts.contains(where: { TermSearch.find(row.term, in: $0) != nil }),
                !row.translations.contains(where: { TermSearch.find($0, in: text.string) != nil })
            else { continue }
            let list = row.translations.joined(separator: "' or '")
            findings.report(
                text, "'\(row.term)' is '\(list)' in the glossary, which is not in '\(Quoting.short(text.string))'")
        }
    }
}
