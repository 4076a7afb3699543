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
        var folders: [String: Set<String>] = [:]
        for document in documents {
            guard let folder = Self.folder(of: document.catalog) else { continue }
            folders[folder, default: []].formUnion(document.languages)
        }
        tables = order.compactMap { key in
            guard let documents = groups[key], let first = documents.first else { return nil }
            return LintTable(
                name: first.catalog.table, documents: documents,
                folderLanguages: Self.folder(of: first.catalog).flatMap { folders[$0] } ?? [],
                configuration: configuration)
        }
        var tags = Set(documents.flatMap(\.languages))
        tags.formUnion(tables.map(\.sourceLanguage))
        var languages: [String: LintLanguage] = [:]
        for tag in tags {
            if let parsed = try? LanguageTag(tag) { languages[tag] = LintLanguage(parsed) }
        }
        // An engine is made only for languages with texts that are said.
        var spoken = Set<String>()
        for document in documents {
            for message in document.messages where message.spoken.isSpoken { spoken.insert(message.language) }
        }
        let engines = SpeechEngines(spoken.sorted())
        scopes = tables.flatMap { table in
            table.documents.map {
                LintScope(
                    document: $0, table: table, configuration: configuration, languages: languages, engines: engines)
            }
        }
    }

    /// The folder above `xx.lproj` and the table; a String Catalog stands for itself.
    private static func tableKey(of catalog: CatalogFile) -> String {
        folder(of: catalog).map { $0 + "/" + catalog.table } ?? catalog.path
    }

    /// The folder above `xx.lproj`; nil for files that are in none.
    private static func folder(of catalog: CatalogFile) -> String? {
        guard catalog.format != .xcstrings else { return nil }
        var parts = catalog.path.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast()
        guard let folder = parts.last, folder.hasSuffix(".lproj") else { return nil }
        return parts.dropLast().joined(separator: "/")
    }
}
