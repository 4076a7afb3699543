import SpokenLocaleData

/// Some parts of a pattern, named by their numbers where its image has them: nothing is made to open one.
struct RowParts: RandomAccessCollection, @unchecked Sendable {
    // Sendable: it points at what is read-only and never freed.
    private let all: UnsafeBufferPointer<RowPart>
    /// Two numbers in each.
    private let numbers: UnsafeBufferPointer<UInt32>
    private let first: Int
    let count: Int

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    /// - Parameter numbers: two of parts in each; where one is missing or names no part, there are none.
    init(_ numbers: UnsafeBufferPointer<UInt32>, of all: UnsafeBufferPointer<RowPart>, count: Int) {
        (self.all, self.numbers, first) = (all, numbers, 0)
        let isWhole =
            (count + 1) / 2 <= numbers.count && (0..<count).allSatisfy { Self.number(numbers, $0) < all.count }
        self.count = isWhole ? count : 0
    }

    private init(_ parts: RowParts, from start: Int, to end: Int) {
        (all, numbers, first, count) = (parts.all, parts.numbers, parts.first + start, end - start)
    }

    /// Parts that are kept for ever.
    init(keeping parts: [RowPart]) {
        let numbers = stride(from: 0, to: parts.count, by: 2).map { UInt32($0) | UInt32($0 + 1) << 16 }
        self.init(
            UnsafeBufferPointer(keeping: numbers), of: UnsafeBufferPointer(keeping: parts), count: parts.count)
    }

    @inline(__always)
    subscript(index: Int) -> RowPart { all[Self.number(numbers, first + index)] }

    /// Those between two places.
    @inline(__always)
    subscript(part start: Int, end: Int) -> RowParts { RowParts(self, from: start, to: end) }

    @inline(__always)
    private static func number(_ numbers: UnsafeBufferPointer<UInt32>, _ place: Int) -> Int {
        Int(numbers[place / 2] >> UInt32(place % 2 * 16) & 0xFFFF)
    }
}
