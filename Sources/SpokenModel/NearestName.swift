/// Finds what a person probably meant: "did you mean centimeter?".
package enum NearestName {
    /// The name with the smallest number of single-character edits, when that is at most a third of its length.
    ///
    /// Reads at most 64 bytes of the text; returns the first of several that are equally near.
    package static func nearest(to text: String, in names: some Sequence<String>) -> String? {
        let wanted = Array(text.lowercased().utf8.prefix(64))
        var best: (name: String, distance: Int)?
        for name in names {
            let distance = distance(wanted, Array(name.lowercased().utf8))
            if distance < best?.distance ?? .max { best = (name, distance) }
        }
        guard let best, best.distance <= max(1, best.name.utf8.count / 3) else { return nil }
        return best.name
    }

    /// Insertions, deletions, replacements, and swaps of neighbours counted as one.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
