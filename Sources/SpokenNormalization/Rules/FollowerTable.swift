import SpokenModel

/// The rules of numbers by the kind of their number and by what follows it: each kind of place has the list of those that
/// may hold there. Plain memory, as in `RuleTable`; it belongs to the book that is made of it.
struct FollowerTable: @unchecked Sendable {
    private let rules: UnsafeMutablePointer<NumberRule>
    private let count: Int
    /// The places of rules, list after list.
    private let members: UnsafeMutablePointer<UInt8>
    /// Where the list of each kind and bit begins; the next one ends it.
    private let starts: UnsafeMutablePointer<UInt16>

    private static var kinds: Int { 8 }

    /// Of more than 255 rules the last ones are not asked; no language has a third of that.
    init(_ all: [NumberRule]) {
        count = min(all.count, Int(UInt8.max))
        rules = .allocate(capacity: max(count, 1))
        _ = UnsafeMutableBufferPointer(start: rules, count: count).initialize(from: all)
        var lists: [UInt8] = []
        lists.reserveCapacity(4096)
        starts = .allocate(capacity: Self.kinds * Follower.bitCount + 1)
        for kind in 0..<Self.kinds {
            for bit in 0..<Follower.bitCount {
                (starts + kind * Follower.bitCount + bit).initialize(to: UInt16(truncatingIfNeeded: lists.count))
                let follower = Follower(rawValue: 1 << UInt64(bit))
                for place in 0..<count
                where rules[place].conditions.numberKind & ~kind == 0
                    && !rules[place].follower.isDisjoint(with: follower)
                {
                    lists.append(UInt8(truncatingIfNeeded: place))
                }
            }
        }
        (starts + Self.kinds * Follower.bitCount).initialize(to: UInt16(truncatingIfNeeded: lists.count))
        members = .allocate(capacity: max(lists.count, 1))
        _ = UnsafeMutableBufferPointer(start: members, count: lists.count).initialize(from: lists)
    }

    /// The reading of the first rule that has one.
    @inline(__always)
    func first(_ kind: Int, _ follower: Follower, _ read: (UnsafePointer<NumberRule>) -> Reading?) -> Reading? {
        let list = kind * Follower.bitCount + min(follower.rawValue.trailingZeroBitCount, Follower.bitCount - 1)
        var member = Int(starts[list])
        let end = Int(starts[list + 1])
        while member < end {
            if let reading = read(UnsafePointer(rules + Int(members[member]))) { return reading }
            member += 1
        }
        return nil
    }

    func deallocate() {
        rules.deinitialize(count: count)
        rules.deallocate()
        members.deallocate()
        starts.deallocate()
    }
}
