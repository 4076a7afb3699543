import SpokenCatalogs
import SpokenLint

/// The patterns of one `.gitignore`.
struct GitIgnore {
    private struct Pattern {
        let globs: [GlobPattern]
        let isNegated: Bool
        let onlyFolders: Bool
    }

    /// With a slash at the end; empty for the working folder.
    private let prefix: String
    private let patterns: [Pattern]

    /// Nil when the folder has no such file, or an empty one.
    init?(folder: String) {
        let path = folder == "." ? ".gitignore" : "\(folder)/.gitignore"
        guard let bytes = try? FileBytes.read(path) else { return nil }
        prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
        patterns = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(Self.pattern)
        if patterns.isEmpty { return nil }
    }

    /// The files in the folders above, up to the root of the repository.
    static func above(_ folder: String) -> [GitIgnore] {
        var result: [GitIgnore] = []
        var current = folder
        // A path without a folder in it says nothing about what is above.
        while let slash = current.lastIndex(of: "/"), slash > current.startIndex {
            if (try? FileBytes.kind(of: current + "/.git")) != nil { return result }
            current = String(current[..<slash])
            if let file = GitIgnore(folder: current) { result.insert(file, at: 0) }
        }
        if folder != ".", !folder.hasPrefix("/"), !folder.hasPrefix(".."), let file = GitIgnore(folder: ".") {
            result.insert(file, at: 0)
        }
        return result
    }

    /// The last pattern that matches decides, and a deeper file over a higher one.
    static func isIgnored(_ path: String, isFolder: Bool, by files: [GitIgnore]) -> Bool {
        for file in files.reversed() {
            guard path.hasPrefix(file.prefix) else { continue }
            let inner = String(path.dropFirst(file.prefix.count))
            for pattern in file.patterns.reversed() where isFolder || !pattern.onlyFolders {
                if pattern.globs.contains(where: { $0.matches(inner) }) { return !pattern.isNegated }
            }
        }
        return false
    }

    private static func pattern(_ line: Substring) -> Pattern? {
        var text = line[...]
        while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text = text.dropLast() }
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        let isNegated = text.hasPrefix("!")
        if isNegated || text.hasPrefix("\\") { text = text.dropFirst() }
        let onlyFolders = text.hasSuffix("/")
        if onlyFolders { text = text.dropLast() }
        guard !text.isEmpty else { return nil }
        let isAnchored = text.contains("/")
        if text.hasPrefix("/") { text = text.dropFirst() }
        let globs = isAnchored ? [GlobPattern(String(text))] : [GlobPattern("**/" + text)]
        return Pattern(globs: globs, isNegated: isNegated, onlyFolders: onlyFolders)
    }
}
