import SpokenCatalogs

/// Writes files whole or not at all, with the folders that are missing.
enum OutputFile {
    static func write(_ text: String, to path: String) throws(CommandFailure) {
        try write(Array(text.utf8), to: path)
    }

    static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        try write(to: path) { $0.write(bytes) }
    }

    /// The same for bytes that are made piece by piece.
    static func write(to path: String, _ body: (FileSink) -> Void) throws(CommandFailure) {
        try CommandFailure.wrapping { () throws(CatalogFileError) in
            if let slash = path.lastIndex(of: "/") { try FileBytes.makeFolder(String(path[..<slash])) }
            try FileBytes.writeAtomically(to: path, body)
        }
    }
}
