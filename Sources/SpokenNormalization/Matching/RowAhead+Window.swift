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
