import SpokenCatalogs
import SpokenDiagnostics

/// One source text in two translations.
struct InconsistentTranslationRule: DocumentRule {
    static let description = RuleDescription(
        id: "inconsistent-translation", group: .completeness, severity: .info, certainty: .likely,
        summary: "One text of the source is translated in two ways in one file.",
        rationale: "Users take two words for two things: «Корзина» here and «Тележка» there.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Cart\";\n"
            + "\"b\" = \"Cart\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Корзина\";\n"
            + "\"b\" = \"1️⃣Тележка\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Cart\";\n"
            + "\"b\" = \"Cart\";\n"
            + "--- ru.lproj/Shop.strings\n"
            + "\"a\" = \"Корзина\";\n"
            + "\"b\" = \"Корзина\";\n")

    func check(_ scope: LintScope, to findings: inout Findings) {
        var first: [PlainTranslation.Wanted: Int] = [:]
        for translation in scope.plainTranslations {
            let wanted = translation.wanted
            guard let place = first[wanted] else {
                first[wanted] = translation.text
                continue
            }
            let earlier = scope.document.texts[place]
            let text = scope.document.texts[translation.text]
            guard !SameWords.areSame(earlier.string, text.string) else { continue }
            let message = scope.document.messages[translation.message]
            let source = scope.table.sourceText(wanted.source)
            let line = findings.location(of: earlier.value.span.start).line
            findings.key = message.key
            findings.language = message.language
            findings.report(
                text,
                "'\(Quoting.short(source))' is '\(Quoting.short(text.string))' here and "
                    + "'\(Quoting.short(earlier.string))' in line \(line); use one translation")
        }
        findings.key = nil
    }
}
