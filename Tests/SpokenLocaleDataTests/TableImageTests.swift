import Testing

@testable import SpokenLocaleData

/// A table that is opened in an image must say what the text says that it was made of.
@Suite struct TableImageTests {
    private static let texts = [
        "ru/units": "unit\tnominative\tgenitive\ncentimeter\tсантиметр\tсантиметра\nmeter\tметр\n",
        "ru/unit": "key\nа\n", "/phrases": "language\tfrom\nde\tvon\nfr\tde\n", "en/empty": "key\tword\n",
    ]

    @Test func tablesComeBack() throws {
        let tables = try Self.texts.map { (name: $0.key, table: try LocaleTable($0.value)) }
        let bytes = TableImage.bytes(tables)
        #expect(bytes.count % 4 == 0)
        let numbers = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: bytes.count / 4)
        defer { numbers.deallocate() }
        UnsafeMutableRawBufferPointer(numbers).copyBytes(from: bytes)
        let directory = try #require(TableDirectory(UnsafeBufferPointer(numbers)))
        for (name, table) in tables {
            let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let opened = try #require(directory.table(parts[0], parts[1]), "\(name)")
            #expect(opened.columns == table.columns)
            #expect(opened.rowCount == table.rowCount)
            for row in 0..<table.rowCount {
                #expect(opened.row(table.word(row, 0).string) == row)
                for column in 0...table.columnCount {
                    #expect(opened.word(row, column).string == table.word(row, column).string)
                }
            }
            #expect(opened.row("nowhere") == nil)
        }
        #expect(Set(directory.names.map { "\($0.language)/\($0.name)" }) == Set(Self.texts.keys))
        for path in ["ru/uni", "ru/unitss", "r/units", "/", "zz/units", "en/"] {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            #expect(directory.table(parts[0], parts[1]) == nil, "\(path)")
        }
    }

    @Test func otherNumbersAreNoImage() {
        for numbers: [UInt32] in [[], [1], [TableImage.magic], [TableImage.magic, 7, 0, 0, 0], [7, 0]] {
            numbers.withUnsafeBufferPointer { #expect(TableDirectory($0) == nil) }
        }
    }
}
