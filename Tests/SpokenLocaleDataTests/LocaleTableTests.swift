import SpokenLocaleData
import SpokenModel
import Testing

@Suite struct LocaleTableTests {
    @Test func readsRowsAndColumns() throws {
        let table = try LocaleTable("key\tword\n# a remark\n\na\tальфа\nb\tбета\n")
        #expect(table.rowCount == 2)
        #expect(table.row("b").map { table.word($0, "word").string } == "бета")
        #expect(table.row("c") == nil)
        #expect(table.word(0, "nothing").isEmpty)
        #expect(table.word(7, 0).isEmpty)
        #expect(table.line(ofRow: 1) == 5)
    }

    @Test(arguments: [
        ("", LocaleTableError.missingHeader), ("a\nb\tc", .tooManyFields(line: 2)),
        ("a\nb\nb", .duplicateKey(line: 3, key: "b")),
    ])
    func refusesBrokenTables(text: String, error: LocaleTableError) {
        #expect(throws: error) { try LocaleTable(text) }
    }

    @Test(arguments: [
        ("key\tsymbol\n", LocaleTableError.missingColumn("nominative")),
        ("key\tnominative\tgender\na\tb\tmale\n", .unknownValue(line: 2, column: "gender", value: "male")),
        ("key\tnominative\tspacing\na\tb\twide\n", .unknownValue(line: 2, column: "spacing", value: "wide")),
    ])
    func refusesUnknownFeatures(text: String, error: LocaleTableError) {
        #expect(throws: error) { try NounTable(LocaleTable(text)) }
    }

    @Test func fillsEmptyForms() throws {
        let table = try NounTable(
            LocaleTable("key\tnominative\tgenitive\tplural-nominative\tplural-genitive\nsyr\tсыр\tсыра\tсыры\tсыров\n"))
        let noun = try #require(table.noun("syr"))
        #expect(noun.form(.paucal).string == "сыра")
        #expect(noun.form(.counting).string == "сыров")
        #expect(noun.form(.dative).string == "сыр")
        #expect(noun.form(.pluralDative).string == "сыры")
    }
}
