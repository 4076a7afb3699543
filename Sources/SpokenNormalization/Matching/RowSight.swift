import SpokenLocaleData

/// What a pattern asks of its place as far as one look tells it: its number, and what stands beside it.
struct RowSight: Sendable {
    /// What stands beside it. Many patterns have the same.
    struct Sides: Sendable {
        let left: RowSide
        let right: RowSide
        let beyond: RowBeyond

        init(left: RowSide, right: RowSide, beyond: RowBeyond) {
            (self.left, self.right, self.beyond) = (left, right, beyond)
        }

        init(_ reader: inout ImageReader) {
            self.init(left: RowSide(&reader), right: RowSide(&reader), beyond: RowBeyond(&reader))
        }

        func write(to writer: inout ImageWriter) {
            left.write(to: &writer)
            right.write(to: &writer)
            beyond.write(to: &writer)
        }

        /// Of a pattern that asks nothing.
        static let open = Sides(left: .open, right: .open, beyond: .anything)
    }

    let sides: Sides
    private let number: RowNumber.Asked
    private let styles: RowRule.Styles

    init(_ pattern: RowBook.Pattern, styles: RowRule.Styles) {
        let first = pattern.core.first
        // What stands behind a text of several words, or behind a sign, is not looked at.
        let isSeen = first.map { !($0.kind == .literal) || $0.isWord } ?? false
        let behind = isSeen ? Array(pattern.core.dropFirst()) + pattern.right : []
        let asked = behind.filter { !$0.isNegated }
        sides = Sides(
            left: RowSide(before: first, pattern.left), right: RowSide(behind: behind),
            beyond: RowBeyond(asked.first, asked.dropFirst()))
        number = first?.number ?? .anything
        self.styles = styles
    }

    /// - Parameters:
    ///   - sides: those of all patterns, of which a number names one.
    ///   - candidate: the pattern, as it was read.
    init(_ reader: inout ImageReader, _ sides: [Sides], of candidate: RowBook.Candidate) {
        let named = Int(reader.number())
        self.sides = named < sides.count ? sides[named] : .open
        (number, styles) = (candidate.pattern.core.first?.number ?? .anything, candidate.styles)
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
        guard sides.right.words & place.right.words != 0, sides.left.words & place.left.words != 0,
            styles.rawValue & place.styles.rawValue != 0
        else { return false }
        if let numbers = place.numbers, !number.admits(numbers.whole), !number.admits(numbers.plain) {
            return false
        }
        return sides.right.admits(place.right) && sides.left.admits(place.left) && sides.beyond.admits(place.beyond)
    }
}
