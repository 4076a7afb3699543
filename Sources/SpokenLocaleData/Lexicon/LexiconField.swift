/// A field of a row with its place, so that what is wrong in it can be shown.
package struct LexiconField {
    package var text: Substring
    package var line: Int
    package var column: Int

    package init(text: Substring, line: Int, column: Int) {
        self.text = text
        self.line = line
        self.column = column
    }

    func error(_ file: String, _ message: String) -> LexiconError {
        LexiconError(file: file, line: line, column: column, message: message)
    }

    /// The rows of a table of tab-separated fields, without its header, empty lines and lines that begin with `#`.
    static func rows(_ text: String) -> [[LexiconField]] {
        var rows: [[LexiconField]] = []
        var line = 0
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line += 1
            guard line > 1, !row.isEmpty, !row.hasPrefix("#") else { continue }
            var column = 1
            var fields: [LexiconField] = []
            for field in row.split(separator: "\t", omittingEmptySubsequences: false) {
                fields.append(LexiconField(text: field, line: line, column: column))
                column += field.count + 1
            }
            rows.append(fields)
        }
        return rows
    }
}
