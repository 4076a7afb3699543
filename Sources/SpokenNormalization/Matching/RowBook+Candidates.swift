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

        /// Hands on the patterns that may stand where a glance has told so much, as they are ordered, with what they ask.
        @inline(__always)
        func forEachAdmitted(
            _ glance: UnsafePointer<RowSight.Place>, _ book: RowBook, _ body: (Int, UnsafePointer<RowSight>) -> Void
        ) {
            guard let sights = book.sights.baseAddress else { return }
            index.withAdmitted(glance, count: members.count) { admitted in
                for word in admitted.indices {
                    var left = admitted[word]
                    while left != 0 {
                        let member = Int(members[word * 64 + left.trailingZeroBitCount])
                        left &= left - 1
                        let sight = sights + member
                        let isAdmitted =
                            index.isExact
                            ? sight.pointee.admits(numberOf: glance) : RowSight.admits(sight, glance: glance)
                        if isAdmitted { body(member, sight) }
                    }
                }
            }
        }
    }
}
