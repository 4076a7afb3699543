import SpokenCatalogs
import SpokenLanguageServer
import SpokenLint

/// What editors are told is what `check` says: the same configuration, the same files.
struct ProjectEnvironment: ServerEnvironment {
    var version: String { Version.number }

    func settings(ofFolder folder: String) -> WorkspaceSettings {
        var result = WorkspaceSettings()
        if let path = ConfigurationFile.find(from: folder) {
            do {
                result = try Self.settings(ConfigurationFile(path: path))
            } catch {
                result.problem = error.message
            }
            result.path = path
        }
        if result.configuration.sourceLanguage == nil {
            result.configuration.projectLanguage = ProjectLanguage.find(from: folder)
        }
        return result
    }

    func settings(configuration path: String, text: [UInt8]) -> WorkspaceSettings? {
        guard let file = try? ConfigurationFile(path: path, text) else { return nil }
        return try? Self.settings(file)
    }

    func files(below folder: String) -> [String] {
        let settings = settings(ofFolder: folder)
        var finder = StringFileFinder(excluded: settings.excluded)
        finder.find([folder])
        return finder.files.map(\.path)
    }

    func isExcluded(_ path: String, by settings: WorkspaceSettings) -> Bool {
        StringFileFinder(excluded: settings.excluded).isExcluded(path)
    }

    private static func settings(_ file: ConfigurationFile) throws(CommandFailure) -> WorkspaceSettings {
        var result = WorkspaceSettings()
        result.configuration = file.configuration
        result.excluded = file.excluded
        if let font = file.fontPath { result.configuration.font = try FontFile.read(font) }
        return result
    }
}
