/// Memory for the rules of one place, on the stack: what they capture, and what they look up.
struct RowScratch {
    let captures: RowMatcher.Captures
    let memo: UnsafeMutablePointer<RowMemo>
    let abbreviations: UnsafeMutablePointer<RowMemo.Abbreviation>
    /// The number at which rules are asked, and two others by a bit of their places: spans have them.
    private let numbers: UnsafeMutablePointer<RowMemo.Number>

    static func with(_ memo: inout RowMemo, _ body: (RowScratch) -> Void) {
        withUnsafeTemporaryAllocation(of: RowToken.self, capacity: RowMatcher.captureCount) { captures in
            withUnsafeTemporaryAllocation(of: RowMemo.Abbreviation.self, capacity: RowMemo.most) { abbreviations in
                withUnsafeTemporaryAllocation(of: RowMemo.Number.self, capacity: 3) { numbers in
                    guard let first = captures.baseAddress, let entries = abbreviations.baseAddress,
                        let own = numbers.baseAddress
                    else { return }
                    captures.initialize(repeating: RowToken())
                    numbers.initialize(repeating: RowMemo.Number())
                    own.pointee = memo.number
                    withUnsafeMutablePointer(to: &memo) { memo in
                        body(RowScratch(captures: first, memo: memo, abbreviations: entries, numbers: own))
                    }
                }
            }
        }
    }

    /// The number that begins at a place: scanned once while the rules of one place are asked.
    @inline(__always)
    func number(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) -> UnsafeMutablePointer<RowMemo.Number> {
        let known = numbers.pointee.place == place ? numbers : numbers + 1 + (place >> 2 & 1)
        if known.pointee.place != place { known.pointee = RowMemo.Number(place, text, syntax) }
        return known
    }
}
