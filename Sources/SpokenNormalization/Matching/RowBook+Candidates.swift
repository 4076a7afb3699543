import SpokenLocaleData

extension RowBook {
    /// Patterns that begin alike, by their numbers in the book, so that most are passed over.
    struct Candidates: @unchecked Sendable {
        // Sendable: it points into an image, which lives for ever.
        let members: UnsafeBufferPointer<UInt32>
        let index: RowIndex

        /// - Parameter sights: what all patterns of the book ask; a group that names another one is empty.
        init(_ reader: inout ImageReader, _ sights: UnsafeBufferPointer<RowSight>, areOfSigns: Bool = false) {
            let members = reader.numbers()
            let areKnown = members.allSatisfy { $0 < sights.count }
            self.members = areKnown ? members : UnsafeBufferPointer(start: nil, count: 0)
            index = RowIndex(self.members, sights, areOfSigns: areOfSigns)
        }

        var isEmpty: Bool { members.isEmpty }

        /// Hands on the patterns that may stand where a glance has told so much, as they are ordered, and all that they ask of
        /// what stands before and behind; nothing where none may.
        @inline(__always)
        func withAdmitted(_ glance: RowSight.Place, _ book: RowBook, _ body: (Admitted) -> Void) {
            let (sights, width) = (book.sights, index.width)
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width) { bits in
                var asked: (left: RowTraits, right: RowTraits) = ([], [])
                var isEmpty = true
                for word in 0..<width {
                    var (left, kept) = (index.admitted(word, glance, count: members.count), UInt64(0))
                    while left != 0 {
                        let bit = left.trailingZeroBitCount
                        left &= left - 1
                        let sight = sights.baseAddress.map { $0 + Int(members[word * 64 + bit]) }
                        guard let sight,
                            index.isExact
                                ? sight.pointee.admits(numberOf: glance) : sight.pointee.admits(glance: glance)
                        else { continue }
                        kept |= 1 << UInt64(bit)
                        asked.left.formUnion(sight.pointee.sides.asked.left)
                        asked.right.formUnion(sight.pointee.sides.asked.right)
                    }
                    bits.initializeElement(at: word, to: kept)
                    if kept != 0 { isEmpty = false }
                }
                if !isEmpty { body(Admitted(members: members, bits: UnsafeBufferPointer(bits), asked: asked)) }
            }
        }
    }

    /// Those patterns of a group that may stand at a place.
    struct Admitted {
        fileprivate let members: UnsafeBufferPointer<UInt32>
        fileprivate let bits: UnsafeBufferPointer<UInt64>
        /// All that some of them asks of what stands before and behind.
        let asked: (left: RowTraits, right: RowTraits)

        @inline(__always)
        func forEach(_ body: (Int) -> Void) {
            for word in bits.indices {
                var left = bits[word]
                while left != 0 {
                    body(Int(members[word * 64 + left.trailingZeroBitCount]))
                    left &= left - 1
                }
            }
        }
    }
}
