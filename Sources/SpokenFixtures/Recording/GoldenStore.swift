import SpokenModel

/// A folder of golden files, one for each case.
public struct GoldenStore: Sendable {
    /// The end of the name of every golden file.
    public static let suffix = ".golden.txt"

    /// One golden file holds several languages, and tests run side by side: reading and writing are one step.
    private static let turn = Guarded(())

    /// The folder.
    public let folder: String

    /// The golden files of a folder.
    public init(_ folder: String) {
        self.folder = folder
    }

    /// The path of a case's file.
    ///
    /// - Throws: `FixtureFileError` for a name that leads out of the folder, or a folder that a link leads out of its
    ///   package.
    public func path(_ name: String) throws(FixtureFileError) -> String {
        try Self.check(name)
        let path = folder + "/" + name + Self.suffix
        // A link in the folder may lead elsewhere: the deepest folder that is there must lie in the package.
        var existing = FixtureFiles.folder(of: path)
        while FixtureFiles.realPath(existing) == nil, existing != ".", existing != "/" {
            existing = FixtureFiles.folder(of: existing)
        }
        if let real = FixtureFiles.realPath(existing), let root = PackageRoot.above(folder),
            real != root, !real.hasPrefix(root + "/")
        {
            throw .outside(path: path, root: root)
        }
        return path
    }

    private static func check(_ name: String) throws(FixtureFileError) {
        let steps = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, name.utf8.count <= 200 else { throw .badName(name) }
        for step in steps {
            guard !step.isEmpty, !step.hasPrefix("."),
                step.unicodeScalars.allSatisfy({
                    $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_. ".unicodeScalars.contains($0)
                })
            else { throw .badName(name) }
        }
    }

    /// Reads a case's file; nil when it is not there.
    public func read(_ name: String) throws -> GoldenFile? {
        let path = try path(name)
        guard FixtureFiles.kind(path) != .missing else { return nil }
        return try GoldenFile(try FixtureFiles.read(path), path: path)
    }

    /// Compares one section of a case with its golden file, and records it as the mode wants.
    ///
    /// The other sections of the file stay as they are. A file that is no golden file is never overwritten.
    public func compare(
        _ section: GoldenSection, of name: String, columns: [String], mode: RecordMode
    ) throws -> GoldenOutcome {
        let path = try path(name)
        return try Self.turn.withLock { _ in
            GoldenVisits.add(path)
            var file = try read(name) ?? GoldenFile(name, columns: columns)
            let golden = file.columns == columns ? file.section(section.name) : nil
            if let golden, golden.rows == section.rows, mode != .all { return .matches }
            if mode == .all || (golden == nil && mode == .missing) || mode == .failed {
                if golden?.rows == section.rows, file.columns == columns { return .matches }
                file.columns = columns
                file.put(section)
                try FixtureFiles.writeAtomically(Array(file.text.utf8), to: path)
                return .recorded(path: path, wasThere: golden != nil)
            }
            guard let golden else { return .missing(path: path) }
            return Self.difference(golden, section, path: path)
        }
    }

    static func difference(_ golden: GoldenSection, _ now: GoldenSection, path: String) -> GoldenOutcome {
        let diff = LineDiff(from: golden.rows.map(GoldenFile.line), to: now.rows.map(GoldenFile.line))
        let first = zip(golden.rows, now.rows).first { $0 != $1 }?.0 ?? golden.rows.last
        return .differs(path: path, line: first?.line ?? 0, diff: diff.text())
    }

    /// The golden files of the folder, as paths from it.
    public func files() throws(FixtureFileError) -> [String] {
        try FixtureFiles.list(folder).filter { $0.hasSuffix(Self.suffix) }
    }

    /// The golden files that no comparison of this process has asked for, as paths from the folder.
    ///
    /// Meaningful when every test has run; the files are reported, never removed.
    public func obsoleteFiles() throws(FixtureFileError) -> [String] {
        let visited = GoldenVisits.paths
        return try files().filter { !visited.contains(folder + "/" + $0) }
    }
}
