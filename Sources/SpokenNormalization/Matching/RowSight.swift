import SpokenLocaleData

/// What a pattern asks of its place as far as one look tells it: its number, and what stands beside it.
struct RowSight: Sendable {
    /// What stands beside it. Many patterns have the same.
    struct Sides: @unchecked Sendable {
        // Sendable: what it points to is written before it, read-only afterwards, and never freed. A pattern is mostly told by
        // one field: to hand on all of them would read them all.
        let left: UnsafePointer<RowSide>
        let right: UnsafePointer<RowSide>
        let beyond: UnsafePointer<RowBeyond>
        let ahead: RowAhead
        /// What has to be looked up for them.
        let asked: (left: RowTraits, right: RowTraits)

        init(left: RowSide, right: RowSide, beyond: RowBeyond, ahead: RowAhead) {
            self.left = UnsafePointer(keeping: left)
            self.right = UnsafePointer(keeping: right)
            self.beyond = UnsafePointer(keeping: beyond)
            self.ahead = ahead
            asked = (
                beyond.asksBefore ? left.lookups.union(.beforeSign) : left.lookups, right.lookups.union(beyond.lookups)
            )
        }

        init(_ reader: inout ImageReader) {
            self.init(
                left: RowSide(&reader), right: RowSide(&reader), beyond: RowBeyond(&reader), ahead: RowAhead(&reader))
        }

        func write(to writer: inout ImageWriter) {
            left.pointee.write(to: &writer)
            right.pointee.write(to: &writer)
            beyond.pointee.write(to: &writer)
            ahead.write(to: &writer)
        }

        /// Of a pattern that asks nothing.
        static let open = Sides(left: .open, right: .open, beyond: .anything, ahead: .none)
    }

    let sides: Sides
    /// Whether what stands behind its first part is looked at where that is a number or a word, and where it is a sign: not
    /// behind a text of several.
    private let sees: (word: Bool, sign: Bool)
    let number: RowNumber.Asked
    let styles: RowRule.Styles

    init(_ pattern: RowBook.Pattern, styles: RowRule.Styles) {
        let first = pattern.core.first
        // «и др.»: what stands behind the first word of a text is its second one.
        let inner = first.flatMap { RowSide(insideTextsOf: $0) }
        switch first?.kind {
        case .literal?: sees = first.map { (inner != nil || $0.beginsWithWords, $0.beginsWithSigns) } ?? (false, false)
        case nil: sees = (false, false)
        default: sees = (true, true)
        }
        let behind = sees.word || sees.sign ? Array(pattern.core.dropFirst()) + pattern.right : []
        let asked = behind.filter { !$0.isNegated }
        sides = Sides(
            left: RowSide(before: first, pattern.left), right: inner ?? RowSide(behind: behind),
            beyond: RowBeyond(inner == nil ? asked.first : nil, asked.dropFirst(), before: Array(pattern.left)[...]),
            ahead: RowAhead(pattern, isNextSeen: inner == nil && sees.word && sees.sign))
        number = first?.number ?? .anything
        self.styles = styles
    }

    /// - Parameters:
    ///   - sides: those of all patterns, of which a number names one.
    ///   - candidate: the pattern, as it was read.
    init(_ reader: inout ImageReader, _ sides: [Sides], of candidate: RowBook.Candidate) {
        let shape = reader.number()
        let named = Int(shape & 0xFF_FFFF)
        self.sides = named < sides.count ? sides[named] : .open
        sees = (shape >> 24 & 1 != 0, shape >> 25 & 1 != 0)
        (number, styles) = (candidate.pattern.core.first?.number ?? .anything, candidate.styles)
    }

    func write(to writer: inout ImageWriter, _ pool: inout ImagePool) {
        let number = UInt32(truncatingIfNeeded: pool.number { sides.write(to: &$0) }) & 0xFF_FFFF
        writer.add(number | (sees.word ? 1 << 24 : 0) | (sees.sign ? 1 << 25 : 0))
    }

    /// What it asks as one of those that begin with a sign, or with anything else.
    func sides(ofSigns: Bool) -> (left: RowSide, right: RowSide) {
        (ofSigns ? sees.sign : sees.word)
            ? (sides.left.pointee, sides.right.pointee) : (sides.left.pointee, .open)
    }

    /// What one look at a place tells.
    struct Place {
        var left = RowSide.anything
        var right = RowSide.anything
        var beyond = RowBeyond.anything
        /// The words and signs that stand behind it; nil until they are read.
        var ahead: RowBits?
        /// The number that stands there, with its groups and its decimals, and without them.
        var numbers: (whole: RowNumber, plain: RowNumber)?
        var styles = RowRule.Styles.all
        /// Whether a sign stands there.
        var isSign = false
        /// How many abbreviations may begin there.
        var abbreviationCount = 0
        /// The letters that are said by their names there.
        var letters = RowMemo.Letters.none
        /// What was looked up of what stands before and behind it.
        var known: (left: RowTraits, right: RowTraits) = ([], [])
    }

    /// Whether a pattern may stand at a place as far as the number, the letters and the signs tell it.
    @inline(__always)
    static func admits(_ sight: UnsafePointer<RowSight>, glance place: UnsafePointer<Place>) -> Bool {
        guard sight.pointee.styles.rawValue & place.pointee.styles.rawValue != 0,
            sight.pointee.sides.left.pointee.neighbours(place.pointee.left)
        else { return false }
        if isSeen(sight, place), !sight.pointee.sides.right.pointee.neighbours(place.pointee.right) { return false }
        return sight.pointee.admits(numberOf: place)
    }

    /// The same as far as the number tells it.
    @inline(__always)
    func admits(numberOf place: UnsafePointer<Place>) -> Bool {
        guard let numbers = place.pointee.numbers else { return true }
        return number.admits(numbers.whole) || number.admits(numbers.plain)
    }

    /// Whether it may as far as the words tell it that stand beside it.
    @inline(__always)
    static func admits(_ sight: UnsafePointer<RowSight>, sides place: UnsafeMutablePointer<Place>) -> Bool {
        guard withUnsafePointer(to: &place.pointee.left, { RowSide.admits(sight.pointee.sides.left, $0) }) else {
            return false
        }
        return !isSeen(sight, UnsafePointer(place))
            || withUnsafePointer(to: &place.pointee.right) {
                sight.pointee.sides.right.pointee.neighbours($0.pointee)
                    && RowSide.admits(sight.pointee.sides.right, $0)
            } && withUnsafePointer(to: &place.pointee.beyond) { RowBeyond.admits(sight.pointee.sides.beyond, $0) }
    }

    @inline(__always)
    private static func isSeen(_ sight: UnsafePointer<RowSight>, _ place: UnsafePointer<Place>) -> Bool {
        place.pointee.isSign ? sight.pointee.sees.sign : sight.pointee.sees.word
    }
}
