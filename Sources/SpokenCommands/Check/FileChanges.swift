import Foundation

/// The times at which the string files below some paths were changed.
enum FileChanges {
    static func snapshot(_ paths: [String]) -> [String: Date] {
        var finder = StringFileFinder(excluded: [])
        finder.find(paths)
        var result: [String: Date] = [:]
        for (file, _) in finder.files {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            result[file] = attributes?[.modificationDate] as? Date
        }
        return result
    }
}
