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
        let format = format ?? CatalogFormat(path: path) ?? .strings
        let (source, sourceProblems) = SourceReader.read(bytes)
        var records = source.text.withUnsafeBufferPointer { Self.parse($0, source: source, format: format) }
        records.problems = sourceProblems + records.problems
        let place = CatalogPath(path)
        self.init(
            path: path, format: format, table: place.table, language: place.language, isBase: place.isBase,
            sourceLanguage: records.sourceLanguage, version: records.version, source: source,
            entries: records.entries, localizations: records.localizations,
            diagnostics: Self.diagnostics(records.problems, source: source, path: path))
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, source: CatalogSource, format: CatalogFormat
    ) -> CatalogRecords {
        let start = source.encoding == .utf8WithMark ? 3 : 0
        if source.encoding == .binary {
            let tree = BinaryPlistParser.parse(bytes)
            return PropertyListReader.read(tree, source: source, allowsRules: format == .stringsdict)
        }
        switch format {
        case .xcstrings:
            return StringCatalogReader.read(JSONParser.parse(bytes, start: start), source: source)
        case .stringsdict:
            return PropertyListReader.read(
                XMLPlistParser.parse(bytes, start: start), source: source, allowsRules: true)
        case .strings:
            guard isXML(ByteReader(bytes), start) else { return StringsParser.parse(bytes, start: start) }
            return PropertyListReader.read(
                XMLPlistParser.parse(bytes, start: start), source: source, allowsRules: false)
        }
    }

    /// True when the first character that is no white space opens a tag.
    private static func isXML(_ reader: ByteReader, _ start: Int) -> Bool {
        var offset = start
        while offset < reader.count, reader[offset] <= 0x20 { offset += 1 }
        return reader.has("<?xml", at: offset) || reader.has("<!DOCTYPE", at: offset)
            || reader.has("<plist", at: offset)
    }

    private static func diagnostics(
        _ problems: [ParseProblem], source: CatalogSource, path: String
    ) -> [Diagnostic] {
        guard !problems.isEmpty else { return [] }
        let lines = source.makeLineTable()
        return problems.map { problem in
            source.diagnostic(
                problem.rule, problem.severity, path: path, span: SourceSpan(problem.start, problem.end),
                message: problem.message, lines: lines)
        }
    }
}
