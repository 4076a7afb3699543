/// The folder of the package that a file belongs to.
public enum PackageRoot {
    /// The nearest folder at or above the path that holds a `Package.swift`, else a `.git`; nil when there is none.
    public static func above(_ path: String) -> String? {
        var start = path
        while FixtureFiles.realPath(start) == nil {
            let parent = FixtureFiles.folder(of: start)
            guard parent != start else { return nil }
            start = parent
        }
        for mark in ["/Package.swift", "/.git"] {
            var folder = FixtureFiles.realPath(start) ?? start
            while true {
                if FixtureFiles.realPath(folder + mark) != nil { return folder }
                let parent = FixtureFiles.folder(of: folder)
                guard parent != folder else { break }
                folder = parent
            }
        }
        return nil
    }

    /// The same without following links: the longest beginning of the path that holds a `Package.swift`, else the path.
    public static func textual(_ path: String) -> String {
        var folder = FixtureFiles.folder(of: path)
        while true {
            if FixtureFiles.realPath(folder + "/Package.swift") != nil { return folder }
            let parent = FixtureFiles.folder(of: folder)
            guard parent != folder else { return path }
            folder = parent
        }
    }
}
