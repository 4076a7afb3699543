import SpokenCatalogs
import SpokenDiagnostics

/// Edits of several files, as the client takes them.
struct FileEdits {
    private var files: [(path: String, edits: [JSONValue])] = []
    private var created: [(path: String, text: String)] = []

    var isEmpty: Bool { files.isEmpty && created.isEmpty }

    /// - Parameter edits: in bytes of the text of the file.
    mutating func add(_ path: String, _ edits: [Fix.Edit], _ positions: PositionMap) {
        guard !edits.isEmpty else { return }
        var positions = positions
        let json: [JSONValue] = edits.sorted { $0.span.start < $1.span.start }.map { edit in
            ["range": positions.range(of: edit.span), "newText": .string(edit.replacement)]
        }
        files.append((path, json))
    }

    /// A file that is not there yet.
    mutating func create(_ path: String, _ text: String) { created.append((path, text)) }

    func json(_ workspace: Workspace, _ client: ClientCapabilities) -> JSONValue {
        guard client.takesDocumentChanges else {
            return ["changes": .object(files.map { (workspace.uri($0.path), .array($0.edits)) })]
        }
        var changes: [JSONValue] = []
        for file in created {
            let uri = JSONValue.string(workspace.uri(file.path))
            changes.append(["kind": "create", "uri": uri, "options": ["ignoreIfExists": true]])
            changes.append(Self.edit(uri, nil, [["range": Self.start, "newText": .string(file.text)]]))
        }
        for file in files {
            changes.append(
                Self.edit(.string(workspace.uri(file.path)), workspace.documents[file.path]?.version, file.edits))
        }
        return ["documentChanges": .array(changes)]
    }

    private static let start: JSONValue = [
        "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0],
    ]

    private static func edit(_ uri: JSONValue, _ version: Int?, _ edits: [JSONValue]) -> JSONValue {
        let version = version.map { JSONValue.number($0) } ?? .null
        return ["textDocument": ["uri": uri, "version": version], "edits": .array(edits)]
    }
}
