/// Finds catalog files below a folder.
package enum CatalogPaths {
    private static let maximumDepth = 32

    /// The path itself when it is a file, else all catalog files below it, sorted; folders that links lead to twice
    /// are entered once, and hidden ones never.
    package static func find(_ path: String) throws(CatalogFileError) -> [String] {
        guard try FileBytes.kind(of: path) == .folder else { return [path] }
        var found: [String] = []
        var seen: Set<[UInt64]> = [FileBytes.identity(of: path)]
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var pending = [(path: root, depth: 0)]
        var isRoot = true
        while let (folder, depth) = pending.popLast() {
            let names: [String]
            if isRoot {
                names = try FileBytes.names(in: folder)
            } else {
                names = (try? FileBytes.names(in: folder)) ?? []
            }
            isRoot = false
            let bases = FormatRegistry.bases(among: names)
            for name in names {
                let child = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
                if CatalogFormat(path: child) != nil || bases.contains(name) {
                    if let kind = try? FileBytes.kind(of: child), kind == .folder { continue }
                    found.append(child)
                } else if depth < maximumDepth, let kind = try? FileBytes.kind(of: child), kind == .folder,
                    seen.insert(FileBytes.identity(of: child)).inserted
                {
                    pending.append((child, depth + 1))
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
