import SpokenCatalogs
import SpokenDiagnostics

/// `&gt;` in a text that is no markup.
struct StrayEntityRule: MessageRule {
    static let description = RuleDescription(
        id: "stray-entity", group: .placeholders, severity: .warning, certainty: .likely,
        summary: "A translation has an entity of HTML, such as `&gt;`, where the source has the character.",
        rationale: "Users read `&gt;` as it stands: the text was escaped once too often.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Settings > Privacy\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Настройки 1️⃣&gt; Конфиденциальность\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Settings > Privacy\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Настройки > Конфиденциальность\";\n", fix: .safe)

    static let triggers: TextTraits = .markup

    func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        // Where the source has entities the text is markup.
        guard let source = scope.source(of: message), source.texts.allSatisfy({ MarkupScanner.entities($0).isEmpty }),
            source.texts.allSatisfy({ MarkupScanner.tags($0).isEmpty })
        else { return }
        for text in scope.document.texts(of: message) {
            for item in MarkupScanner.entities(text.string) {
                let character = Self.characters[item.name]
                findings.report(
                    item.range, of: text,
                    "'\(item.name)' is shown as it stands; write \(character.map { "'\($0)'" } ?? "the character")",
                    replacement: character)
            }
        }
    }

    private static let characters = [
        "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&nbsp;": "\u{A0}",
    ]
}
