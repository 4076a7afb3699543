import SpokenCatalogs
import SpokenDiagnostics
import SpokenLocaleData
import SpokenModel

/// A folder `xx.lproj` whose name is no language.
struct InvalidLanguageRule: DocumentRule {
    static let description = RuleDescription(
        id: "invalid-language", group: .files, severity: .warning, certainty: .likely,
        summary: "A folder or a localization names a language that there is not.",
        rationale: "The system never chooses it: nobody sees these strings. Common slips are `jp` for Japanese (`ja`), "
            + "`cn` for Chinese (`zh-Hans`), `ua` for Ukrainian (`uk`).",
        example: "--- jp.lproj/Shop.strings\n1️⃣\"menu\" = \"メニュー\";\n",
        repaired: "--- ja.lproj/Shop.strings\n\"menu\" = \"メニュー\";\n")

    func check(_ scope: LintScope, to findings: inout Findings) {
        let catalog = scope.catalog
        if catalog.format.definition.holdsLanguages {
            checkLocalizations(scope, to: &findings)
            return
        }
        guard !catalog.isBase else { return }
        if let tag = catalog.language {
            guard !Self.isKnown(tag, in: scope) else { return }
        }
        let folders = catalog.path.split(separator: "/").dropLast()
        guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }) else { return }
        let name = String(folder.dropLast(6))
        findings.report(
            at: SourceSpan(0, 0), "the folder '\(folder)' names no known language\(Self.hint(name)); rename it")
    }

    private func checkLocalizations(_ scope: LintScope, to findings: inout Findings) {
        var seen = Set<String>()
        let isKnown = scope.document.languageTags.map { written in
            (try? LanguageTag(written)).map { Self.isKnown($0, in: scope) } ?? false
        }
        for message in scope.document.messages where !isKnown[message.languageIndex] {
            guard let text = scope.document.localization(of: message).language else { continue }
            let name = scope.catalog.string(text)
            guard seen.insert(name).inserted else { continue }
            findings.report(at: text.span, "'\(name)' is no known language\(Self.hint(name)); rename it")
        }
    }

    /// True for languages with plural rules, and for all others that have a code of their own: Latin, Occitan, Bakhtiari.
    private static func isKnown(_ tag: LanguageTag, in scope: LintScope) -> Bool {
        scope.language(tag.description)?.categories != nil
            || (KnownLanguages.contains(tag.language) && countries[tag.language] == nil) || tag.language == "x"
    }

    /// Codes of countries that are taken for those of their languages; `kr` is Kanuri, which no app is in.
    private static let countries = [
        "jp": "ja", "cn": "zh-Hans", "ua": "uk", "kr": "ko", "cz": "cs", "dk": "da", "gr": "el", "vn": "vi",
    ]

    private static func hint(_ name: String) -> String {
        countries[name.lowercased()].map { "; did you mean '\($0)'?" } ?? ""
    }
}
