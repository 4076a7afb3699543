import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// A file that is no catalog, read for the rules about single texts: elements of a screen, or a golden file.
struct TextFile {
    /// One text with what is known of it.
    struct Text {
        var key: String
        /// UTF-8 offsets in the file.
        var range: Range<Int>
        var string: String
        var isEscaped: Bool
        var spoken: SpokenKind
        /// The tag of its language; empty when unknown.
        var language: String
    }

    let path: String
    let bytes: [UInt8]
    private(set) var texts: [Text] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let lines: LineTable

    init(_ input: LintInput) {
        path = input.path
        bytes = input.bytes
        lines = LineTable(input.bytes)
    }

    mutating func add(_ text: Text) { texts.append(text) }

    /// Reports what the reader of the file found.
    mutating func report(_ rule: String, _ severity: Severity, at offset: Int, _ message: String) {
        let place = lines.location(of: offset)
        diagnostics.append(
            Diagnostic(
                rule: rule, severity: severity, file: path, span: SourceSpan(offset, offset), start: place, end: place,
                message: message))
    }

    /// The offset of a line's first byte.
    func offset(ofLine line: Int) -> Int { lines.lineSpan(line).start }

    var catalog: CatalogFile {
        CatalogFile(
            bytes, path: path, language: nil,
            texts: texts.map { CatalogFile.Text(key: $0.range, value: $0.range, isEscaped: $0.isEscaped) },
            diagnostics: diagnostics)
    }
}
