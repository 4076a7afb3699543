import SpokenCatalogs
import SpokenModel

/// The files of a run, grouped by table.
struct LintProject: Sendable {
    /// The documents of one table.
    struct Group: Sendable {
        var documents: [LintDocument] = []
        var folderLanguages: Set<String> = []
    }

    /// The documents by table, in the order of their first file.
    static func groups(_ documents: [LintDocument]) -> [Group] {
        var indices: [String: Int] = [:]
        var groups: [Group] = []
        var folders: [String: Set<String>] = [:]
        for document in documents {
            let folder = folder(of: document.catalog)
            let key = folder.map { $0 + "/" + document.catalog.table } ?? document.catalog.path
            if let index = indices[key] {
                groups[index].documents.append(document)
            } else {
                indices[key] = groups.count
                groups.append(Group(documents: [document]))
            }
            if let folder { folders[folder, default: []].formUnion(document.languages) }
        }
        for index in groups.indices {
            guard let first = groups[index].documents.first, let folder = folder(of: first.catalog) else { continue }
            groups[index].folderLanguages = folders[folder] ?? []
        }
        return groups
    }

    static func table(_ group: Group, _ configuration: LintConfiguration) -> LintTable {
        LintTable(
            name: group.documents.first?.catalog.table ?? "", documents: group.documents,
            folderLanguages: group.folderLanguages, configuration: configuration)
    }

    let tables: [LintTable]
    let scopes: [LintScope]

    init(_ tables: [LintTable], _ configuration: LintConfiguration) {
        self.tables = tables
        var tags = Set<String>()
        var spoken = Set<String>()
        for table in tables {
            tags.insert(table.sourceLanguage)
            for document in table.documents {
                tags.formUnion(document.languageTags)
                // An engine is made only for languages with texts that are said.
                for message in document.messages where message.spoken.isSpoken { spoken.insert(message.language) }
            }
        }
        var languages: [String: LintLanguage] = [:]
        for tag in tags {
            if let parsed = try? LanguageTag(tag) { languages[tag] = LintLanguage(parsed) }
        }
        let engines = SpeechEngines(spoken.sorted())
        let known = languages
        scopes = tables.flatMap { table in
            table.documents.map {
                LintScope(document: $0, table: table, configuration: configuration, languages: known, engines: engines)
            }
        }
    }

    /// The folder above `xx.lproj`; nil for files that are in none. A String Catalog stands for itself.
    private static func folder(of catalog: CatalogFile) -> String? {
        guard catalog.format != .xcstrings else { return nil }
        var parts = catalog.path.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast()
        guard let folder = parts.last, folder.hasSuffix(".lproj") else { return nil }
        return parts.dropLast().joined(separator: "/")
    }
}
