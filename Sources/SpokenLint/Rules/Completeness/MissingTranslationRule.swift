import SpokenCatalogs
import SpokenDiagnostics

/// A key of the source language that other languages lack.
struct MissingTranslationRule: TableRule {
    static let description = RuleDescription(
        id: "missing-translation", group: .completeness, severity: .warning,
        summary: "A key of the source language has no translation.",
        rationale: "Users see the key, or a sentence in another language in the middle of their own.",
        example: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n\"1️⃣cart\" = \"Cart\";\n"
            + "--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n\"cart\" = \"Cart\";\n"
            + "--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n\"cart\" = \"Корзина\";\n")

    func check(_ table: LintTable) -> [TableFinding] {
        guard !table.sourceLanguage.isEmpty else { return [] }
        var keys: [String: Set<String>] = [:]
        for document in table.documents {
            for message in document.messages where !message.language.isEmpty {
                keys[message.language, default: []].insert(message.key)
            }
        }
        let source = table.sourceLanguage
        let languages = keys.keys.filter { $0 != source && $0.prefix(2) != source.prefix(2) }.sorted()
        guard !languages.isEmpty else { return [] }
        var result: [TableFinding] = []
        var seen = Set<String>()
        for (index, document) in table.documents.enumerated() {
            let isCatalog = document.catalog.format == .xcstrings
            guard isCatalog || document.languages.contains(source) else { continue }
            for entry in document.catalog.entries where entry.shouldTranslate {
                // What the code no longer uses need not be translated.
                if let state = entry.extractionState, document.catalog.string(state) == "stale" { continue }
                let key = document.catalog.string(entry.key)
                guard seen.insert(key).inserted,
                    table.source(of: key)?.texts.contains(where: PluralForms.hasWord) == true
                else { continue }
                let missing = languages.filter { keys[$0]?.contains(key) != true }
                guard !missing.isEmpty else { continue }
                // A key that no language has is not meant to be translated yet, or ever.
                if isCatalog, missing.count == languages.count { continue }
                let shown = missing.prefix(6).joined(separator: ", ") + (missing.count > 6 ? ", …" : "")
                result.append(
                    TableFinding(
                        document: index, span: entry.key.span, key: key,
                        message: "'\(Quoting.short(key))' has no translation in \(shown); translate it"))
            }
        }
        return result
    }
}
