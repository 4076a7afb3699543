import SpokenReports

/// A table for people: columns line up in terminals, with wide and combining characters counted as they are shown.
struct TextTable {
    private var rows: [[String]]
    private let hasHeader: Bool

    init(header: [String] = []) {
        rows = header.isEmpty ? [] : [header]
        hasHeader = !header.isEmpty
    }

    mutating func add(_ row: [String]) {
        rows.append(row.map { $0.isEmpty ? "–" : $0.replacing(["\n", "\r\n", "\r", "\t"]) })
    }

    var text: String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], DisplayWidth.of(cell))
            }
        }
        var result = ""
        for (index, row) in rows.enumerated() {
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell
                if column < row.count - 1 {
                    line += String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
                }
            }
            result += line + "\n"
            if index == 0, hasHeader {
                result += widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ") + "\n"
            }
        }
        return result
    }
}

extension String {
    /// The text with every one of the characters shown as U+23CE, so that a cell stays on its line.
    fileprivate func replacing(_ characters: Set<Character>) -> String {
        String(map { characters.contains($0) ? "⏎" : $0 })
    }
}
