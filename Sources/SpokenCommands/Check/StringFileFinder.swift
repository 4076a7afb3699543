import SpokenCatalogs
import SpokenLint

/// Finds the files to check below paths: folders, files, globs and Xcode projects.
struct StringFileFinder {
    /// The code of others, and what is built of it: nobody mends findings there. Who names such a folder has it checked.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
    ]

    private let excluded: [GlobPattern]
    private var seenFolders = Set<[UInt64]>()
    private var seenFiles = Set<String>()
    private(set) var files: [(path: String, size: Int)] = []
    /// One line for each path that could not be read.
    private(set) var failures: [String] = []
    private var progress: (Int) -> Void = { _ in }

    init(excluded: [String]) {
        self.excluded = excluded.flatMap {
            [GlobPattern($0), GlobPattern("**/" + $0), GlobPattern("**/" + $0 + "/**")]
        }
    }

    /// - Parameter progress: told how many more files and folders were looked at.
    mutating func find(_ paths: [String], progress: @escaping (Int) -> Void = { _ in }) {
        self.progress = progress
        for path in paths { find(path) }
    }

    /// True for a path that the configuration leaves out.
    func isExcluded(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

    private mutating func find(_ path: String) {
        let path = Self.tidy(path)
        do {
            let status = try FileBytes.status(of: path)
            switch status.kind {
            case .folder:
                // A project is a folder of settings: the strings are beside it.
                let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
                let folder = isProject ? Self.parent(of: path) : path
                walk(folder, GitIgnore.above(folder))
            case .file, .pipe, .other:
                if let refusal = LintInput.refusal(ofPath: path) { return failures.append(refusal) }
                add(path, status.size)
            }
        } catch {
            if path.contains("*") || path.contains("?") {
                expand(path)
            } else {
                failures.append("\(error)")
            }
        }
    }

    /// A glob that the shell did not expand.
    private mutating func expand(_ pattern: String) {
        let fixed = pattern.prefix { $0 != "*" && $0 != "?" }
        let folder = fixed.lastIndex(of: "/").map { String(fixed[..<$0]) } ?? "."
        var inner = self
        inner.files = []
        inner.find(folder.isEmpty ? "/" : folder)
        let glob = GlobPattern(pattern)
        let found = inner.files.filter { glob.matches($0.path) }
        if found.isEmpty { failures.append("no string file matches '\(pattern)'") }
        for file in found { add(file.path, file.size) }
    }

    private mutating func add(_ path: String, _ size: Int) {
        guard !isExcluded(path), seenFiles.insert(path).inserted else { return }
        // No app has a larger one: something else lies in its place, and is not read.
        let most = CatalogSource.maximumLength
        guard size <= most else {
            failures.append(
                "'\(FileName.shown(path))' has \(size >> 20) MB; string files of up to \(most >> 20) MB are checked")
            return
        }
        files.append((path, size))
    }

    private mutating func walk(_ folder: String, _ ignores: [GitIgnore]) {
        // Links may lead back to a folder above.
        guard seenFolders.insert(FileBytes.identity(of: folder)).inserted else { return }
        var ignores = ignores
        if let own = GitIgnore(folder: folder) { ignores.append(own) }
        let entries: [(name: String, kind: FileBytes.Kind?)]
        do { entries = try FileBytes.entries(in: folder) } catch {
            failures.append("\(error)")
            return
        }
        progress(entries.count)
        let bases = FormatRegistry.bases(among: entries.lazy.map(\.name))
        for (name, kind) in entries {
            let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
            let isWanted = LintInputKind(path: path) != nil || bases.contains(name)
            // Most files of a project hold no strings: they are passed over without a look at them.
            if let kind, kind != .folder, !isWanted { continue }
            guard let status = kind == .folder ? (kind: .folder, size: 0) : try? FileBytes.status(of: path) else {
                if isWanted { failures.append("cannot read '\(FileName.shown(path))': the link leads nowhere") }
                continue
            }
            if status.kind == .folder {
                guard !Self.foreignFolders.contains(name), !GitIgnore.isIgnored(path, isFolder: true, by: ignores),
                    !isExcluded(path)
                else { continue }
                walk(path, ignores)
            } else if isWanted, status.kind == .file, !GitIgnore.isIgnored(path, isFolder: false, by: ignores) {
                add(path, status.size)
            }
        }
    }

    /// Without `./` at the start and slashes at the end.
    private static func tidy(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./"), path.utf8.count > 2 { path = path.dropFirst(2) }
        while path.hasSuffix("/"), path.utf8.count > 1 { path = path.dropLast() }
        return path.isEmpty ? "." : String(path)
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
