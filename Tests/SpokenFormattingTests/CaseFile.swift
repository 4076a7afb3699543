import Foundation

/// A file of cases: tab-separated, a header, `#` for remarks.
struct CaseFile {
    struct Row {
        var line: Int
        var fields: [String: String]

        subscript(column: String) -> String { fields[column] ?? "" }
    }

    let rows: [Row]

    init(_ name: String, file: String = #filePath) throws {
        let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Cases/\(name)")
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        var header: [String] = []
        var rows: [Row] = []
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if header.isEmpty {
                header = fields
            } else {
                rows.append(Row(line: index + 1, fields: Dictionary(zip(header, fields)) { first, _ in first }))
            }
        }
        self.rows = rows
    }
}
