import SpokenCatalogs

/// Paths as text. Only the working folder is asked of the disk.
enum PathText {
    /// From the root, without `.`, `..` and double slashes.
    ///
    ///     PathText.absolute("../b/./c", in: "/home/a")  // "/home/b/c"
    static func absolute(_ path: String, in folder: String = workingFolder) -> String {
        var names: [Substring] = []
        for name in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// The folder that a path from the root stands in; the root stands in itself.
    static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The folder that the command was called in; the root when it is there no more.
    static var workingFolder: String { FileBytes.realPath(".") ?? "/" }
}
