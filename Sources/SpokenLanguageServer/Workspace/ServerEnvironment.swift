import SpokenLint

/// What the server asks of the program that it runs in: how projects are configured, and which files they have.
package protocol ServerEnvironment: Sendable {
    /// For the client's log.
    var version: String { get }

    /// How files in a folder are checked.
    func settings(ofFolder folder: String) -> WorkspaceSettings

    /// How they would be with another text of the configuration file; nil for a text that cannot be read.
    func settings(configuration path: String, text: [UInt8]) -> WorkspaceSettings?

    /// The files below a folder that `check` would read.
    func files(below folder: String) -> [String]

    /// True for a file that the configuration leaves out.
    func isExcluded(_ path: String, by settings: WorkspaceSettings) -> Bool
}

/// What a configuration file and a project say of the files in a folder.
package struct WorkspaceSettings: Sendable {
    /// The nearest `.spokentext.yml`; nil where there is none.
    package var path: String?
    package var configuration = LintConfiguration()
    package var excluded: [String] = []
    /// Why the file was not read, in one line; the rest then holds what is taken without it.
    package var problem: String?

    package init() {}
}
