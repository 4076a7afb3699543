import SpokenDiagnostics
import SpokenNormalization

/// Prints every place of files that is said differently or left unread, and which rule says so.
enum SpeakExplanation {
    static func print(_ paths: [String], _ normalizer: TextNormalizer) throws(CommandFailure) {
        var table = TextTable(header: ["place", "text", "speech", "class", "rule", "confidence"])
        for path in paths {
            let file = paths.count > 1 ? "\(path):" : ""
            try forEachLine(path) { line, text in
                let result = normalizer.normalize(text)
                var column = ColumnCounter(text)
                for span in result.spans {
                    let isUnread = span.semioticClass == .unread
                    table.add([
                        "\(file)\(line):\(column.column(span.visible.lowerBound))",
                        part(result.visibleText, span.visible), part(result.accessibleText, span.spoken),
                        span.semioticClass.rawValue, span.rule, isUnread ? "" : span.confidence.name,
                    ])
                }
            }
        }
        try StandardOutput.write(table.text)
    }

    /// Lists what is left unread on standard error, as FILE:LINE:COLUMN.
    /// - Returns: how many places that are.
    static func reportUnread(_ path: String, _ normalizer: TextNormalizer) throws(CommandFailure) -> Int {
        var count = 0
        var report = ""
        try forEachLine(path) { line, text in
            let result = normalizer.normalize(text)
            var column = ColumnCounter(text)
            for span in result.unread {
                let kind = span.rule.split(separator: "-").last ?? ""
                report += "\(path):\(line):\(column.column(span.visible.lowerBound)): unread \(kind): "
                report += "\(part(text, span.visible))\n"
                count += 1
            }
        }
        StandardError.write(report)
        return count
    }

    private static func forEachLine(_ path: String, _ visit: (Int, String) -> Void) throws(CommandFailure) {
        let bytes = try InputFile.bytes(at: path)
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            visit(index + 1, String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
        }
    }

    private static func part(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8.dropFirst(range.lowerBound).prefix(range.count)), as: UTF8.self)
    }
}

/// Columns of places in a line that are known as UTF-8 offsets, which grow: scalars, from 1 on.
private struct ColumnCounter {
    private let bytes: [UInt8]
    private var place = 0
    private var scalars = 1

    init(_ line: String) { bytes = Array(line.utf8) }

    mutating func column(_ offset: Int) -> Int {
        while place < offset, place < bytes.count {
            if bytes[place] & 0xC0 != 0x80 { scalars += 1 }
            place += 1
        }
        return scalars
    }
}
