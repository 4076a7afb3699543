import SpokenDiagnostics
import SpokenNormalization

/// Prints every place of files that is said differently or left unread, and which rule says so.
enum SpeakExplanation {
    /// - Returns: what is to be told of lines that are no text.
    static func print(_ paths: [String], _ normalizer: TextNormalizer) throws(CommandFailure) -> [String] {
        var table = TextTable(header: ["place", "text", "speech", "class", "rule", "confidence"])
        let notes = try TextLines.forEach(in: paths) { path, line, text, isReadable in
            guard isReadable else { return }
            let file = paths.count > 1 ? "\(path):" : ""
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
        try StandardOutput.write(table.text)
        return notes
    }
}
