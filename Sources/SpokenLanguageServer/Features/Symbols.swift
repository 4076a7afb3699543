import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// The keys of a project, to find by their name.
final class Symbols {
    private struct Key {
        let name: String
        let range: JSONValue
    }

    /// The keys of a file at a time.
    private struct Known {
        let modification: [Int]
        let container: String
        let isSource: Bool
        let keys: [Key]
    }

    /// A client shows no more of them.
    private static let most = 1000
    /// `Key` of LSP.
    private static let kind = 20

    private var known: [String: Known] = [:]

    /// - Parameter isCancelled: asked before each file.
    func answer(_ query: String, _ workspace: Workspace, isCancelled: () -> Bool) throws(ResponseError) -> [JSONValue] {
        let wanted = Array(query.lowercased().unicodeScalars)
        var paths = Set(workspace.documents.keys)
        for folder in workspace.folders { paths.formUnion(workspace.environment.files(below: folder)) }
        var found: [(rank: Int, name: String, JSONValue)] = []
        for path in paths.sorted() where CatalogFormat(path: path) != nil {
            if isCancelled() { throw .requestCancelled }
            guard let file = keys(of: path, workspace) else { continue }
            let uri = JSONValue.string(workspace.uri(path))
            for key in file.keys {
                guard let rank = Self.rank(key.name, wanted) else { continue }
                found.append(
                    (
                        rank * 2 + (file.isSource ? 0 : 1), key.name,
                        [
                            "name": .string(key.name), "kind": .number(Self.kind),
                            "containerName": .string(file.container), "location": ["uri": uri, "range": key.range],
                        ]
                    ))
            }
        }
        found.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
        return found.prefix(Self.most).map { $0.2 }
    }

    /// The keys of one file, in its order.
    static func document(_ file: CatalogFile, _ uri: String, isNested: Bool, _ positions: PositionMap) -> [JSONValue] {
        var positions = positions
        return file.entries.map { entry in
            let name = JSONValue.string(name(of: entry, in: file))
            let range = positions.range(of: entry.span)
            guard isNested else {
                return ["name": name, "kind": .number(kind), "location": ["uri": .string(uri), "range": range]]
            }
            return [
                "name": name, "kind": .number(kind), "range": range,
                "selectionRange": positions.range(of: entry.key.span),
            ]
        }
    }

    private func keys(of path: String, _ workspace: Workspace) -> Known? {
        let modification = workspace.documents[path] == nil ? FileBytes.modification(of: path) : nil
        if let modification, let known = known[path], known.modification == modification { return known }
        guard let bytes = workspace.documents[path]?.bytes ?? (try? FileBytes.read(path)),
            bytes.count <= CatalogSource.maximumLength
        else {
            known[path] = nil
            return nil
        }
        let file = CatalogFile(bytes: bytes, path: path)
        var positions = workspace.positions(of: file)
        let language = file.language?.description ?? (file.isBase ? "source" : "")
        let made = Known(
            modification: modification ?? [], container: language.isEmpty ? file.table : "\(file.table) · \(language)",
            isSource: file.isBase || language.isEmpty || language == "en",
            keys: file.entries.map { Key(name: Self.name(of: $0, in: file), range: positions.range(of: $0.key.span)) })
        known[path] = modification == nil ? nil : made
        return made
    }

    private static func name(of entry: CatalogEntry, in file: CatalogFile) -> String {
        let key = file.string(entry.key)
        return key.isEmpty ? "\"\"" : key
    }

    /// How well a name fits: 0 begins with what is sought, 1 holds it, 2 has its letters in this order; nil does not.
    static func rank(_ name: String, _ wanted: [Unicode.Scalar]) -> Int? {
        guard !wanted.isEmpty else { return 1 }
        let scalars = Array(name.lowercased().unicodeScalars)
        if scalars.starts(with: wanted) { return 0 }
        if scalars.firstRange(of: wanted) != nil { return 1 }
        var rest = wanted[...]
        for scalar in scalars where scalar == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty ? 2 : nil
    }
}
