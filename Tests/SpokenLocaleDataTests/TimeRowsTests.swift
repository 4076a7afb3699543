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
        let rows = try TimeRows(table)
        var conditions: [TimeCondition] = []
        let row = rows.first(of: TimeKey.clock.rawValue) {
            conditions.append($0)
            return true
        }
        guard case .field(.hour, ofEnd: true, 2...Int16.max)? = conditions.first,
            case .style(isDigits: false)? = conditions.last
        else {
            Issue.record("\(conditions)")
            return
        }
        #expect(conditions.count == 3)
        let parts = try #require(row.map { rows.parts($0).map { rows.part($0) } })
        #expect(parts.count == 4)
    }

    /// What a language has no row for would be said by nothing.
    @Test func complete() throws {
        for language in LocaleTables.languages {
            let rows = try #require(TimeRows(language: language))
            for key in TimeKey.allCases where ![.forPrice, .each, .at].contains(key) {
                #expect(!rows.rows(key.rawValue).isEmpty, "\(language) \(key)")
            }
        }
    }
}
