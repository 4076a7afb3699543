/// The keys of a file whose keys stand in each other: `cart.items`, which has no place of its own in the file.
@usableFromInline
package struct KeyPaths: Sendable {
    private var bytes: [UInt8] = []
    /// Where in the file the last part of each key begins, and where its text ends in `bytes`, in the order of the file.
    private var places: [(start: UInt32, end: UInt32)] = []

    package init() {}

    var isEmpty: Bool { places.isEmpty }

    /// Adds a key whose last part begins at an offset of the file, larger than those of all keys before.
    mutating func add(_ key: some Sequence<UInt8>, at start: Int) {
        bytes += key
        places.append((UInt32(clamping: start), UInt32(clamping: bytes.count)))
    }

    /// The key whose last part begins there; empty where none does.
    @usableFromInline
    func withKey<Result>(at start: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var lower = 0
        var upper = places.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if Int(places[middle].start) < start { lower = middle + 1 } else { upper = middle }
        }
        guard lower < places.count, Int(places[lower].start) == start else {
            return body(UnsafeBufferPointer(start: nil, count: 0))
        }
        let first = lower == 0 ? 0 : Int(places[lower - 1].end)
        return bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[first..<Int(places[lower].end)]))
        }
    }
}
