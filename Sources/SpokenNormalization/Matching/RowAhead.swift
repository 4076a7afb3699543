import SpokenLocaleData

/// The texts that must stand somewhere behind the first part of a pattern: where the rest of a line has none of them, the
/// pattern is not tried. The two that have the fewest words.
struct RowAhead: Sendable {
    private let first: RowBits
    private let second: RowBits

    private init(first: RowBits, second: RowBits) { (self.first, self.second) = (first, second) }

    /// Of a pattern that needs none.
    static let none = RowAhead(first: .all, second: .all)

    /// - Parameter isNextSeen: whether the part behind the first one is looked at before.
    init(_ pattern: RowBook.Pattern, isNextSeen: Bool) {
        let parts = (Array(pattern.core.dropFirst()) + pattern.right).filter { !$0.isNegated }
        let needed = parts.dropFirst(isNextSeen ? 1 : 0).filter { $0.isText }.map { part in
            part.texts.reduce(into: RowBits.none) { $0.formUnion(RowSide.bits(of: $1, isLeft: false)) }
        }
        // What begins with a space may stand anywhere.
        let told = needed.filter { $0.first & RowBits.unspelled.first == 0 }
            .sorted { $0.first.nonzeroBitCount < $1.first.nonzeroBitCount }
        self.init(first: told.first ?? .all, second: told.dropFirst().first ?? .all)
    }

    init(_ reader: inout ImageReader) {
        let count = reader.number()
        first = count > 0 ? RowBits(&reader) : .all
        second = count > 1 ? RowBits(&reader) : .all
    }

    func write(to writer: inout ImageWriter) {
        let told = [first, second].filter { $0 != .all }
        writer.add(told.count)
        for bits in told { bits.write(to: &writer) }
    }

    /// Whether it asks for anything.
    @inline(__always)
    var isAsked: Bool { first != .all }

    @inline(__always)
    func admits(_ text: RowBits) -> Bool { first.meets(text) && second.meets(text) }
}

extension RowAhead {
    /// The words and signs of a piece of a line, read once for all places in it.
    struct Window {
        /// More words and signs no pattern spans: behind so many anything may stand.
        private static let most = 64
        /// So many are read at once, so that each is read but a few times however long a line is.
        private static let capacity = 4 * most

        /// Taken when the first place is asked.
        private var pieces: UnsafeMutablePointer<(start: Int, bits: RowBits)>?
        private var count = 0
        /// The piece of the place that was asked last.
        private var index = 0
        /// Whether the line ends behind the last piece.
        private var isWhole = false

        func close() { pieces?.deallocate() }

        /// Those from a place to the end of its line.
        mutating func bits(from place: Int, _ text: TextView) -> RowBits {
            let pieces = self.pieces ?? .allocate(capacity: Self.capacity)
            self.pieces = pieces
            if index >= count || pieces[index].start > place { index = 0 }
            while index < count, pieces[index].start < place { index += 1 }
            if index >= count || pieces[index].start != place || !isWhole && count - index < Self.most {
                read(place, text, to: pieces)
            }
            guard count - index < Self.most else { return .all }
            return (index..<count).reduce(into: .none) { $0.formUnion(pieces[$1].bits) }
        }

        private mutating func read(
            _ start: Int, _ text: TextView, to pieces: UnsafeMutablePointer<(start: Int, bits: RowBits)>
        ) {
            (count, index, isWhole) = (0, 0, false)
            var place = start
            while count < Self.capacity {
                while text.spaceLength(place) > 0 { place += text.spaceLength(place) }
                guard place < text.end, text[place] != 0x0A else {
                    isWhole = true
                    return
                }
                let (start, isWord) = (place, text.letterLength(place) > 0)
                place = max(isWord ? text.wordEnd(place) : place + text.scalarLength(place), place + 1)
                let bits = isWord ? RowBits(text.lowered(start, place)) : RowBits(text[start])
                (pieces + count).initialize(to: (start, bits))
                count += 1
            }
        }
    }
}
