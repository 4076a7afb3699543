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
        let presence = KeyPresence(table)
        let sourceCode = source.prefix { $0 != "-" }
        let languages = presence.languages.filter { $0.prefix { $0 != "-" } != sourceCode }.sorted()
        guard !languages.isEmpty else { return [] }
        // A text of the whole language serves its regions: es for es-419.
        let columns = languages.map { language in
            (presence.column(of: language), presence.column(of: String(language.prefix { $0 != "-" })))
        }
        var result: [TableFinding] = []
        var seen = Set<String>()
        for (index, document) in table.documents.enumerated() {
            let isCatalog = document.catalog.format.definition.holdsLanguages
            guard isCatalog || document.languages.contains(source) else { continue }
            var cursor = LintTable.Cursor()
            for (number, entry) in document.catalog.entries.enumerated() where entry.shouldTranslate {
                // What the code no longer uses need not be translated.
                if let state = entry.extractionState, document.catalog.source.isEqual(state, "stale") { continue }
                let key = document.catalog.string(entry.key)
                let tableKey = LintDocumentBuilder.tableKey(key, of: entry, in: document.catalog)
                guard let place = table.place(of: tableKey, &cursor) else { continue }
                let row = isCatalog ? number : place
                let missing = columns.indices.filter { column in
                    !presence.has(row, columns[column].0) && !presence.has(row, columns[column].1)
                }
                if missing.isEmpty { continue }
                // A key that no language has is fresh where it has a text, else it may be a name that code puts in.
                let isFresh = isCatalog && missing.count == columns.count
                if isFresh, table.source(at: place)?.isKey == true, !Self.isText(key) { continue }
                let syntax = document.catalog.localizations(of: entry).first?.placeholders ?? .apple
                guard seen.insert(tableKey).inserted,
                    table.source(at: place)?.texts.contains(where: { Self.hasWords($0, syntax) }) == true
                else { continue }
                let shown =
                    missing.prefix(6).map { languages[$0] }.joined(separator: ", ") + (missing.count > 6 ? ", …" : "")
                result.append(
                    TableFinding(
                        document: index, span: entry.key.span, key: key,
                        message: "'\(Quoting.short(key))' has no translation in \(shown); translate it"))
            }
        }
        return result
    }

    /// True for a key that is a text: it has spaces, or is a capitalized word.
    private static func isText(_ key: String) -> Bool { key.utf8.contains(0x20) || ExtraKeyRule.isText(key) }

    /// True when two letters in a row stand outside of the placeholders: "%@ v%@" is the same everywhere.
    private static func hasWords(_ text: String, _ syntax: PlaceholderSyntax) -> Bool {
        guard PluralForms.hasWord(text, syntax) else { return false }
        let placeholders = FormatString(text, syntax).placeholders
        var offset = 0
        var letters = 0
        for scalar in text.unicodeScalars {
            let inside = placeholders.holding(offset).map { $0.kind != .stray } ?? false
            letters = !inside && scalar.properties.isAlphabetic ? letters + 1 : 0
            // One ideograph is a word.
            if letters >= 2 || (letters == 1 && scalar.value >= 0x2E80) { return true }
            offset += UTF8.width(scalar)
        }
        return false
    }
}
