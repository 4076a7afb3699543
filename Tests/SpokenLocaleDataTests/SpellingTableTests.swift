import SpokenLocaleData
import SpokenModel
import Testing

@Suite struct SpellingTableTests {
    @Test(arguments: [
        ("см", SpellingTable.Meaning.unit(.centimeter)), ("кв. м", .unit(.squareMeter)),
        ("кв.\u{A0}м", .unit(.squareMeter)),
        ("м²", .unit(.squareMeter)), ("₽", .currency(.RUB)), ("руб.", .currency(.RUB)), ("р.", .currency(.RUB)),
        ("коп.", .minorUnit(.RUB)), ("тыс.", .magnitude(.thousand)), ("млн", .magnitude(.million)), ("г", .unit(.gram)),
        ("KZT", .currency(.KZT)), ("км/ч", .unit(.kilometerPerHour)), ("°С", .unit(.celsius)), ("%", .unit(.percent)),
    ])
    func findsSpellings(spelling: String, meaning: SpellingTable.Meaning) throws {
        let table = try #require(SpellingTable(language: "ru"))
        #expect(table.meaning(spelling) == meaning, "\(spelling)")
    }

    @Test(arguments: [
        ("смета", 0), ("см.", 4), ("кв. м.", 9), ("кг/м", 4), ("гр. 5", 5), ("₽/мес", 3), ("чx", 0), ("ч5", 0),
        ("ч ", 2),
    ])
    func takesTheLongestWholeWord(text: String, length: Int) throws {
        let table = try #require(SpellingTable(language: "ru"))
        var text = text
        let found = text.withUTF8 { table.longestMatch(in: $0, at: 0)?.length ?? 0 }
        // «см.» is «см» and a full stop: 4 bytes.
        #expect(found == length, "\(text)")
    }
}
