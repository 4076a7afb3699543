import SpokenCatalogs
import SpokenLint

/// Files that are checked by the same settings.
final class Project {
    let settings: WorkspaceSettings
    let session: LintSession
    /// When each file on disk was changed that has been read from there.
    var read: [String: [Int]] = [:]

    /// When the configuration was changed that has been read.
    private let modification: [Int]?

    init?(_ settings: WorkspaceSettings) {
        guard let linter = try? Linter(settings.configuration) else { return nil }
        self.settings = settings
        modification = settings.path.flatMap { FileBytes.modification(of: $0) }
        session = LintSession(linter)
    }

    /// False when the configuration file is another one now.
    var isCurrent: Bool { settings.path.flatMap { FileBytes.modification(of: $0) } == modification }
}
