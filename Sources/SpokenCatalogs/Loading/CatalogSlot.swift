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
        self.path = path
        format = CatalogFormat(named: path) ?? .strings
        let place = format.definition.place(of: path)
        table = place.table
        isBase = place.isBase
        pathLanguage = place.language
        loaded = Guarded(nil)
    }

    /// Rules override plain strings of the same table and language.
    var rank: Int { format.definition.rank }

    /// The languages of its strings; empty for a file of no known language, such as one in `Base.lproj`.
    var languages: [LanguageTag] {
        if format.definition.holdsLanguages { return load().languages }
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
        let format = CatalogFormat(named: path) ?? .strings
        let start = SourceLocation(line: 1, column: 1)
        self.init(
            path: path, format: format, place: format.definition.place(of: path), records: CatalogRecords(),
            source: CatalogSource(bytes: [], text: [], encoding: .utf8),
            diagnostics: [
                Diagnostic(
                    rule: "unreadable-file", severity: .error, file: path, span: SourceSpan(0, 0), start: start,
                    end: start, message: error.description)
            ])
    }
}
