public import SpokenDiagnostics

/// Everything that a report shows. It knows nothing of the linter: rules and sources arrive as values.
///
/// ```swift
/// let report = Report(diagnostics: findings, rules: descriptions, fileCount: 12, toolVersion: "1.0.0")
/// print(ReportFormat.concise.render(report))
/// // ru.lproj/Shop.strings:3:12: error: … [mixed-script]
/// ```
public struct Report: Sendable {
    /// In the order in which they are printed; see `Diagnostic.precedes`.
    public var diagnostics: [Diagnostic]
    /// Rules that may have been run; reports describe those that found something.
    public var rules: [RuleDescription]
    /// How many files were checked.
    public var fileCount: Int
    /// How many findings a baseline or a comment hides.
    public var suppressedCount: Int
    /// What `text` prints one by one; it only counts what matters less.
    public var leastShown: Severity
    /// How many columns `text` may take; nil where lines are not wrapped.
    public var columns: Int?
    /// The version of the program that checked: "0.2.0".
    public var toolVersion: String
    /// The UTF-8 text of a file that the spans count in; nil where there is none (a binary file, a folder).
    public var source: @Sendable (_ file: String) -> [UInt8]?

    /// Everything that a run found, for each of the formats.
    public init(
        diagnostics: [Diagnostic], rules: [RuleDescription] = [], fileCount: Int = 0, suppressedCount: Int = 0,
        leastShown: Severity = .info, columns: Int? = nil, toolVersion: String = "0",
        source: @escaping @Sendable (_ file: String) -> [UInt8]? = { _ in nil }
    ) {
        self.diagnostics = diagnostics
        self.rules = rules
        self.fileCount = fileCount
        self.suppressedCount = suppressedCount
        self.leastShown = leastShown
        self.columns = columns
        self.toolVersion = toolVersion
        self.source = source
    }

    /// How many findings have this severity.
    public func count(of severity: Severity) -> Int {
        diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
    }

    /// How many findings carry a fix that can be applied.
    public var fixableCount: Int { count(ofFixes: .safe) + count(ofFixes: .unsafe) }

    func count(ofFixes applicability: Fix.Applicability) -> Int {
        diagnostics.reduce(0) { $0 + ($1.fix?.applicability == applicability ? 1 : 0) }
    }

    /// The findings by file, in order.
    var files: [(path: String, diagnostics: ArraySlice<Diagnostic>)] {
        var result: [(path: String, diagnostics: ArraySlice<Diagnostic>)] = []
        var start = diagnostics.startIndex
        for index in diagnostics.indices {
            let next = diagnostics.index(after: index)
            guard next == diagnostics.endIndex || diagnostics[next].file != diagnostics[index].file else { continue }
            result.append((diagnostics[index].file, diagnostics[start..<next]))
            start = next
        }
        return result
    }
}
