import SpokenLocaleData
import Testing

/// Rows of `times.tsv`: what is refused, and that no language lacks one.
@Suite struct TimeRowsTests {
    @Test(arguments: [
        "clock hour=1..|{hour}", "clock hour=x|{hour}", "clock morning|{hour}", "clock in=nowhere|{hour}",
        "switch everything|yes", "clock|{hour", "clock|{hours-and-more}", "clock|{hour dual}", "clock|{}",
        "clock|{noun horse}", "clock|{start clock genitive plural}",
    ])
    func refused(row: String) throws {
        let cells = row.split(separator: "|")
        let table = try LocaleTable("key\ttext\n\(cells[0])\t\(cells[1])\n")
        #expect(throws: LocaleTableError.self) { try TimeRows(table) }
    }

    @Test func read() throws {
        let table = try LocaleTable("key\ttext\nclock end.hour>1 few words\tat {hour padded}, {start date genitive?}\n")
        let rows = try TimeRows(table).rows(TimeKey.clock.rawValue)
        #expect(rows.map(\.conditions.count) == [3])
        #expect(rows.map(\.parts.count) == [4])
    }

    /// What a language has no row for would be said by nothing.
    @Test func complete() throws {
        for language in LocaleTables.languages {
            guard let table = LocaleTables.table(language, "times") else { continue }
            let rows = try TimeRows(table)
            for key in TimeKey.allCases { #expect(!rows.rows(key.rawValue).isEmpty, "\(language) \(key)") }
        }
    }
}
