import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenModel

/// The texts that are open, and the files on disk that belong to them.
///
/// What is open is taken from the editor, all else from the disk, where a file may change or vanish at any time: it is
/// looked at again whenever it is needed.
final class Workspace {
    let environment: any ServerEnvironment
    var encoding = PositionEncoding.utf16
    /// The folders that the client has opened.
    var folders: [String] = []
    private(set) var documents: [String: TextDocument] = [:]
    /// What was found in open texts, and not yet changed since.
    private(set) var findings: [String: [Diagnostic]] = [:]
    /// Messages for the user that nobody has shown yet.
    private(set) var problems: [String] = []
    private var projects: [String: Project] = [:]
    private var projectsByFolder: [String: Project] = [:]
    private var siblings: [String: Siblings] = [:]
    /// Open texts that the sessions have not read yet.
    private var stale: Set<String> = []

    init(_ environment: any ServerEnvironment) {
        self.environment = environment
    }

    // MARK: Changes

    func open(_ path: String, _ document: TextDocument) {
        documents[path] = document
        siblings = [:]
        touch(path)
    }

    /// - Returns: false when the text is not open or a change could not be understood.
    func change(_ path: String, version: Int?, _ changes: [JSONValue]) -> Bool {
        guard documents[path] != nil else { return false }
        touch(path)
        documents[path]?.version = version
        return documents[path]?.apply(changes, encoding) ?? false
    }

    func close(_ path: String) {
        documents[path] = nil
        siblings = [:]
        findings[path] = nil
        stale.remove(path)
        for project in projects.values {
            project.session.remove(path)
            project.read[path] = nil
        }
    }

    /// Files on disk came, went or changed.
    func filesChanged() { siblings = [:] }

    /// The configuration changed: everything is read anew.
    func settingsChanged() {
        projects = [:]
        projectsByFolder = [:]
        siblings = [:]
        findings = [:]
        stale = Set(documents.keys)
    }

    func takeProblems() -> [String] {
        defer { problems = [] }
        return problems
    }

    private func touch(_ path: String) {
        stale.insert(path)
        findings[path] = nil
    }

    // MARK: Files

    /// True for a file that `check` would read.
    static func isChecked(_ path: String) -> Bool { LintInputKind(path: path) != nil }

    func project(of path: String) -> Project? {
        let folder = Siblings.folder(of: path)
        if let known = projectsByFolder[folder] {
            if known.isCurrent { return known }
            settingsChanged()
        }
        let settings = environment.settings(ofFolder: folder.isEmpty ? folders.first ?? "/" : folder)
        let key = (settings.path ?? "") + "\u{0}" + (settings.configuration.projectLanguage ?? "")
        if let known = projects[key] {
            projectsByFolder[folder] = known
            return known
        }
        if let problem = settings.problem { problems.append(problem) }
        guard let project = Project(settings) else { return nil }
        projects[key] = project
        projectsByFolder[folder] = project
        return project
    }

    func siblings(of path: String) -> Siblings {
        if let known = siblings[path] { return known }
        let found = Siblings(of: path, open: documents.keys)
        siblings[path] = found
        return found
    }

    /// A file as it is now; nil where there is none.
    func catalog(of path: String) -> CatalogFile? {
        guard let project = project(of: path), refresh(path, in: project) else { return nil }
        return project.session.catalog(of: path)
    }

    /// Reads a file where that is needed; false where there is none.
    @discardableResult
    private func refresh(_ path: String, in project: Project) -> Bool {
        if let document = documents[path] {
            if stale.remove(path) != nil || !project.session.has(path) {
                project.session.set(LintInput(path: path, bytes: document.bytes))
                project.read[path] = nil
            }
            return true
        }
        let modification = FileBytes.modification(of: path)
        if project.session.has(path), let modification, project.read[path] == modification { return true }
        guard modification != nil, let status = try? FileBytes.status(of: path), status.kind == .file,
            status.size <= CatalogSource.maximumLength, let bytes = try? FileBytes.read(path)
        else {
            project.session.remove(path)
            project.read[path] = nil
            return false
        }
        project.session.set(LintInput(path: path, bytes: bytes))
        project.read[path] = modification
        return true
    }

    /// The files of a table that are there, with the one that is asked about.
    func table(of path: String) -> [String] {
        guard let project = project(of: path), refresh(path, in: project) else { return [] }
        let table = project.session.catalog(of: path)?.table
        let others = siblings(of: path).table.filter {
            refresh($0, in: project) && project.session.catalog(of: $0)?.table == table
        }
        return [path] + others
    }

    /// What is found in an open text now.
    func check(_ path: String) async -> [Diagnostic] {
        if let known = findings[path] { return known }
        guard let project = project(of: path), Self.isChecked(path),
            !environment.isExcluded(path, by: project.settings)
        else { return [] }
        let table = table(of: path)
        let siblings = siblings(of: path)
        let catalog = siblings.catalog.flatMap { refresh($0, in: project) ? $0 : nil }
        let found = await project.session.check(
            path, companions: Array(table.dropFirst()), folderLanguages: siblings.folderLanguages, catalog: catalog)
        if documents[path] != nil { findings[path] = found }
        return found
    }

    /// Open texts of the same table: what is found in them may have changed with one of them.
    func relatives(of path: String) -> [String] {
        let names = Set(siblings(of: path).table)
        return documents.keys.filter { names.contains($0) }.sorted()
    }

    /// What was found there is no longer known to hold.
    func forget(_ path: String) { findings[path] = nil }

    // MARK: Languages

    /// The tag of the language that a table is translated from; empty where nothing tells.
    func sourceLanguage(of path: String) -> String {
        project(of: path)?.session.sourceLanguage(among: table(of: path)) ?? ""
    }

    /// The tags of the languages of a file's localizations, in their order.
    func languages(of path: String) -> [String] { project(of: path)?.session.languages(of: path) ?? [] }

    // MARK: Places

    /// The URI by which the client knows a file.
    func uri(_ path: String) -> String { documents[path]?.uri ?? DocumentURI.uri(path) }

    func positions(of catalog: CatalogFile) -> PositionMap { PositionMap(catalog.source.text, encoding) }
}
