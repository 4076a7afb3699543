import SpokenCatalogs

/// The times at which the string files below some paths were changed.
enum FileChanges {
    static func snapshot(_ paths: [String]) -> [String: [Int]] {
        var finder = StringFileFinder(excluded: [])
        finder.find(paths)
        var result: [String: [Int]] = [:]
        for (file, _) in finder.files { result[file] = FileBytes.modification(of: file) }
        return result
    }
}
