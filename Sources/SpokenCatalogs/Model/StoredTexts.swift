/// Texts of a file that have no bytes of their own in it: keys of several parts (`cart.items`), values that are folded over
/// several lines.
@usableFromInline
package struct StoredTexts: Sendable {
    private struct Place {
        /// Where the text stands in the file.
        let start: UInt32
        /// Where it is in `bytes`.
        let first: UInt32
        let end: UInt32
    }

    private var bytes: [UInt8] = []
    private var places: [Place] = []
    private var isSorted = true

    package init() {}

    var isEmpty: Bool { places.isEmpty }

    /// Adds a text that stands at an offset of the file, where no other does.
    mutating func add(_ text: some Sequence<UInt8>, at start: Int) {
        let first = bytes.count
        bytes += text
        if let last = places.last, Int(last.start) >= start { isSorted = false }
        places.append(
            Place(
                start: UInt32(clamping: start), first: UInt32(clamping: first), end: UInt32(clamping: bytes.count)))
    }

    /// Puts the texts into the order of the file, in which they are looked up.
    mutating func finish() {
        if !isSorted { places.sort { $0.start < $1.start } }
        isSorted = true
    }

    /// The text that stands there; empty where none does.
    @usableFromInline
    func withText<Result>(at start: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var lower = 0
        var upper = places.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if Int(places[middle].start) < start { lower = middle + 1 } else { upper = middle }
        }
        guard lower < places.count, Int(places[lower].start) == start else {
            return body(UnsafeBufferPointer(start: nil, count: 0))
        }
        return bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(places[lower].first)..<Int(places[lower].end)]))
        }
    }
}
