import SpokenLocaleData

/// The numbers of patterns by what may stand beside their first part, so that most patterns of a book are not even looked at:
/// those that name the words or signs behind it by a bit of these, then those that name what stands before it, the others by
/// the kind of sign behind it.
struct RowLists: @unchecked Sendable {
    // Sendable: it points into an image, which lives for ever.
    private let members: UnsafeBufferPointer<UInt32>
    /// Where the list of each bit begins; the next one ends it. Empty for few patterns, which have no lists.
    private let starts: UnsafeBufferPointer<UInt32>

    private static let wordBits = UInt64.bitWidth
    private static let kindBits = RowNeighbours.RawValue.bitWidth
    private static let count = 2 * wordBits + kindBits
    /// Fewer patterns are all looked at.
    private static let fewest = 8

    /// No lists.
    init() {
        members = UnsafeBufferPointer(start: nil, count: 0)
        starts = members
    }

    /// - Parameter count: how many patterns there are; lists that name another one are none.
    init(_ reader: inout ImageReader, of count: Int) {
        let (starts, members) = (reader.numbers(), reader.numbers())
        guard starts.count == Self.count + 1, members.allSatisfy({ $0 < count }),
            zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), starts[Self.count] <= members.count
        else {
            self.init()
            return
        }
        self.init(starts, members)
    }

    private init(_ starts: UnsafeBufferPointer<UInt32>, _ members: UnsafeBufferPointer<UInt32>) {
        (self.starts, self.members) = (starts, members)
    }

    /// - Parameter patterns: their numbers and what may stand beside each.
    static func write(_ patterns: [(number: Int, sides: RowSight.Sides)], to writer: inout ImageWriter) {
        var lists: [[Int]] = Array(repeating: [], count: patterns.count < fewest ? 0 : count)
        for (number, sides) in patterns where !lists.isEmpty {
            let (bits, first) =
                if sides.right.words & RowSide.unspelled == 0 {
                    (sides.right.words, 0)
                } else if sides.left.words & RowSide.unspelled == 0 {
                    (sides.left.words, wordBits)
                } else {
                    (UInt64(sides.right.kinds.rawValue), 2 * wordBits)
                }
            for bit in 0..<wordBits where bits & 1 << UInt64(bit) != 0 { lists[first + bit].append(number) }
        }
        writer.add(lists.isEmpty ? [] : lists.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }) { $0.add($1) }
        writer.add(Array(lists.joined())) { $0.add($1) }
    }

    /// Hands on the lists of what a glance has told, which may name a pattern twice where several words may stand on a side;
    /// false where there are no lists, or anything may stand there.
    @inline(__always)
    func forEachList(_ glance: RowSight.Place, _ body: (UnsafeBufferPointer<UInt32>) -> Void) -> Bool {
        guard !starts.isEmpty, glance.right.words != .max else { return false }
        forEachBit(glance.right.words & ~RowSide.unspelled, from: 0, body)
        forEachBit(glance.left.words & ~RowSide.unspelled, from: Self.wordBits, body)
        forEachBit(UInt64(glance.right.kinds.rawValue), from: 2 * Self.wordBits, body)
        return true
    }

    @inline(__always)
    private func forEachBit(_ bits: UInt64, from first: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        var bits = bits
        while bits != 0 {
            body(list(first + bits.trailingZeroBitCount))
            bits &= bits - 1
        }
    }

    @inline(__always)
    private func list(_ number: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: members[Int(starts[number])..<Int(starts[number + 1])])
    }
}
