import SpokenCatalogs
import SpokenModel

/// The files that belong to a file, as far as their paths tell.
struct Siblings {
    /// The other files of its table, in all languages.
    var table: [String] = []
    /// The languages of all tables in the same folder.
    var folderLanguages: Set<String> = []
    /// The String Catalog of the same name beside the folders of languages.
    var catalog: String?

    /// - Parameter open: paths of texts that are open and may not be saved yet.
    init(of path: String, open: some Sequence<String>) {
        guard let format = CatalogFormat(path: path) else { return }
        let place = format.definition.place(of: path)
        guard let folder = place.folder else { return }
        let files = Self.files(in: folder)
        for other in Set(files).union(open).sorted() {
            guard let format = CatalogFormat(path: other) else { continue }
            let otherPlace = format.definition.place(of: other)
            guard otherPlace.folder == folder else {
                if format == .xcstrings, otherPlace.table == place.table, Self.folder(of: other) == folder {
                    catalog = other
                }
                continue
            }
            if let language = otherPlace.language { folderLanguages.insert(language.description) }
            if otherPlace.table == place.table, other != path { table.append(other) }
        }
    }

    /// The files of a folder and of those in it: no format lays the languages of a table out deeper.
    private static func files(in folder: String) -> [String] {
        guard let entries = try? FileBytes.entries(in: folder) else { return [] }
        var result: [String] = []
        for entry in entries.prefix(limit) {
            let path = join(folder, entry.name)
            switch entry.kind {
            case .file: result.append(path)
            case .folder:
                let names = (try? FileBytes.names(in: path)) ?? []
                result += names.prefix(limit).map { join(path, $0) }
            case nil: result.append(path)
            default: break
            }
        }
        return result
    }

    /// No project has more languages; some folders hold a disk.
    private static let limit = 2000

    static func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : "\(folder)/\(name)" }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
