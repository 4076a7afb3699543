import SpokenLocaleData

extension RowBook {
    /// Patterns that begin alike, by their numbers in the book, so that most are passed over.
    struct Candidates: @unchecked Sendable {
        // Sendable: it points into an image, which lives for ever.
        let all: UnsafeBufferPointer<UInt32>
        private let byKind: RowLists
        /// All that some pattern asks of what stands before and behind.
        let asked: (left: RowTraits, right: RowTraits)
        /// Whether they begin with an abbreviation.
        let isOfAbbreviations: Bool

        /// None.
        init() {
            all = UnsafeBufferPointer(start: nil, count: 0)
            (byKind, asked, isOfAbbreviations) = (RowLists(), ([], []), false)
        }

        /// - Parameter count: how many patterns the book has; a group that names another one is empty.
        init(_ reader: inout ImageReader, of count: Int) {
            isOfAbbreviations = reader.number() != 0
            asked = (RowTraits(rawValue: reader.long()), RowTraits(rawValue: reader.long()))
            let members = reader.numbers()
            byKind = RowLists(&reader, of: count)
            all = members.allSatisfy { $0 < count } ? members : UnsafeBufferPointer(start: nil, count: 0)
        }

        static func write(
            _ group: [Int], _ candidates: [Candidate], _ sights: [RowSight], to writer: inout ImageWriter
        ) {
            writer.add(
                group.first.map { candidates[$0].pattern.core.first?.kind == .abbreviation } == true ? 1 : 0 as UInt32)
            let (left, right) = group.reduce(into: (RowTraits(), RowTraits())) { asked, index in
                asked.0.formUnion(sights[index].sides.left.traits)
                asked.1.formUnion(sights[index].sides.right.traits)
            }
            writer.add(long: left.rawValue)
            writer.add(long: right.rawValue)
            writer.add(group) { $0.add($1) }
            RowLists.write(group.map { ($0, sights[$0].sides.right.kinds) }, to: &writer)
        }

        var isEmpty: Bool { all.isEmpty }

        /// Hands on the numbers of the patterns that may stand where a glance has told so much; nothing where none may.
        @inline(__always)
        func withAdmitted(
            _ glance: RowSight.Place, _ sights: UnsafeBufferPointer<RowSight>,
            _ body: (UnsafeBufferPointer<UInt32>) -> Void
        ) {
            let list = byKind.list(glance.right.kinds) ?? all
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: list.count) { admitted in
                var count = 0
                for index in list where sights[Int(index)].admits(glance) {
                    admitted.initializeElement(at: count, to: index)
                    count += 1
                }
                if count > 0 { body(UnsafeBufferPointer(rebasing: admitted[..<count])) }
            }
        }
    }
}
