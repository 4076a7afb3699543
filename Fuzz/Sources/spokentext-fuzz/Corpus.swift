import Foundation

/// Real files to start from.
enum Corpus {
    /// Larger files slow every input down.
    private static let maximumSize = 8192

    /// What the small files below a folder hold for a target: different inputs, the smallest first, at most 2,000.
    static func inputs(below folder: String, for target: any FuzzTarget) -> [[UInt8]] {
        let endings = target.endings
        guard !endings.isEmpty, let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: Set<[UInt8]> = []
        while let path = walker.nextObject() as? String {
            guard endings.contains(where: { path.hasSuffix("." + $0) }),
                let bytes = readFile("\(folder)/\(path)"), bytes.count <= maximumSize
            else { continue }
            result.formUnion(target.inputs(in: bytes))
        }
        // By their bytes among those of one size, so that a run can be repeated.
        let sorted = result.sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
        return Array(sorted.prefix(2000))
    }
}
