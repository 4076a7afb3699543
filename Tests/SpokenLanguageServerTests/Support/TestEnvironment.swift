import SpokenLanguageServer
import SpokenLint

/// A project with one setting and no files but those that are open.
struct TestEnvironment: ServerEnvironment {
    var configuration = LintConfiguration()
    let version = "1.0"

    func settings(ofFolder folder: String) -> WorkspaceSettings {
        var settings = WorkspaceSettings()
        settings.configuration = configuration
        return settings
    }

    func settings(configuration path: String, text: [UInt8]) -> WorkspaceSettings? { nil }

    func files(below folder: String) -> [String] { [] }

    func isExcluded(_ path: String, by settings: WorkspaceSettings) -> Bool { path.contains("/excluded/") }
}
