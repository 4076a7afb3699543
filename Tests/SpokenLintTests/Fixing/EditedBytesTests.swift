import SpokenDiagnostics
import Testing

@testable import SpokenLint

struct EditedBytesTests {
    @Test func whatTouchesAnEditIsRefusedAsAWhole() {
        var bytes = EditedBytes(count: 10)
        // Fixes in this order; the second one overlaps with its second edit and leaves nothing behind.
        let fixes: [(spans: [SourceSpan], isTaken: Bool)] = [
            ([SourceSpan(2, 4), SourceSpan(6, 6)], true), ([SourceSpan(0, 1), SourceSpan(3, 5)], false),
            ([SourceSpan(0, 1)], true), ([SourceSpan(6, 6)], false), ([SourceSpan(5, 7)], false),
            ([SourceSpan(3, 3)], false), ([SourceSpan(4, 4)], true), ([SourceSpan(6, 8)], true),
            ([SourceSpan(10, 10)], true), ([SourceSpan(9, 11)], false),
        ]
        for (spans, isTaken) in fixes {
            let result = bytes.insert(spans)
            #expect(result == isTaken, "\(spans)")
        }
    }
}
