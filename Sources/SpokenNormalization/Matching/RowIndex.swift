import SpokenLocaleData

/// The patterns of a group by what may stand beside their first part, a bit for each pattern: those that may stand at a place
/// are found with a few words of bits, however many the group has.
struct RowIndex: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed.
    /// For each thing that a glance may tell the patterns that may stand beside it. Empty for few patterns, which are all
    /// looked at.
    private let sets: UnsafeBufferPointer<UInt64>
    /// The words of one set.
    let width: Int
    /// What may stand beside any of the patterns.
    private let left: Look
    private let right: Look

    private struct Look {
        var kinds: RowNeighbours = []
        var words: UInt64 = 0

        @inline(__always)
        func admits(_ text: RowSide) -> Bool { kinds.rawValue & text.kinds.rawValue != 0 && words & text.words != 0 }
    }

    private static let wordBits = UInt64.bitWidth
    private static let kindBits = RowNeighbours.RawValue.bitWidth
    private static let styleBits = RowRule.Styles.RawValue.bitWidth
    /// Where the sets of each kind begin.
    private static let ofLeftWords = wordBits
    private static let ofRightKinds = 2 * wordBits
    private static let ofLeftKinds = 2 * wordBits + kindBits
    private static let ofStyles = 2 * wordBits + 2 * kindBits
    private static let count = 2 * wordBits + 2 * kindBits + styleBits
    /// Fewer patterns are all looked at.
    private static let fewest = 12

    /// Of no patterns.
    init() {
        sets = UnsafeBufferPointer(start: nil, count: 0)
        (width, left, right) = (0, Look(), Look())
    }

    /// Whether some pattern may stand before or behind what a look has told.
    @inline(__always)
    func mayStand(behind side: RowSide) -> Bool { left.admits(side) }
    @inline(__always)
    func mayStand(before side: RowSide) -> Bool { right.admits(side) }

    /// - Parameters:
    ///   - group: the numbers of its patterns, which are those of `sights`.
    ///   - areOfSigns: whether they begin with signs.
    init(_ group: UnsafeBufferPointer<UInt32>, _ sights: UnsafeBufferPointer<RowSight>, areOfSigns: Bool) {
        let width = (group.count + 63) / 64
        self.width = width
        var (left, right) = (Look(), Look())
        for number in group {
            let sides = sights[Int(number)].sides(ofSigns: areOfSigns)
            left.kinds.formUnion(sides.left.kinds)
            left.words |= sides.left.words
            right.kinds.formUnion(sides.right.kinds)
            right.words |= sides.right.words
        }
        (self.left, self.right) = (left, right)
        guard group.count >= Self.fewest else {
            sets = UnsafeBufferPointer(start: nil, count: 0)
            return
        }
        let bits = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: Self.count * width)
        bits.initialize(repeating: 0)
        // Patterns that ask nothing are in each set: they are added at the end.
        let open = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 3 * width)
        open.initialize(repeating: 0)
        for (index, number) in group.enumerated() {
            let (word, bit) = (index / 64, UInt64(1) << UInt64(index % 64))
            func add(_ asked: UInt64, from first: Int) {
                var asked = asked
                while asked != 0 {
                    bits[(first + asked.trailingZeroBitCount) * width + word] |= bit
                    asked &= asked - 1
                }
            }
            let sight = sights[Int(number)]
            let sides = sight.sides(ofSigns: areOfSigns)
            if sides.right.words == .max { open[word] |= bit } else { add(sides.right.words, from: 0) }
            if sides.left.words == .max { open[width + word] |= bit } else { add(sides.left.words, from: Self.ofLeftWords) }
            add(UInt64(sides.right.kinds.rawValue), from: Self.ofRightKinds)
            add(UInt64(sides.left.kinds.rawValue), from: Self.ofLeftKinds)
            add(UInt64(sight.styles.rawValue), from: Self.ofStyles)
        }
        for word in 0..<2 * Self.wordBits * width {
            bits[word] |= open[word % width + (word < Self.ofLeftWords * width ? 0 : width)]
        }
        open.deallocate()
        sets = UnsafeBufferPointer(bits)
    }

    /// The patterns of a word of bits that may stand where a glance has told so much.
    @inline(__always)
    func admitted(_ word: Int, _ glance: RowSight.Place, count: Int) -> UInt64 {
        let rest = count - word * 64
        guard !sets.isEmpty else { return rest < 64 ? 1 << UInt64(rest) - 1 : .max }
        var result = union(UInt64(glance.right.kinds.rawValue), from: Self.ofRightKinds, word)
        guard result != 0 else { return 0 }
        result &= union(glance.right.words, from: 0, word)
        guard result != 0 else { return 0 }
        result &= union(UInt64(glance.left.kinds.rawValue), from: Self.ofLeftKinds, word)
        result &= union(glance.left.words, from: Self.ofLeftWords, word)
        return result & union(UInt64(glance.styles.rawValue), from: Self.ofStyles, word)
    }

    @inline(__always)
    private func union(_ bits: UInt64, from first: Int, _ word: Int) -> UInt64 {
        var (bits, result) = (bits, UInt64(0))
        while bits != 0 {
            result |= sets[(first + bits.trailingZeroBitCount) * width + word]
            bits &= bits - 1
        }
        return result
    }
}
