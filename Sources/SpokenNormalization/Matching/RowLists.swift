/// The places of patterns by the kind of sign that may stand behind their first part, so that most patterns of a book are
/// not even looked at. Plain memory that lives for ever.
struct RowLists: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed.
    private let members: UnsafeBufferPointer<UInt16>
    /// Where the list of each kind begins; the next one ends it. Behind the last kind stands a list of all.
    private let starts: UnsafeBufferPointer<Int>

    private static let all = RowNeighbours.RawValue.bitWidth

    /// - Parameter kinds: what may stand behind each pattern. Of more than 65,535 patterns the last ones are not asked.
    init(_ kinds: [RowNeighbours]) {
        var lists: [UInt16] = []
        var starts: [Int] = []
        for bit in 0...Self.all {
            starts.append(lists.count)
            for (index, kinds) in kinds.prefix(Int(UInt16.max)).enumerated()
            where bit == Self.all || kinds.rawValue & 1 << UInt16(bit) != 0 {
                lists.append(UInt16(truncatingIfNeeded: index))
            }
        }
        starts.append(lists.count)
        members = UnsafeBufferPointer(keeping: lists)
        self.starts = UnsafeBufferPointer(keeping: starts)
    }

    /// Those before which one of some kinds may stand; all of them where there are several kinds.
    @inline(__always)
    subscript(kinds: RowNeighbours) -> UnsafeBufferPointer<UInt16> {
        let bits = kinds.rawValue
        let list = bits.nonzeroBitCount == 1 ? bits.trailingZeroBitCount : Self.all
        return UnsafeBufferPointer(rebasing: members[starts[list]..<starts[list + 1]])
    }
}
