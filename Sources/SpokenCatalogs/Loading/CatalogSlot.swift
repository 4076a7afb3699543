import SpokenDiagnostics
import SpokenModel

/// A file of a catalog, read when it is first needed.
package final class CatalogSlot: Sendable {
    package let path: String
    package let format: CatalogFormat
    package let table: String
    package let isBase: Bool
    private let pathLanguage: LanguageTag?
    private let loaded: Guarded<LoadedFile?>

    init(_ file: CatalogFile) {
        path = file.path
        format = file.format
        table = file.table
        isBase = file.isBase
        pathLanguage = file.language
        loaded = Guarded(LoadedFile(file))
    }

    init(path: String) {
        let place = CatalogPath(path)
        self.path = path
        format = CatalogFormat(path: path) ?? .strings
        table = place.table
        isBase = place.isBase
        pathLanguage = place.language
        loaded = Guarded(nil)
    }

    /// Rules override plain strings of the same table and language.
    var rank: Int {
        switch format {
        case .stringsdict: 0
        case .xcstrings: 1
        case .strings: 2
        }
    }

    /// The languages of its strings; empty for a file of no known language, such as one in `Base.lproj`.
    var languages: [LanguageTag] {
        if format == .xcstrings { return load().languages }
        return pathLanguage.map { [$0] } ?? []
    }

    /// The file when it has been read already.
    var loadedFile: LoadedFile? { loaded.withLock { $0 } }

    package func load() -> LoadedFile {
        loaded.withLock { value in
            if let value { return value }
            let file = LoadedFile(read())
            value = file
            return file
        }
    }

    private func read() -> CatalogFile {
        do throws(CatalogFileError) {
            return CatalogFile(bytes: try FileBytes.read(path), path: path)
        } catch {
            return CatalogFile(unreadable: path, error: error)
        }
    }
}

extension CatalogFile {
    /// A file without entries that says why it could not be read.
    init(unreadable path: String, error: CatalogFileError) {
        let place = CatalogPath(path)
        let start = SourceLocation(line: 1, column: 1)
        self.init(
            path: path, format: CatalogFormat(path: path) ?? .strings, table: place.table, language: place.language,
            isBase: place.isBase, sourceLanguage: nil, version: nil,
            source: CatalogSource(bytes: [], text: [], encoding: .utf8), entries: [], localizations: [],
            diagnostics: [
                Diagnostic(
                    rule: "unreadable-file", severity: .error, file: path, span: SourceSpan(0, 0), start: start,
                    end: start, message: error.description)
            ])
    }
}
