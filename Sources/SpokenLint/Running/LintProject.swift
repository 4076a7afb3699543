import SpokenCatalogs
import SpokenModel

/// The files of a run, grouped by table.
struct LintProject: Sendable {
    let tables: [LintTable]
    let scopes: [LintScope]

    init(_ documents: [LintDocument], _ configuration: LintConfiguration) {
        var order: [String] = []
        var groups: [String: [LintDocument]] = [:]
        for document in documents {
            let key = Self.tableKey(of: document.catalog)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(document)
        }
        tables = order.compactMap { key in
            groups[key].map {
                LintTable(name: $0.first?.catalog.table ?? key, documents: $0, configuration: configuration)
            }
        }
        var tags = Set(documents.flatMap(\.languages))
        tags.formUnion(tables.map(\.sourceLanguage))
        var languages: [String: LintLanguage] = [:]
        for tag in tags {
            if let parsed = try? LanguageTag(tag) { languages[tag] = LintLanguage(parsed) }
        }
        let engines = SpeechEngines(tags.sorted())
        scopes = tables.flatMap { table in
            table.documents.map {
                LintScope(
                    document: $0, table: table, configuration: configuration, languages: languages, engines: engines)
            }
        }
    }

    /// The folder above `xx.lproj` and the table; a String Catalog stands for itself.
    private static func tableKey(of catalog: CatalogFile) -> String {
        guard catalog.format != .xcstrings else { return catalog.path }
        var parts = catalog.path.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast()
        guard let folder = parts.last, folder.hasSuffix(".lproj") else { return catalog.path }
        return parts.dropLast().joined(separator: "/") + "/" + catalog.table
    }
}
