import SpokenModel
import Testing

@Suite struct PeriodTests {
    @Test func rangesOfNumbers() {
        #expect(Period(.year, 1) != nil)
        #expect(Period(.year, 9999) != nil)
        #expect(Period(.year, 0) == nil)
        #expect(Period(.year, 10_000) == nil)
        #expect(Period(.decade, 0) != nil)
        #expect(Period(.decade, 95) == nil)
        #expect(Period(.decade, 10_000) == nil)
        #expect(Period(.century, 0) == nil)
        #expect(Period(.century, 100) == nil)
        #expect(Period(.millennium, 3) != nil)
    }
}
