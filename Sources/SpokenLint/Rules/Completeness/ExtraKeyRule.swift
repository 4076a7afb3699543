import SpokenCatalogs
import SpokenDiagnostics

/// A translated key that the source language does not have.
struct ExtraKeyRule: TableRule {
    static let description = RuleDescription(
        id: "extra-key", group: .completeness, severity: .warning, certainty: .likely,
        summary: "A translation has a key that the source language does not have.",
        rationale: "The key was renamed or removed in the source: translators keep working on what nobody sees.",
        example: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n"
            + "--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n\"1️⃣cart\" = \"Корзина\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n")

    func check(_ table: LintTable) -> [TableFinding] {
        guard table.hasSource, !table.documents.contains(where: { $0.catalog.format.definition.keysAreTexts }) else {
            return []
        }
        var result: [TableFinding] = []
        for (index, document) in table.documents.enumerated() {
            var cursor = LintTable.Cursor()
            let extra = document.messages.indices.filter {
                table.place(of: document.messages[$0].tableKey, &cursor) == nil
            }
            // Where many keys are missing in the source, the key is the text, and the source file holds exceptions only.
            guard extra.count <= max(3, document.messages.count / 10) else { continue }
            for message in extra.map({ document.messages[$0] })
            where message.language != table.sourceLanguage && !message.language.isEmpty
                && !Self.isElsewhere(message.key, table) && !Self.isText(message.key)
            {
                result.append(
                    TableFinding(
                        document: index, span: document.entry(of: message).key.span, key: message.key,
                        message: "'\(Quoting.short(message.key))' is not in the source language "
                            + "'\(table.sourceLanguage)'; remove it, or add it there"))
            }
        }
        return result
    }

    /// True for keys whose source text is in another file: Info.plist, or a storyboard (`dPp-lJ-5sh.text`).
    private static func isElsewhere(_ key: String, _ table: LintTable) -> Bool {
        if table.name.hasSuffix("Plist") { return true }
        let bytes = Array(key.utf8.prefix(11))
        return bytes.count == 11 && bytes[3] == 0x2D && bytes[6] == 0x2D && bytes[10] == 0x2E
    }

    /// True for keys that are the source text themselves, which needs no entry: "Cancel", "%@ items", «Меню».
    static func isText(_ key: String) -> Bool {
        guard !key.utf8.contains(where: { $0 == 0x20 || $0 == 0x25 || $0 >= 0x80 }) else { return true }
        // A capitalized word; keys have points, underscores or capitals within.
        return key.utf8.first.map { (0x41...0x5A).contains($0) } == true
            && key.utf8.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
    }
}
