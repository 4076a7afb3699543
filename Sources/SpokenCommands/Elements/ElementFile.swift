import SpokenCatalogs
import SpokenElements

/// Reads files of elements from arguments.
enum ElementFile {
    /// A file, standard input, or a `.vodesign` folder with its document.
    static func read(_ path: String) throws -> ElementDocument {
        var path = path
        if path != "-", (try? FileBytes.kind(of: path)) == .folder {
            let names = ["document.json", "controls.json", "Frame/controls.json"]
            guard let inner = names.map({ path + "/" + $0 }).first(where: { (try? FileBytes.kind(of: $0)) != nil })
            else {
                throw CommandFailure("'\(path)' is a folder without a document.json or controls.json")
            }
            path = inner
        }
        let bytes = try InputFile.bytes(at: path)
        return try CommandFailure.wrapping { () throws(ElementDocumentError) in
            try ElementDocument(bytes, path: path == "-" ? "standard input" : path)
        }
    }
}
