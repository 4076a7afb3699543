import SpokenLint

/// Files that are checked by the same settings.
final class Project {
    let settings: WorkspaceSettings
    let session: LintSession
    /// When each file on disk was changed that has been read from there.
    var read: [String: [Int]] = [:]

    init?(_ settings: WorkspaceSettings) {
        guard let linter = try? Linter(settings.configuration) else { return nil }
        self.settings = settings
        session = LintSession(linter)
    }
}
