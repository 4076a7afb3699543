import SpokenLocaleData

/// What stands on one side of a token, as far as one look tells it; of a pattern what may stand there.
struct RowSide: Sendable {
    var kinds: RowNeighbours
    /// A bit for the letters of the word that stands there, and the highest, for what is not asked for by its letters.
    var words: UInt64
    /// The classes of that word.
    var low: UInt64
    var high: UInt64

    /// Anything.
    static let any = RowSide(kinds: .all, words: .max, low: .max, high: .max)
    /// No word.
    static let none = RowSide(kinds: [], words: unspelled, low: 0, high: 0)

    private static let unspelled = UInt64(1) << 63

    /// Whether a pattern that asks for this may stand beside that.
    @inline(__always)
    func admits(_ text: RowSide) -> Bool {
        kinds.rawValue & text.kinds.rawValue != 0 && words & text.words != 0
            && (low | high == .max || low & text.low | high & text.high != 0)
    }

    mutating func formUnion(_ other: RowSide) {
        kinds.formUnion(other.kinds)
        words |= other.words
        low |= other.low
        high |= other.high
    }

    /// A bit for the letters of a word, whether they are capitals or not.
    static func bit(_ word: Word) -> UInt64 {
        word.withBytes { bytes in
            var sum: UInt32 = 2_166_136_261
            for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
            return 1 << UInt64((sum ^ sum >> 15) % 63)
        }
    }
}

/// What a pattern asks of the places beside its first part: one that asks for something else is not tried.
extension RowSide {
    /// - Parameters:
    ///   - part: The part that stands there; nil where nothing is asked.
    ///   - joint: What stands between it and the first part.
    ///   - isLeft: Whether it ends there instead of beginning.
    init(_ part: RowBook.Part?, joint: RowElement.Joint, isLeft: Bool) {
        self = .any
        guard let part, !part.element.isOptional, !part.element.isNegated else { return }
        let element = part.element
        kinds = RowNeighbours(part, joint: joint, isLeft: isLeft)
        switch element.kind {
        case .literal:
            words = part.texts.reduce(0) { $0 | Self.bit(of: $1, isLeft: isLeft) }
        case .word where !element.classes.isEmpty:
            (low, high) = (element.classes.low, element.classes.high)
        default: break
        }
    }

    /// The bit of the word that a text begins or ends with.
    private static func bit(of text: [UInt8], isLeft: Bool) -> UInt64 {
        text.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return .max }
            let view = TextView(base: base, end: bytes.count)
            let (start, end) =
                isLeft ? (view.wordStart(bytes.count), bytes.count) : (0, view.wordEnd(0))
            return start < end && (isLeft || view.letterLength(0) > 0)
                ? bit(view.lowered(start, end)) : unspelled
        }
    }
}

/// What stands beside a place of a text.
extension Classifier {
    /// What begins behind a place.
    func rowSide(behind place: Int, _ book: RowBook) -> RowSide {
        let start = text.skipSpaces(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.behind(text, place)
        guard text.letterLength(start) > 0 else { return side }
        side.words |= RowSide.bit(text.lowered(start, text.wordEnd(start)))
        let end = RowMatcher.wordEnd(text, start, book)
        addClasses(start, end, book, to: &side)
        if let compound = rowCompoundEnd(start, end, book) { addClasses(start, compound, book, to: &side) }
        return side
    }

    /// What ends before a place.
    func rowSide(before place: Int, _ book: RowBook) -> RowSide {
        let end = text.skipSpacesBack(place)
        var side = RowSide.none
        side.kinds = RowNeighbours.before(text, place)
        guard text.isLetterBefore(end) else { return side }
        side.words |= RowSide.bit(text.lowered(text.wordStart(end), end))
        addClasses(RowMatcher.wordStart(text, end, book), end, book, to: &side)
        return side
    }

    private func addClasses(_ start: Int, _ end: Int, _ book: RowBook, to side: inout RowSide) {
        guard var forms = rowForms(start, end, book) else { return }
        while let form = forms.next() {
            side.low |= form.classes.low
            side.high |= form.classes.high
        }
    }
}
