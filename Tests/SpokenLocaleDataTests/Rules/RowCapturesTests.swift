import Testing

@testable import SpokenLocaleData

struct RowCapturesTests {
    @Test func partsKeepTheirOrder() {
        var captures: RowCaptures = [3, 12]
        captures.append(1)
        #expect(Array(captures) == [3, 12, 1] && captures.first == 3 && captures.last == 1)
        #expect(RowCaptures(bits: captures.bits) == captures && RowCaptures(bits: 0).isEmpty)
    }

    @Test func moreThanSixteenAreDropped() {
        var captures: RowCaptures = []
        for _ in 0..<40 { captures.append(15) }
        #expect(captures.count == 16 && captures.count > RowItem.mostCaptures)
    }
}
