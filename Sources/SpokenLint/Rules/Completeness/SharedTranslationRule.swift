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
        var first: [String: (text: LintText, source: String)] = [:]
        for (message, text, source) in scope.plainTranslations where text.traits.contains(.space) {
            let key = message.language + "\u{0}" + SameWords.key(text.string)
            guard let earlier = first[key] else {
                first[key] = (text, source)
                continue
            }
            // Sources that share a word say nearly the same.
            guard SameWords.areUnlike(earlier.source, source) else { continue }
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
}
