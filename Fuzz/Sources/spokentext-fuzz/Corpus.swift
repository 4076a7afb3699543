import Foundation

/// Real files to start from.
enum Corpus {
    /// Larger files slow every input down.
    private static let maximumSize = 8192

    /// The small files below a folder with one of the endings, the smallest first, at most 2,000.
    static func files(below folder: String, endings: [String]) -> [[UInt8]] {
        guard !endings.isEmpty, let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: [[UInt8]] = []
        while let path = walker.nextObject() as? String {
            guard endings.contains(where: { path.hasSuffix("." + $0) }),
                let bytes = readFile("\(folder)/\(path)"), bytes.count <= maximumSize
            else { continue }
            result.append(bytes)
        }
        return Array(result.sorted { $0.count < $1.count }.prefix(2000))
    }
}
