import SpokenCatalogs

/// Files that are checked together: those of one folder of languages always are, since they are compared.
enum LintBatch {
    /// How many bytes a batch has at least: enough for every core, and no more in memory than needed.
    static let size = 2 << 20

    /// The files in groups, in their order.
    static func batches(_ sources: [LintSource]) -> [[LintSource]] {
        var order: [String] = []
        var byFolder: [String: [LintSource]] = [:]
        for source in sources {
            // What belongs to no folder of languages belongs to no other file either, but for a String Catalog beside
            // such folders.
            let format = CatalogFormat(named: source.path)
            let isCatalog = format == .xcstrings
            let folder =
                format?.definition.place(of: source.path).folder
                ?? (isCatalog ? LintProject.parent(ofPath: source.path) : source.path)
            if byFolder[folder] == nil { order.append(folder) }
            byFolder[folder, default: []].append(source)
        }
        var result: [[LintSource]] = []
        var batch: [LintSource] = []
        var weight = 0
        for folder in order {
            let files = byFolder[folder] ?? []
            batch += files
            weight = files.reduce(weight) { $0 &+ $1.size }
            guard weight >= size else { continue }
            result.append(batch)
            batch = []
            weight = 0
        }
        if !batch.isEmpty { result.append(batch) }
        return result
    }
}
