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

    func check(_ scope: LintScope, to findings: inout Findings) {
        var first: [String: (key: String, text: LintText, source: String)] = [:]
        for (message, text, source) in scope.plainTranslations {
            let key = message.language + "\u{0}" + SameWords.key(text.string)
            guard let earlier = first[key] else {
                first[key] = (message.key, text, source)
                continue
            }
            guard earlier.source != source, Self.areApart(earlier.key, earlier.source, message, source, in: scope)
            else {
                continue
            }
            let line = findings.location(of: earlier.text.value.span.start).line
            findings.key = message.key
            findings.language = message.language
            findings.report(
                text,
                "'\(Quoting.short(text.string))' is the translation of '\(Quoting.short(earlier.source))' in line "
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
        let (same, apart) = scope.table.makeWordings().compare(key, message.key, without: languages)
        return same == 0 && (apart != 1 || SameWords.areUnlike(source, other))
    }
}
