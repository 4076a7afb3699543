/// What became of a string since an older version.
package enum ReviewChange: Sendable, Hashable {
    case added, removed
    /// Each difference: what it is about, how it was and how it is.
    case changed([Difference])

    package struct Difference: Sendable, Hashable {
        package var name: String
        package var old: MarkedText
        package var new: MarkedText
    }

    var name: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .changed: "changed"
        }
    }
}
