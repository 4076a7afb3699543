import SpokenLocaleData

/// The numbers of patterns by the kind of sign that may stand behind their first part, so that most patterns of a book are
/// not even looked at.
struct RowLists: @unchecked Sendable {
    // Sendable: it points into an image, which lives for ever.
    private let members: UnsafeBufferPointer<UInt32>
    /// Where the list of each kind begins; the next one ends it. Empty for few patterns, which have no lists.
    private let starts: UnsafeBufferPointer<UInt32>

    private static let kinds = RowNeighbours.RawValue.bitWidth
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
        guard starts.count == Self.kinds + 1, members.allSatisfy({ $0 < count }),
            zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), starts[Self.kinds] <= members.count
        else {
            self.init()
            return
        }
        self.init(starts, members)
    }

    private init(_ starts: UnsafeBufferPointer<UInt32>, _ members: UnsafeBufferPointer<UInt32>) {
        (self.starts, self.members) = (starts, members)
    }

    /// - Parameter patterns: their numbers and what may stand behind each.
    static func write(_ patterns: [(number: Int, kinds: RowNeighbours)], to writer: inout ImageWriter) {
        var (starts, members): ([Int], [Int]) = ([], [])
        if patterns.count >= fewest {
            for bit in 0..<kinds {
                starts.append(members.count)
                members += patterns.filter { $0.kinds.rawValue & 1 << UInt16(bit) != 0 }.map(\.number)
            }
            starts.append(members.count)
        }
        writer.add(starts) { $0.add($1) }
        writer.add(members) { $0.add($1) }
    }

    /// Those before which a kind may stand; nil where there are several kinds, or no lists.
    @inline(__always)
    func list(_ kinds: RowNeighbours) -> UnsafeBufferPointer<UInt32>? {
        let bits = kinds.rawValue
        guard bits.nonzeroBitCount == 1, !starts.isEmpty else { return nil }
        let kind = bits.trailingZeroBitCount
        return UnsafeBufferPointer(rebasing: members[Int(starts[kind])..<Int(starts[kind + 1])])
    }
}
