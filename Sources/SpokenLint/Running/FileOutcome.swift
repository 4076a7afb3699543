import SpokenDiagnostics

/// What was found in one file.
struct FileOutcome: Sendable {
    var diagnostics: [Diagnostic] = []
    var suppressedCount = 0
    var failures: [LintFailure] = []

    /// Hides what comments in the file hide.
    mutating func suppress(_ suppressions: Suppressions) {
        let split = suppressions.split(diagnostics)
        diagnostics = split.kept
        suppressedCount += split.suppressedCount
    }
}
