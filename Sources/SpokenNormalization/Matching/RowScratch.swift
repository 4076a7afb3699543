/// Memory for the rules of one place, on the stack: what they capture, and what they look up.
struct RowScratch {
    let captures: RowMatcher.Captures
    let memo: UnsafeMutablePointer<RowMemo>
    let abbreviations: UnsafeMutablePointer<RowMemo.Abbreviation>

    static func with(_ memo: inout RowMemo, _ body: (RowScratch) -> Void) {
        withUnsafeTemporaryAllocation(of: RowToken.self, capacity: RowMatcher.captureCount) { captures in
            withUnsafeTemporaryAllocation(of: RowMemo.Abbreviation.self, capacity: RowMemo.most) { abbreviations in
                guard let first = captures.baseAddress, let entries = abbreviations.baseAddress else { return }
                captures.initialize(repeating: RowToken())
                withUnsafeMutablePointer(to: &memo) { memo in
                    body(RowScratch(captures: first, memo: memo, abbreviations: entries))
                }
            }
        }
    }
}
