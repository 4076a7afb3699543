/// How many single-character edits lie between two texts.
package enum EditDistance {
    /// Of the first 200 bytes of both.
    package static func between(_ left: String, _ right: String) -> Int {
        between(Array(left.utf8.prefix(200)), Array(right.utf8.prefix(200)))
    }

    /// Insertions, deletions, replacements, and swaps of neighbours counted as one.
    package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
