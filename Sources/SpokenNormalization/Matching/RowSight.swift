import SpokenLocaleData

/// What a pattern asks of its place as far as one look tells it: the values of its number, and what stands beside it.
struct RowSight: Sendable {
    private let left: RowSide
    private let right: RowSide
    private let lower: UInt64
    private let upper: UInt64
    private let isForWords: Bool

    init(_ pattern: RowBook.Pattern, isForWords: Bool) {
        let first = pattern.core.first?.element
        let next = pattern.core.count > 1 ? pattern.core[1] : pattern.right.first
        left = RowSide(pattern.left.first, joint: first?.joint ?? .space, isLeft: true)
        right = RowSide(next, joint: next?.element.joint ?? .space, isLeft: false)
        lower = first?.lower ?? 0
        upper = first?.upper ?? .max
        self.isForWords = isForWords
    }

    /// What one look at a place tells.
    struct Place {
        var left = RowSide.any
        var right = RowSide.any
        /// The number that stands there, with its groups and without them.
        var numbers: (grouped: UInt64, plain: UInt64)?
        var isForWords = true
    }

    /// Whether the pattern may stand at a place.
    @inline(__always)
    func admits(_ place: Place) -> Bool {
        guard left.admits(place.left), right.admits(place.right), place.isForWords || !isForWords else { return false }
        guard let numbers = place.numbers else { return true }
        return lower <= numbers.grouped && numbers.grouped <= upper || lower <= numbers.plain && numbers.plain <= upper
    }
}
