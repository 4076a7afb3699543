import SpokenLocaleData

/// What a pattern asks of its place as far as one look tells it: its number, and what stands beside it.
struct RowSight: Sendable {
    let left: RowSide
    let right: RowSide
    private let beyond: RowBeyond
    private let number: RowNumber.Asked?
    private let styles: RowRule.Styles

    init(_ pattern: RowBook.Pattern, styles: RowRule.Styles) {
        let first = pattern.core.first
        left = RowSide(pattern.left.first, before: first)
        // What stands behind a text of several words, or behind a sign, is not looked at.
        let isSeen = first.map { !($0.kind == .literal) || $0.isWord } ?? false
        let behind = Array(pattern.core.dropFirst()) + pattern.right
        right = RowSide(isSeen ? behind.first : nil)
        beyond = RowBeyond(isSeen ? behind.first : nil, behind.dropFirst().first)
        number = first?.number
        self.styles = styles
    }

    /// What one look at a place tells.
    struct Place {
        var left = RowSide.anything
        var right = RowSide.anything
        var beyond = RowBeyond.anything
        /// The number that stands there, with its groups and its decimals, and without them.
        var numbers: (whole: RowNumber, plain: RowNumber)?
        var styles = RowRule.Styles.all
    }

    /// Whether the pattern may stand at a place.
    @inline(__always)
    func admits(_ place: Place) -> Bool {
        guard right.admits(place.right), left.admits(place.left), beyond.admits(place.beyond),
            styles.rawValue & place.styles.rawValue != 0
        else { return false }
        guard let numbers = place.numbers, let number else { return true }
        return number.admits(numbers.whole) || number.admits(numbers.plain)
    }
}
