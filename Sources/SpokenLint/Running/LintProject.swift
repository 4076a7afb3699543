import SpokenCatalogs

/// Files, grouped by table.
enum LintProject {
    /// The documents of one table.
    struct Group: Sendable {
        var documents: [LintDocument] = []
        var folderLanguages: Set<String> = []
        /// The String Catalog of the same name beside the folders of languages.
        var catalog: LintDocument?

        /// How much work it is to compare them.
        var weight: Int { documents.reduce(0) { $0 + $1.messages.count } }
    }

    /// The documents by table, in the order of their first file.
    static func groups(_ documents: [LintDocument]) -> [Group] {
        var indices: [String: Int] = [:]
        var groups: [Group] = []
        var groupFolders: [String?] = []
        var languages: [String: Set<String>] = [:]
        for document in documents {
            let folder = document.catalog.folder
            let key = folder.map { $0 + "/" + document.catalog.table } ?? document.catalog.path
            if let index = indices[key] {
                groups[index].documents.append(document)
            } else {
                indices[key] = groups.count
                groups.append(Group(documents: [document]))
                groupFolders.append(folder)
            }
            if let folder { languages[folder, default: []].formUnion(document.languages) }
        }
        for (index, folder) in groupFolders.enumerated() {
            if let folder { groups[index].folderLanguages = languages[folder] ?? [] }
        }
        for document in documents where document.catalog.format == .xcstrings {
            let table = parent(ofPath: document.catalog.path) + "/" + document.catalog.table
            if let index = indices[table] { groups[index].catalog = document }
        }
        return groups
    }

    static func table(_ group: Group, _ configuration: LintConfiguration) -> LintTable {
        LintTable(
            name: group.documents.first?.catalog.table ?? "", documents: group.documents,
            folderLanguages: group.folderLanguages, catalog: group.catalog, configuration: configuration)
    }

    /// The folder in which a file stands; empty for the one that paths are given from.
    static func parent(ofPath path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }
}
