import SpokenLocaleData

extension RowBook {
    /// Patterns that begin alike, by their numbers in the book, so that most are passed over.
    struct Candidates: @unchecked Sendable {
        // Sendable: it points into an image, which lives for ever.
        let all: UnsafeBufferPointer<UInt32>
        private let lists: RowLists
        /// All that some pattern asks of what stands before and behind.
        let asked: (left: RowTraits, right: RowTraits)
        /// Whether they begin with an abbreviation.
        let isOfAbbreviations: Bool

        /// None.
        init() {
            all = UnsafeBufferPointer(start: nil, count: 0)
            (lists, asked, isOfAbbreviations) = (RowLists(), ([], []), false)
        }

        /// - Parameter count: how many patterns the book has; a group that names another one is empty.
        init(_ reader: inout ImageReader, of count: Int) {
            isOfAbbreviations = reader.number() != 0
            asked = (RowTraits(rawValue: reader.long()), RowTraits(rawValue: reader.long()))
            let members = reader.numbers()
            lists = RowLists(&reader, of: count)
            all = members.allSatisfy { $0 < count } ? members : UnsafeBufferPointer(start: nil, count: 0)
        }

        static func write(
            _ group: [Int], _ candidates: [Candidate], _ sights: [RowSight], areOfSigns: Bool,
            to writer: inout ImageWriter
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
            RowLists.write(group.map { ($0, sights[$0].sides(ofSigns: areOfSigns)) }, to: &writer)
        }

        var isEmpty: Bool { all.isEmpty }

        /// Hands on the numbers of the patterns that may stand where a glance has told so much, as they are ordered; nothing
        /// where none may.
        @inline(__always)
        func withAdmitted(
            _ glance: RowSight.Place, _ book: RowBook,
            _ body: (UnsafeBufferPointer<UInt32>) -> Void
        ) {
            let (sights, words) = (book.sights, book.words)
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: all.count) { admitted in
                var count = 0
                @inline(__always)
                func admit(_ list: UnsafeBufferPointer<UInt32>) {
                    for index in list
                    where words[Int(index)].admits(glance)
                        && sights[Int(index)].admits(glance: glance)
                    {
                        // Each list is ordered, and most have few of them.
                        var place = count
                        while place > 0, admitted[place - 1] > index { place -= 1 }
                        if place > 0, admitted[place - 1] == index { continue }
                        guard count < admitted.count else { return }
                        for moved in stride(from: count, to: place, by: -1) { admitted[moved] = admitted[moved - 1] }
                        admitted[place] = index
                        count += 1
                    }
                }
                if !lists.forEachList(glance, admit) { admit(all) }
                if count > 0 { body(UnsafeBufferPointer(rebasing: admitted[..<count])) }
            }
        }
    }
}
