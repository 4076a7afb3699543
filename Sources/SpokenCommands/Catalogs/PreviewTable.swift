import SpokenModel

/// The rows of a preview: as a table with a column for each choice that was asked for, or as lines of JSON.
struct PreviewTable {
    private let hasLanguage: Bool
    private let hasSize: Bool
    private let hasWidth: Bool
    private let isJSON: Bool
    private var table: TextTable
    private var lines = ""

    init(hasLanguage: Bool, hasSize: Bool, hasWidth: Bool, isJSON: Bool) {
        self.hasLanguage = hasLanguage
        self.hasSize = hasSize
        self.hasWidth = hasWidth
        self.isJSON = isJSON
        table = TextTable(
            header: (hasLanguage ? ["language"] : []) + (hasSize ? ["text size"] : []) + (hasWidth ? ["width"] : [])
                + ["count", "visible", "accessible"])
    }

    /// - Parameter language: the language of the text; shown beside the one that was asked for when they differ.
    mutating func add(
        language: LanguageTag, asked: LanguageTag, size: TextSizeArgument?, width: Int?, count: DecimalNumber,
        _ text: AccessibleText
    ) {
        if isJSON {
            var fields = hasLanguage ? ["\"language\":\(JSONText.quoted(language.description))"] : []
            if hasSize { fields.append("\"textSize\":\(JSONText.quoted(size?.name ?? ""))") }
            fields.append("\"width\":\(width.map { "\($0)" } ?? "null")")
            fields.append("\"count\":\(JSONText.quoted(count.description))")
            lines +=
                "{" + fields.joined(separator: ",") + "," + PairPrinter.text(of: text, json: true).dropFirst() + "\n"
            return
        }
        var row = hasLanguage ? [language == asked ? "\(language)" : "\(asked) → \(language)"] : []
        if hasSize { row.append(size?.name ?? "") }
        if hasWidth { row.append(width.map { "\($0)" } ?? "") }
        table.add(row + ["\(count)", text.visibleText, text.accessibleText])
    }

    var text: String { isJSON ? lines : table.text }
}
