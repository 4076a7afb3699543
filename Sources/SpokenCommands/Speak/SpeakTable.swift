import SpokenNormalization

/// Prints the lines of files beside what is said of them.
enum SpeakTable {
    static func print(_ paths: [String], _ normalizer: TextNormalizer) throws(CommandFailure) {
        var table = TextTable(header: ["visible", "accessible"])
        for path in paths {
            let text = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
            for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
                table.add([String(line), normalizer.speak(String(line))])
            }
        }
        try StandardOutput.write(table.text)
    }
}
