import Testing

@testable import SpokenNormalization

@Suite struct WordTableTests {
    @Test func everyWordIsFoundBehindManyOthers() {
        var table = WordTable<Int>()
        let words = (0..<3000).map { "слово\($0)" }
        for (index, word) in words.enumerated() { table[word] = index }
        for (index, word) in words.enumerated() { #expect(table[word] == index) }
        #expect(table["слово"] == nil)
        #expect(table["слово30000"] == nil)
    }

    @Test func theLastValueOfAWordStays() {
        var table = WordTable<String>(capacity: 1)
        #expect(table.isEmpty)
        table["г."] = "город"
        table["г."] = "год"
        table["г."] = nil
        #expect(table["г."] == "год")
    }

    @Test func aSetHoldsItsWords() {
        var set = WordSet()
        for word in ["в", "на", ""] { set.insert(word) }
        #expect(set.contains("на"))
        #expect(set.contains(""))
        #expect(!set.contains("н"))
        #expect(!WordSet().contains("на"))
    }
}
