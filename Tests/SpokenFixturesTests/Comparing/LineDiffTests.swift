import SpokenFixtures
import Testing

struct LineDiffTests {
    @Test func marksTheFirstDifference() {
        let diff = LineDiff(
            from: ["a", "29 ₽ | 29 рубля", "c"], to: ["a", "29 ₽ | 29 рублей", "c"])
        #expect(
            diff.text()
                == """
                  a
                - 29 ₽ | 29 рубля
                + 29 ₽ | 29 рублей
                                ^ first difference
                  c
                """.replacingOccurrencesOfIndent)
        #expect(!diff.isEmpty)
    }

    @Test func equalLinesHaveNoDifference() {
        #expect(LineDiff(from: ["a"], to: ["a"]).isEmpty)
        #expect(LineDiff(from: [], to: []).text().isEmpty)
    }

    @Test func farLinesAreLeftOut() {
        let old = (1...20).map(String.init)
        var new = old
        new[9] = "x"
        #expect(LineDiff(from: old, to: new).text(context: 1) == "  …\n  9\n- 10\n+ x\n  ^ first difference\n  11\n  …")
    }
}

extension String {
    fileprivate var replacingOccurrencesOfIndent: String { self }
}
