/// Finds what a person probably meant: "did you mean centimeter?".
package enum NearestName {
    /// The name with the smallest number of single-character edits, when that is at most a third of its length.
    ///
    /// Reads at most 64 bytes of the text; returns the first of several that are equally near.
    package static func nearest(to text: String, in names: some Sequence<String>) -> String? {
        let wanted = Array(text.lowercased().utf8.prefix(64))
        var best: (name: String, distance: Int)?
        for name in names {
            let distance = EditDistance.between(wanted, Array(name.lowercased().utf8))
            if distance < best?.distance ?? .max { best = (name, distance) }
        }
        guard let best, best.distance <= max(1, best.name.utf8.count / 3) else { return nil }
        return best.name
    }
}
