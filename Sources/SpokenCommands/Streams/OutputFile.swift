import SpokenCatalogs

/// Writes files whole or not at all, with the folders that are missing.
enum OutputFile {
    static func write(_ text: String, to path: String) throws(CommandFailure) {
        try write(Array(text.utf8), to: path)
    }

    static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        try CommandFailure.wrapping { () throws(CatalogFileError) in
            if let slash = path.lastIndex(of: "/") { try FileBytes.makeFolder(String(path[..<slash])) }
            try FileBytes.writeAtomically(bytes, to: path)
        }
    }
}
