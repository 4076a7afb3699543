import SpokenModel

/// A cell of a golden file that is said, with its place.
package struct GoldenText: Sendable, Hashable {
    package var language: LanguageTag
    /// UTF-8 offsets of the cell in the file, with its escapes.
    package var start: Int
    package var end: Int
    package var text: String
    /// The line of the file, from 1.
    package var line: Int
}

extension GoldenFile {
    /// The cells of the column `spoken`, in the order of the file.
    ///
    /// - Parameter bytes: what the file was read from.
    package func spokenTexts(in bytes: [UInt8]) -> [GoldenText] {
        guard let column = columns.firstIndex(of: "spoken") else { return [] }
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        var result: [GoldenText] = []
        for section in sections {
            for row in section.rows where starts.indices.contains(row.line - 1) && row.cells.indices.contains(column) {
                let start = starts[row.line - 1]
                let line = String(decoding: bytes[start...].prefix { $0 != 0x0A }, as: UTF8.self)
                let cells = line.cells
                guard cells.indices.contains(column) else { continue }
                let cell = cells[column]
                let lower = start + line.utf8.distance(from: line.startIndex, to: cell.startIndex)
                result.append(
                    GoldenText(
                        language: section.language, start: lower, end: lower + cell.utf8.count,
                        text: row.cells[column], line: row.line))
            }
        }
        return result
    }
}
