import SpokenLocaleData
import Testing

/// The reader of rows goes eight bytes a step: fields of every length at every distance from a step must come out whole.
@Suite struct TableCellsTests {
    @Test func fieldsOfEveryLength() throws {
        for width in 0..<40 {
            let rows = (0..<7).map { "k\($0)\t" + String(repeating: "x", count: (width + $0) % 40) + "\tend\($0)" }
            let table = try LocaleTable("key\tword\tlast\n" + rows.joined(separator: "\n"))
            #expect(table.rowCount == 7)
            for row in 0..<7 {
                #expect(table.word(row, 1).count == (width + row) % 40, "width \(width) row \(row)")
                #expect(table.word(row, 2).string == "end\(row)", "width \(width) row \(row)")
                #expect(table.row("k\(row)") == row)
            }
        }
    }

    @Test func linesMayEndInCarriageReturns() throws {
        let table = try LocaleTable("key\tword\r\n\r\na\tальфа\r\nb\r\n")
        #expect(table.columns == ["key", "word"])
        #expect(table.word(0, "word").string == "альфа")
        #expect(table.row("b") == 1)
        #expect(table.word(1, "word").isEmpty)
        #expect(table.line(ofRow: 1) == 4)
    }

    @Test func remarksMayHoldAnything() throws {
        let remark = "# " + String(repeating: "a\tb", count: 5000)
        let table = try LocaleTable("\(remark)\nkey\tword\n\(remark)\na\tb\n#")
        #expect(table.rowCount == 1)
        #expect(table.columnCount == 2)
        #expect(table.line(ofRow: 0) == 4)
    }

    @Test func tooLongFieldsAndTablesAreRefused() throws {
        let longest = String(repeating: "x", count: 4095)
        #expect(try LocaleTable("key\n" + longest).word(0, 0).count == 4095)
        #expect(throws: LocaleTableError.tooLarge(line: 2)) { try LocaleTable("key\n" + longest + "x") }
        let huge = "key\n" + String(repeating: "abcdefg\n", count: 1 << 17)
        #expect(throws: LocaleTableError.tooLarge(line: 1)) { try LocaleTable(huge) }
    }

    @Test(arguments: ["", "\n", "# only a remark\n", "\r\n"]) func aTableNeedsAHeader(text: String) {
        #expect(throws: LocaleTableError.missingHeader) { try LocaleTable(text) }
    }

    @Test func rowsBeyondTheFirstGuessOfMemory() throws {
        let columns = (0..<30).map { "c\($0)" }.joined(separator: "\t")
        let rows = (0..<500).map { "\($0)" }.joined(separator: "\n")
        let table = try LocaleTable(columns + "\n" + rows)
        #expect(table.rowCount == 500)
        #expect(table.word(499, 0).string == "499")
        #expect(table.word(499, 29).isEmpty)
    }
}
