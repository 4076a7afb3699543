import SpokenCatalogs
import SpokenDiagnostics

/// A table that a language of the project lacks.
struct MissingTableRule: TableRule {
    static let description = RuleDescription(
        id: "missing-table", group: .completeness, severity: .info,
        summary: "A language has other tables of the folder but not this one.",
        rationale: "Every string of the table is shown in the source language.",
        example: "--- en.lproj/Shop.strings\n1️⃣\"menu\" = \"Menu\";\n--- en.lproj/Cart.strings\n\"cart\" = \"Cart\";\n"
            + "--- ru.lproj/Cart.strings\n\"cart\" = \"Корзина\";\n",
        repaired: "--- en.lproj/Shop.strings\n\"menu\" = \"Menu\";\n--- en.lproj/Cart.strings\n\"cart\" = \"Cart\";\n"
            + "--- ru.lproj/Cart.strings\n\"cart\" = \"Корзина\";\n--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n")

    func check(_ table: LintTable) -> [TableFinding] {
        guard !table.folderLanguages.isEmpty else { return [] }
        let own = Set(table.documents.flatMap(\.languages))
        let missing = table.folderLanguages.subtracting(own).sorted()
        let index = table.documents.firstIndex { $0.languages.contains(table.sourceLanguage) }
        guard let index, !missing.isEmpty else { return [] }
        let shown = missing.prefix(6).joined(separator: ", ") + (missing.count > 6 ? ", …" : "")
        return [
            TableFinding(
                document: index, span: SourceSpan(0, 0), key: nil,
                message: "the table '\(table.name)' is missing in \(shown); other tables of the folder are there")
        ]
    }
}
