/// Finds what a misspelt name was meant to be.
public enum NameSuggestion {
    /// The nearest of the names by edit distance; nil when none is near.
    public static func nearest(to name: String, in names: [String]) -> String? {
        let typed = Array(name.utf8.prefix(64))
        var best: (name: String, distance: Int)?
        for candidate in names {
            let distance = distance(typed, Array(candidate.utf8.prefix(64)))
            if distance < best?.distance ?? max(2, typed.count / 3) + 1 { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Levenshtein's distance.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let substituted = diagonal + (a == b ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
