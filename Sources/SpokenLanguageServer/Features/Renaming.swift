import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenMessages

/// A new name for a key in all languages, and for the key of its accessible text.
struct Renaming {
    let workspace: Workspace
    let client: ClientCapabilities
    let path: String
    let file: CatalogFile

    /// The key at a place and where it stands; nil where there is none.
    func place(at offset: Int) -> CatalogText? {
        guard file.source.encoding != .binary, Self.isKnown(path), let entry = file.entry(at: offset) else {
            return nil
        }
        return entry.key
    }

    func answer(
        at offset: Int, to name: String, isCancelled: () -> Bool
    ) throws(ResponseError) -> JSONValue {
        guard place(at: offset) != nil, let entry = file.entry(at: offset) else {
            throw .requestFailed("no key stands here")
        }
        let old = file.string(entry.key)
        guard !name.isEmpty else { throw .invalidParams("a key needs a name") }
        guard name != old else { return FileEdits().json(workspace, client) }
        let identity = file.identity(of: entry)
        let suffix = MessageOptions().accessibleSuffix
        var edits = FileEdits()
        for other in files() {
            if isCancelled() { throw .requestCancelled }
            guard let catalog = workspace.catalog(of: other) else { continue }
            var changes = try self.edits(identity, name, other, catalog)
            let spoken = [old + suffix] + identity.dropFirst()
            if !catalog.entries(spoken).isEmpty { changes += try self.edits(spoken, name + suffix, other, catalog) }
            edits.add(other, changes, workspace.positions(of: catalog))
        }
        return edits.json(workspace, client)
    }

    private static func isKnown(_ path: String) -> Bool { CatalogFormat(path: path)?.definition.isWritable ?? false }

    /// The files that have the key under the same name.
    private func files() -> [String] {
        let table = workspace.table(of: path)
        guard table.count == 1, file.folder == nil, file.format.definition.keysAreTexts,
            file.language != nil || file.isBase
        else { return table }
        // Files of gettext stand each for itself; the languages lie beside each other, or in folders of their own.
        var folder = Siblings.folder(of: path)
        if folder.hasSuffix("/LC_MESSAGES") { folder = Siblings.folder(of: Siblings.folder(of: folder)) }
        let others = workspace.environment.files(below: folder).filter {
            $0 != path && CatalogFormat(path: $0) == file.format
        }
        return table + others
    }

    /// The edits of one file; they are tried, and what does not lead to the new key is refused.
    private func edits(
        _ identity: [String], _ name: String, _ path: String, _ catalog: CatalogFile
    ) throws(ResponseError) -> [Fix.Edit] {
        let entries = catalog.entries(identity)
        guard !entries.isEmpty else { return [] }
        let shown = FileName.shown(path)
        guard catalog.entries([name] + identity.dropFirst()).isEmpty else {
            throw .requestFailed("'\(shown)' has a key '\(name)' already")
        }
        guard catalog.source.encoding != .binary else { throw .requestFailed("'\(shown)' is a binary property list") }
        let edits = entries.flatMap { catalog.edits(renaming: $0, to: name) }
        var text = catalog.source.text
        for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
            guard let range = edit.span.indices(inTextOf: text.count) else {
                throw .requestFailed("'\(shown)' has changed")
            }
            text.replaceSubrange(range, with: edit.replacement.utf8)
        }
        let new = CatalogFile(bytes: text, path: path, format: catalog.format)
        guard new.entries.count == catalog.entries.count,
            new.entries([name] + identity.dropFirst()).count == entries.count
        else { throw .requestFailed("the key cannot be written so in '\(shown)'") }
        return edits
    }
}
