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
}
