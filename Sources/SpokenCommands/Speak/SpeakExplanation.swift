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
                        result.visibleText.part(span.visible), result.accessibleText.part(span.spoken),
                        span.semioticClass.rawValue, span.rule, isUnread ? "" : span.confidence.name,
                    ])
                }
            }
        }
        try StandardOutput.write(table.text)
    }

    private static func forEachLine(_ path: String, _ visit: (Int, String) -> Void) throws(CommandFailure) {
        let bytes = try InputFile.bytes(at: path)
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            visit(index + 1, String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
        }
    }
}
