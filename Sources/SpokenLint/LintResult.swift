public import SpokenDiagnostics

/// What a run found.
public struct LintResult: Sendable {
    /// By file and place.
    public var diagnostics: [Diagnostic]
    /// How many findings comments in the files hide.
    public var suppressedCount: Int
    public var fileCount: Int
    /// Rules that failed inside.
    public var failures: [LintFailure]
    /// Files that could not be read: one line for each.
    package var unreadable: [String] = []
    /// The UTF-8 text of each file that has findings: what the spans count in.
    public var sources: [String: [UInt8]]

    public init(
        diagnostics: [Diagnostic] = [], suppressedCount: Int = 0, fileCount: Int = 0, failures: [LintFailure] = [],
        sources: [String: [UInt8]] = [:]
    ) {
        self.diagnostics = diagnostics
        self.suppressedCount = suppressedCount
        self.fileCount = fileCount
        self.failures = failures
        self.sources = sources
    }

    mutating func add(_ outcome: FileOutcome) {
        diagnostics += outcome.diagnostics
        suppressedCount += outcome.suppressedCount
        failures += outcome.failures
    }

    /// Keeps the texts of the files that have findings.
    mutating func addSources(of documents: [LintDocument]) {
        let files = Set(diagnostics.map(\.file))
        for document in documents
        where files.contains(document.catalog.path) && document.catalog.source.encoding != .binary {
            sources[document.catalog.path] = document.catalog.source.text
        }
    }

    /// Puts everything into the order of reports.
    mutating func sort() {
        diagnostics = Self.sorted(diagnostics)
        // A rule that fails in two pieces of a file is told once.
        failures = Set(failures).sorted { ($0.file, $0.rule, $0.reason) < ($1.file, $1.rule, $1.reason) }
    }

    /// Findings arrive in runs of one file, most of them in order: files are put in order, then what is in each.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var runs: [String: [Range<Int>]] = [:]
        var start = 0
        while start < diagnostics.count {
            let file = diagnostics[start].file
            var end = start + 1
            while end < diagnostics.count, diagnostics[end].file == file { end += 1 }
            runs[file, default: []].append(start..<end)
            start = end
        }
        var result: [Diagnostic] = []
        result.reserveCapacity(diagnostics.count)
        for (_, ranges) in runs.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            result += Diagnostic.inOrder(ranges.flatMap { diagnostics[$0] })
        }
        return result
    }
}
