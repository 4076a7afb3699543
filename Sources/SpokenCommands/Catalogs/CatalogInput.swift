import SpokenCatalogs

/// Opens what a person names as a catalog: a file, a folder, a pipe, or `-` for standard input.
enum CatalogInput {
    static func open(_ path: String) throws(CommandFailure) -> StringCatalog {
        guard path == "-" || Self.isPipe(path) else {
            let catalog = try CommandFailure.wrapping { () throws(CatalogFileError) in
                try StringCatalog(path: path)
            }
            guard !catalog.tables.isEmpty else {
                throw CommandFailure("no \(FormatRegistry.names) below '\(path)'")
            }
            return catalog
        }
        // A pipe has no ending: what it holds says which format it is.
        let bytes = try InputFile.bytes(at: path)
        return StringCatalog(files: [CatalogFile(bytes: bytes, path: path, format: CatalogFormat(content: bytes))])
    }

    /// Writes to standard error what could not be read of the files that were opened so far: a key that is missing may
    /// stand behind an error.
    static func reportErrors(of catalog: StringCatalog) {
        for problem in catalog.diagnosticsOfLoadedFiles where problem.severity == .error {
            StandardError.write(
                "spokentext: \(problem.file):\(problem.start.line):\(problem.start.column): \(problem.message)\n")
        }
    }

    private static func isPipe(_ path: String) -> Bool { (try? FileBytes.kind(of: path)) == .pipe }
}
