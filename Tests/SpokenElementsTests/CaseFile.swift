import Foundation

/// The rows of a file in `Cases`, without its header and remarks.
enum CaseFile {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static func rows(_ name: String, columns: Int) throws -> [(line: Int, cells: [String])] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        var rows: [(line: Int, cells: [String])] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst()
        where !line.isEmpty && !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == columns else { throw BadRow(file: name, line: index + 1) }
            rows.append((index + 1, cells))
        }
        return rows
    }

    struct BadRow: Error {
        var file: String
        var line: Int
    }
}
