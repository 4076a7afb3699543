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
        let source = table.sourceLanguage
        // A language counts from its first text on: an empty file stands for a table that is not translated yet.
        let tags = Set(
            table.documents.flatMap { document in
                Set(document.messages.map(\.languageIndex)).map { document.languageTags[$0] }
            })
        let sourceCode = source.prefix { $0 != "-" }
        let languages = tags.filter { !$0.isEmpty && $0.prefix { $0 != "-" } != sourceCode }.sorted()
        guard !languages.isEmpty else { return [] }
        let keys = Keys(table)
        var result: [TableFinding] = []
        var seen = Set<String>()
        for (index, document) in table.documents.enumerated() {
            let isCatalog = document.catalog.format == .xcstrings
            guard isCatalog || document.languages.contains(source) else { continue }
            for (number, entry) in document.catalog.entries.enumerated() where entry.shouldTranslate {
                // What the code no longer uses need not be translated.
                if let state = entry.extractionState, document.catalog.source.isEqual(state, "stale") { continue }
                let key = document.catalog.string(entry.key)
                let present = keys.languages(of: key, entry: number)
                // A key that no language has is not meant to be translated yet, or ever.
                if isCatalog, present.isDisjoint(with: languages) { continue }
                // A text of the whole language serves its regions: es for es-419.
                let missing = languages.filter { language in
                    !present.contains(language) && !present.contains(String(language.prefix { $0 != "-" }))
                }
                guard !missing.isEmpty, seen.insert(key).inserted,
                    table.source(of: key)?.texts.contains(where: Self.hasWords) == true
                else { continue }
                let shown = missing.prefix(6).joined(separator: ", ") + (missing.count > 6 ? ", …" : "")
                result.append(
                    TableFinding(
                        document: index, span: entry.key.span, key: key,
                        message: "'\(Quoting.short(key))' has no translation in \(shown); translate it"))
            }
        }
        return result
    }

    /// True when two letters in a row stand outside of the placeholders: "%@ v%@" is the same everywhere.
    private static func hasWords(_ text: String) -> Bool {
        guard PluralForms.hasWord(text) else { return false }
        let placeholders = FormatString(text).placeholders
        var offset = 0
        var letters = 0
        for scalar in text.unicodeScalars {
            let inside = placeholders.contains { $0.range.contains(offset) && $0.kind != .stray }
            letters = !inside && scalar.properties.isAlphabetic ? letters + 1 : 0
            // One ideograph is a word.
            if letters >= 2 || (letters == 1 && scalar.value >= 0x2E80) { return true }
            offset += UTF8.width(scalar)
        }
        return false
    }

    /// Which languages have a key.
    private struct Keys {
        private var byKey: [String: Set<String>] = [:]
        /// In a String Catalog every entry has all languages, and none needs to be searched by its key.
        private var byEntry: [Set<String>] = []

        init(_ table: LintTable) {
            if table.documents.count == 1, let document = table.documents.first,
                document.catalog.format == .xcstrings
            {
                byEntry = Array(repeating: [], count: document.catalog.entries.count)
                for message in document.messages { byEntry[message.entry].insert(message.language) }
                return
            }
            for document in table.documents {
                for message in document.messages { byKey[message.key, default: []].insert(message.language) }
            }
        }

        func languages(of key: String, entry: Int) -> Set<String> {
            byEntry.indices.contains(entry) ? byEntry[entry] : byKey[key] ?? []
        }
    }
}
