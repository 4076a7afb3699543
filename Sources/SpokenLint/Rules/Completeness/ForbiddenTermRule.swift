import SpokenCatalogs
import SpokenDiagnostics

/// A word that a glossary forbids.
struct ForbiddenTermRule: TextRule {
    static let description = RuleDescription(
        id: "forbidden-term", group: .completeness, severity: .warning,
        summary: "A text has a word that the glossary forbids.",
        rationale: "Someone decided against the word, for its sense or for the brand.",
        example: "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Ваша 1️⃣тележка пуста\";\n",
        repaired: "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Ваша корзина пуста\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !scope.configuration.glossary.isEmpty else { return }
        for row in scope.configuration.glossary where TermSearch.matches(message.language, row.language) {
            for word in row.forbidden {
                guard let range = TermSearch.find(word, in: text.string) else { continue }
                let advice = row.translations.isEmpty ? "" : "; write '\(row.translations.joined(separator: "' or '"))'"
                findings.report(range, of: text, "the glossary forbids '\(word)'\(advice)")
            }
        }
    }
}
