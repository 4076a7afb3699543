import SpokenLocaleData

/// What a pattern asks of its place as far as one look tells it: its number, and what stands beside it.
struct RowSight: Sendable {
    let left: RowSide
    let right: RowSide
    private let beyond: RowBeyond
    private let number: RowNumber.Asked
    private let styles: RowRule.Styles

    init(_ pattern: RowBook.Pattern, styles: RowRule.Styles) {
        let first = pattern.core.first
        left = RowSide(before: first, pattern.left)
        // What stands behind a text of several words, or behind a sign, is not looked at.
        let isSeen = first.map { !($0.kind == .literal) || $0.isWord } ?? false
        let behind = isSeen ? Array(pattern.core.dropFirst()) + pattern.right : []
        right = RowSide(behind: behind)
        let asked = behind.filter { !$0.isNegated }
        beyond = RowBeyond(asked.first, asked.dropFirst())
        number = first?.number ?? .anything
        self.styles = styles
    }

    /// - Parameter candidate: the pattern, as it was read.
    init(_ reader: inout ImageReader, of candidate: RowBook.Candidate) {
        (left, right, beyond) = (RowSide(&reader), RowSide(&reader), RowBeyond(&reader))
        (number, styles) = (candidate.pattern.core.first?.number ?? .anything, candidate.styles)
    }

    func write(to writer: inout ImageWriter) {
        left.write(to: &writer)
        right.write(to: &writer)
        beyond.write(to: &writer)
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
        // The words beside it tell most patterns from the place.
        guard right.words & place.right.words != 0, left.words & place.left.words != 0,
            styles.rawValue & place.styles.rawValue != 0
        else { return false }
        if let numbers = place.numbers, !number.admits(numbers.whole), !number.admits(numbers.plain) {
            return false
        }
        return right.admits(place.right) && left.admits(place.left) && beyond.admits(place.beyond)
    }
}
