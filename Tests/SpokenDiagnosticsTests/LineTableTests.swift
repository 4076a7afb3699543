import SpokenDiagnostics
import Testing

struct LineTableTests {
    @Test func columnsCountScalarsAndSkipTheByteOrderMark() {
        let table = LineTable(Array("\u{FEFF}ё1\r\nабв\rx\n".utf8))
        #expect(table.location(of: 3) == SourceLocation(line: 1, column: 1))
        #expect(table.location(of: 5) == SourceLocation(line: 1, column: 2))
        #expect(table.location(of: 0) == SourceLocation(line: 1, column: 1))
        #expect(table.location(of: 12) == SourceLocation(line: 2, column: 3))
        #expect(table.location(of: 15) == SourceLocation(line: 3, column: 1))
        #expect(table.location(of: 9999) == SourceLocation(line: 4, column: 1))
        #expect(table.location(of: -1) == SourceLocation(line: 1, column: 1))
    }

    @Test func anEmptyFileHasOneLine() {
        #expect(LineTable([]).location(of: 0) == SourceLocation(line: 1, column: 1))
        #expect(LineTable([]).lineSpan(2) == SourceSpan(0, 0))
    }
}
