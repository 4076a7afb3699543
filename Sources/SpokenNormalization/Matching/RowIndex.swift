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
        var words = RowBits.none

        @inline(__always)
        func admits(_ text: RowSide) -> Bool { kinds.rawValue & text.kinds.rawValue != 0 && words.meets(text.words) }
    }

    private static let wordBits = UInt64.bitWidth
    private static let kindBits = RowNeighbours.RawValue.bitWidth
    private static let styleBits = RowRule.Styles.RawValue.bitWidth
    /// Where the sets of each kind begin: of both bits of words, then of the kinds of what stands there.
    private static let ofLeftWords = 2 * wordBits
    private static let ofRightKinds = 4 * wordBits
    private static let ofLeftKinds = 4 * wordBits + kindBits
    private static let ofStyles = 4 * wordBits + 2 * kindBits
    /// By the digits of the values of their first number; those that ask for a whole number, those that ask for another.
    private static let ofSizes = ofStyles + styleBits
    private static let ofIntegers = ofSizes + sizeBits
    private static let ofDecimals = ofIntegers + 1
    private static let count = ofDecimals + 1
    /// No value of 64 bits has more digits.
    private static let sizeBits = 22
    /// Fewer patterns are all looked at.
    private static let fewest = 12

    /// Whether what it admits needs no other look.
    @inline(__always)
    var isExact: Bool { !sets.isEmpty }

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
            left.words.formUnion(sides.left.words)
            right.kinds.formUnion(sides.right.kinds)
            right.words.formUnion(sides.right.words)
        }
        (self.left, self.right) = (left, right)
        guard group.count >= Self.fewest else {
            sets = UnsafeBufferPointer(start: nil, count: 0)
            return
        }
        let bits = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: Self.count * width)
        bits.initialize(repeating: 0)
        // Patterns that ask nothing are in each set: they are added at the end.
        let open = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 2 * width)
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
            for (words, first, place) in [(sides.right.words, 0, 0), (sides.left.words, Self.ofLeftWords, width)] {
                guard words != .all else {
                    open[place + word] |= bit
                    continue
                }
                add(words.first, from: first)
                add(words.second, from: first + Self.wordBits)
            }
            add(UInt64(sides.right.kinds.rawValue), from: Self.ofRightKinds)
            add(UInt64(sides.left.kinds.rawValue), from: Self.ofLeftKinds)
            add(UInt64(sight.styles.rawValue), from: Self.ofStyles)
            add(sight.number.sizes & (1 << UInt64(Self.sizeBits) - 1), from: Self.ofSizes)
            if sight.number.asksInteger { add(1, from: Self.ofIntegers) }
            if sight.number.asksDecimal { add(1, from: Self.ofDecimals) }
        }
        for word in 0..<4 * Self.wordBits * width {
            bits[word] |= open[word % width + (word < Self.ofLeftWords * width ? 0 : width)]
        }
        open.deallocate()
        sets = UnsafeBufferPointer(bits)
    }

    /// Hands on the patterns that may stand where a glance has told so much, as words of bits.
    @inline(__always)
    func withAdmitted(
        _ glance: UnsafePointer<RowSight.Place>, count: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width) { memory in
            guard let admitted = memory.baseAddress else { return }
            if isExact {
                var rows = Rows(sets: sets, width: width, admitted: admitted, union: admitted + width)
                admit(glance, &rows)
            } else {
                for word in 0..<width {
                    let rest = count - word * 64
                    (admitted + word).initialize(to: rest < 64 ? 1 << UInt64(rest) - 1 : .max)
                }
            }
            body(UnsafeBufferPointer(start: admitted, count: width))
        }
    }

    private func admit(_ place: UnsafePointer<RowSight.Place>, _ rows: inout Rows) {
        let glance = place.pointee
        rows.begin(UInt64(glance.right.kinds.rawValue), from: Self.ofRightKinds)
        rows.keep(glance.right.words.first, from: 0)
        rows.keep(glance.right.words.second, from: Self.wordBits)
        rows.keep(UInt64(glance.left.kinds.rawValue), from: Self.ofLeftKinds)
        rows.keep(glance.left.words.first, from: Self.ofLeftWords)
        rows.keep(glance.left.words.second, from: Self.ofLeftWords + Self.wordBits)
        rows.keep(UInt64(glance.styles.rawValue), from: Self.ofStyles)
        guard let (whole, plain) = glance.numbers else { return }
        rows.keep(whole.size | plain.size, from: Self.ofSizes)
        let traits = whole.traits.union(plain.traits)
        if !traits.contains(.integer) { rows.drop(Self.ofIntegers) }
        if !traits.contains(.decimal) { rows.drop(Self.ofDecimals) }
    }

    /// Whole sets at a time, a few bits of each: most of what is told has but one.
    private struct Rows {
        let sets: UnsafeBufferPointer<UInt64>
        let width: Int
        /// What is admitted so far.
        let admitted: UnsafeMutablePointer<UInt64>
        /// Room for one more set.
        let union: UnsafeMutablePointer<UInt64>

        @inline(__always)
        private func row(_ number: Int) -> UnsafePointer<UInt64>? { sets.baseAddress.map { $0 + number * width } }

        /// The patterns that have one of some bits.
        mutating func begin(_ bits: UInt64, from first: Int) { add(bits, from: first, to: admitted) }

        /// Of those that are admitted the ones that have one of some bits.
        mutating func keep(_ bits: UInt64, from first: Int) {
            var kept = UnsafePointer(union)
            if bits & (bits &- 1) == 0, bits != 0, let only = row(first + bits.trailingZeroBitCount) {
                kept = only
            } else {
                add(bits, from: first, to: union)
            }
            for word in 0..<width { admitted[word] &= kept[word] }
        }

        mutating func drop(_ number: Int) {
            guard let dropped = row(number) else { return }
            for word in 0..<width { admitted[word] &= ~dropped[word] }
        }

        private func add(_ bits: UInt64, from first: Int, to union: UnsafeMutablePointer<UInt64>) {
            union.initialize(repeating: 0, count: width)
            var bits = bits
            while bits != 0 {
                guard let row = row(first + bits.trailingZeroBitCount) else { return }
                bits &= bits - 1
                for word in 0..<width { union[word] |= row[word] }
            }
        }
    }
}
