import SpokenCatalogs
import SpokenLint

/// The files that a file is compared with and that nobody named: for `ru.lproj/Shop.strings` alone, the same table of the
/// source language, and the .stringsdict of its own language.
enum SourceContext {
    /// - Parameter language: that of the source; nil takes `Base` and `en`.
    static func files(beside sources: [LintSource], language: String?) -> [LintSource] {
        var known = Set(sources.map(\.path))
        // A folder of languages whose source is there needs nothing.
        let folders = Set(sources.lazy.compactMap { Self.folder(of: $0.path) })
        var result: [LintSource] = []
        for source in sources {
            let parts = source.path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj"), let name = parts.last,
                let dot = name.lastIndex(of: "."), CatalogFormat(path: String(name)) != nil
            else { continue }
            let own = parts.dropLast().joined(separator: "/")
            let folder = parts.dropLast(2).map { $0 + "/" }.joined()
            let names =
                language.map { [$0, $0.split(separator: "-").joined(separator: "_"), "Base"] } ?? ["Base", "en"]
            let sourceFolders = names.map { "\(folder)\($0).lproj" }
            guard !sourceFolders.contains(where: { folders.contains($0[...]) }) else { continue }
            let table = name[..<dot]
            for place in sourceFolders + [own] {
                for ending in ["strings", "stringsdict"] {
                    add("\(place)/\(table).\(ending)", to: &result, &known)
                }
            }
            add("\(folder)\(table).xcstrings", to: &result, &known)
        }
        return result
    }

    private static func folder(of path: String) -> Substring? {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
    }

    private static func add(_ path: String, to result: inout [LintSource], _ known: inout Set<String>) {
        guard !known.contains(path), let status = try? FileBytes.status(of: path), status.kind == .file,
            status.size <= CatalogSource.maximumLength
        else { return }
        known.insert(path)
        result.append(LintSource(path: path, size: status.size))
    }
}
