import SpokenNormalization

/// Prints the lines of files beside what is said of them.
enum SpeakTable {
    /// - Returns: what is to be told of lines that are no text.
    static func print(_ paths: [String], _ normalizer: TextNormalizer) throws(CommandFailure) -> [String] {
        var table = TextTable(header: ["visible", "accessible"])
        let notes = try TextLines.forEach(in: paths) { _, _, text, isReadable in
            if !text.isEmpty { table.add([text, isReadable ? normalizer.speak(text) : text]) }
        }
        try StandardOutput.write(table.text)
        return notes
    }
}
