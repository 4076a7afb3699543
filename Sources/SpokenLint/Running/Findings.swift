import SpokenCatalogs
import SpokenDiagnostics

/// Collects what rules report about one file.
struct Findings {
    private let document: LintDocument
    private var catalog: CatalogFile { document.catalog }
    private let isBinary: Bool
    private var lines: LineTable?
    private(set) var diagnostics: [Diagnostic] = []
    var count: Int { diagnostics.count }
    /// The key that is looked at.
    var key: String?
    /// The language that is looked at; nil for the whole of a file of several languages.
    var language: String?

    init(_ document: LintDocument) {
        self.document = document
        isBinary = document.catalog.source.encoding == .binary
        language = document.catalog.language?.description
    }

    /// Reports at a place of the file.
    /// - Parameter severity: what it may be at most, where a rule knows that this finding matters less than others.
    mutating func report(
        at span: SourceSpan, _ message: String, fix: Fix? = nil, atMost severity: Severity = .error
    ) {
        // A text that was put together has room for twice as much, which a run of many findings would keep.
        let message = String(decoding: message.utf8, as: UTF8.self)
        diagnostics.append(
            Diagnostic(
                rule: "", severity: severity, file: catalog.path, span: span, start: location(of: span.start),
                end: location(of: span.end), message: message, fix: isBinary ? nil : fix, key: key,
                language: language))
    }

    /// Says whose findings those are that were reported since there were `start` of them.
    mutating func sign(from start: Int, _ active: ActiveRule) {
        for index in diagnostics.indices.dropFirst(start) {
            diagnostics[index].rule = active.description.id
            diagnostics[index].severity = min(diagnostics[index].severity, active.severity)
            diagnostics[index].certainty = active.description.certainty
        }
    }

    /// The line and column of an offset; in a binary file all is line 1.
    mutating func location(of offset: Int) -> SourceLocation {
        if isBinary { return SourceLocation(line: 1, column: offset + 1) }
        let table = lines ?? document.lineTable
        lines = table
        return table.location(of: offset)
    }

    /// Reports at UTF-8 offsets of a text, and offers a replacement for them.
    mutating func report(
        _ range: Range<Int>, of text: LintText, _ message: String, replacement: String? = nil,
        _ applicability: Fix.Applicability = .safe, atMost severity: Severity = .error
    ) {
        let span = catalog.source.span(ofUTF8: range, in: text.value)
        var fix: Fix?
        if let replacement, let written = catalog.escaped(replacement, for: text.value) {
            let title = replacement.isEmpty ? "remove it" : "write '\(replacement)'"
            fix = Fix(title, applicability, [Fix.Edit(span, written)])
        }
        report(at: span, message, fix: fix, atMost: severity)
    }

    /// Reports a whole text.
    mutating func report(_ text: LintText, _ message: String) {
        report(at: text.value.span, message)
    }
}
