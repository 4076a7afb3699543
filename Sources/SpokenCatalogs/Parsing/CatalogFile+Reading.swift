import SpokenDiagnostics
import SpokenModel

extension CatalogFile {
    /// Reads the bytes of a file. The path is not opened: it names the format, the table and the language.
    ///
    /// - Parameters:
    ///   - bytes: what the file holds, in UTF-8 or UTF-16.
    ///   - path: where it lies, such as `ru.lproj/Localizable.strings`.
    ///   - format: taken from the path when nil; a path of no known ending is read as .strings.
    public init(bytes: [UInt8], path: String, format: CatalogFormat? = nil) {
        self.init(bytes: bytes, path: path, format: format, language: nil)
    }

    /// The same file with the texts of a language, where neither its path nor what stands in it names one.
    package func with(language: LanguageTag) -> CatalogFile {
        CatalogFile(bytes: source.text, path: path, format: format, language: language)
    }

    private init(bytes: [UInt8], path: String, format: CatalogFormat?, language: LanguageTag?) {
        let format = format ?? CatalogFormat(named: path) ?? .strings
        let definition = format.definition
        let (source, sourceProblems) = SourceReader.read(bytes, fallsBackToLatin1: definition.fallsBackToLatin1)
        var place = definition.place(of: path)
        place.language = place.language ?? language
        let start = source.encoding == .utf8WithMark ? 3 : 0
        var records = source.text.withUnsafeBufferPointer {
            definition.read($0, start: start, source: source, place: place)
        }
        records.stored.finish()
        records.problems = sourceProblems + records.problems
        self.init(
            path: path, format: format, place: place, records: records, source: source.with(records.stored),
            diagnostics: Self.diagnostics(records, source: source, path: path))
    }

    private static func diagnostics(
        _ records: CatalogRecords, source: CatalogSource, path: String
    ) -> [Diagnostic] {
        guard !records.problems.isEmpty else { return [] }
        let lines = source.makeLineTable()
        let source = source.with(records.stored)
        let entries = records.entries.sorted { $0.span.start < $1.span.start }
        return records.problems.map { problem in
            var diagnostic = source.diagnostic(
                problem.rule, problem.severity, path: path, span: SourceSpan(problem.start, problem.end),
                message: problem.message, lines: lines)
            if let entry = entry(at: problem.start, in: entries) { diagnostic.key = source.string(entry.key) }
            return diagnostic
        }
    }

    /// The entry that a place lies in.
    private static func entry(at offset: Int, in entries: [CatalogEntry]) -> CatalogEntry? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].span.start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, offset < entries[low - 1].span.end else { return nil }
        return entries[low - 1]
    }
}
