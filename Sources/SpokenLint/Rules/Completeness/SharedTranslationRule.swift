import SpokenCatalogs
import SpokenDiagnostics

/// One translation for two source texts.
struct SharedTranslationRule: DocumentRule {
    static let description = RuleDescription(
        id: "shared-translation", group: .completeness, severity: .info, certainty: .guess,
        summary: "Two texts of the source have one translation in one file.",
        rationale: "Users cannot tell two buttons or two things from each other; one of them was probably "
            + "copied.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Save draft\";\n"
            + "\"b\" = \"Send order\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Сохранить черновик\";\n"
            + "\"b\" = \"1️⃣Сохранить черновик\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Save draft\";\n"
            + "\"b\" = \"Send order\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Сохранить черновик\";\n"
            + "\"b\" = \"Отправить заказ\";\n")

    /// What a translation says, in a language of its file.
    private struct Wording: Hashable {
        let language: Int
        let hash: UInt64
    }

    func check(_ scope: LintScope, to findings: inout Findings) {
        let document = scope.document
        var first: [Wording: PlainTranslation] = [:]
        for translation in scope.plainTranslations {
            let text = document.texts[translation.text]
            let wording = Wording(language: translation.wanted.language, hash: SameWords.hash(text.string))
            guard let earlier = first[wording] else {
                first[wording] = translation
                continue
            }
            guard earlier.wanted.source != translation.wanted.source,
                SameWords.areSame(document.texts[earlier.text].string, text.string)
            else { continue }
            let message = document.messages[translation.message]
            let earlierSource = scope.table.sourceText(earlier.wanted.source)
            let source = scope.table.sourceText(translation.wanted.source)
            guard Self.areApart(document.messages[earlier.message].key, earlierSource, message, source, in: scope)
            else { continue }
            let line = findings.location(of: document.texts[earlier.text].value.span.start).line
            findings.key = message.key
            findings.language = message.language
            findings.report(
                text,
                "'\(Quoting.short(text.string))' is the translation of '\(Quoting.short(earlierSource))' in line "
                    + "\(line) too; correct the one for '\(Quoting.short(source))'")
        }
        findings.key = nil
    }

    /// True when no other language says both alike, and two tell them apart, or there is none; or when the sources have
    /// no word in common: sources that share one say nearly the same.
    private static func areApart(
        _ key: String, _ source: String, _ message: LintMessage, _ other: String, in scope: LintScope
    ) -> Bool {
        guard !SameWords.areNested(source, other) else { return false }
        let languages: Set<Substring> = [
            message.language.prefix { $0 != "-" }, scope.table.sourceLanguage.prefix { $0 != "-" },
        ]
        // No other language can say.
        if scope.table.languageCodes.isSubset(of: languages) { return true }
        let (same, apart) = scope.table.makeWordings().compare(key, message.key, without: languages)
        return same == 0 && (apart != 1 || SameWords.areUnlike(source, other))
    }
}
