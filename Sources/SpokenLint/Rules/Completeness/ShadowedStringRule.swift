import SpokenCatalogs
import SpokenDiagnostics

/// An entry that another file of the same language hides.
struct ShadowedStringRule: DocumentRule {
    static let description = RuleDescription(
        id: "shadowed-string", group: .completeness, severity: .warning,
        summary: "Another file of the language has the key too and wins: users never see this text.",
        rationale:
            "The system asks a .stringsdict before a .strings file, and a String Catalog makes both anew. Whoever "
            + "edits the hidden line wonders why nothing changes; where the winner is a copy of the source text, a "
            + "translation is hidden, which is a warning; else it is a note. No other rule looks at a hidden text.",
        example: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"])
            + "--- de.lproj/Shop.stringsdict\n" + PluralExample.stringsdict(["one": "%d item", "other": "%d items"])
            + "--- de.lproj/Shop.strings\n\"1️⃣cart.items\" = \"%d Artikel\";\n",
        repaired: "--- en.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d item", "other": "%d items"])
            + "--- de.lproj/Shop.stringsdict\n"
            + PluralExample.stringsdict(["one": "%d Artikel", "other": "%d Artikel"]))

    func check(_ scope: LintScope, to findings: inout Findings) {
        for message in scope.document.messages {
            guard let winner = scope.winner(over: message) else { continue }
            let other = winner.document
            let texts = other.texts(of: other.messages[winner.message])
            guard let shown = texts.first(where: { $0.pluralCategory == "other" }) ?? texts.first else { continue }
            let hides = Self.hidesTranslation(message, texts, in: scope)
            let file = other.catalog.path.split(separator: "/").suffix(2).joined(separator: "/")
            findings.key = message.key
            findings.report(
                at: scope.document.entry(of: message).key.span,
                "'\(file)' has '\(Quoting.short(message.key))' too and wins: users see '\(Quoting.short(shown.string))'"
                    + (hides ? ", the untranslated source text; move the translation there" : "; remove this one"),
                atMost: hides ? .warning : .info)
        }
        findings.key = nil
    }

    /// True when the winner is the source text and the hidden text is not.
    private static func hidesTranslation(
        _ message: LintMessage, _ winner: ArraySlice<LintText>, in scope: LintScope
    ) -> Bool {
        guard !scope.isInSourceLanguage(message), let source = scope.source(of: message),
            winner.contains(where: { PluralForms.hasWord($0.string) })
        else { return false }
        return winner.allSatisfy { source.texts.contains($0.string) }
            && !scope.document.texts(of: message).contains { source.texts.contains($0.string) }
    }
}
