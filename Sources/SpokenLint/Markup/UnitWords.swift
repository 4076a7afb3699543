import SpokenLocaleData

/// The words and signs of units in a language, to tell what a number counts: “GB”, «сантиметров», “inches”.
struct UnitWords: Sendable {
    private let identifiers: [String: String]

    /// English signs serve languages without a table: "GB" is the same in most.
    init(language: String) {
        var identifiers: [String: String] = [:]
        for name in Set(["en", language]).sorted(by: { $0 == "en" && $1 != "en" }) {
            guard let table = LocaleTables.table(name, "units") else { continue }
            let isOwn = name == language
            let columns = table.columns.indices.filter { index in
                let column = table.columns[index]
                return column == "symbol" || column == "spellings"
                    || isOwn && (column == "nominative" || column.hasPrefix("plural") || column.hasPrefix("genitive"))
            }
            for row in 0..<table.rowCount {
                let identifier = table.word(row, 0).string
                for column in columns {
                    for word in table.word(row, column).string.split(separator: "|") where !word.isEmpty {
                        identifiers[String(word), default: identifier] = identifier
                    }
                }
            }
        }
        self.identifiers = identifiers
    }

    /// What stands behind an offset of a text, one space between; nil where it is no unit.
    func unit(behind offset: Int, in bytes: [UInt8]) -> String? {
        var start = offset
        if start < bytes.count, bytes[start] == 0x20 { start += 1 }
        if start + 1 < bytes.count, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 { start += 2 }
        var end = start
        while end < bytes.count, end - start < 48, bytes[end].isLetter || bytes[end] >= 0x80 { end += 1 }
        return end > start ? identifiers[String(decoding: bytes[start..<end], as: UTF8.self)] : nil
    }

    /// Units that translations turn into metric ones, with another number.
    static let imperial: Set<String> = [
        "inch", "foot", "yard", "mile", "pound", "ounce", "fluid-ounce", "gallon", "fahrenheit", "mile-per-hour",
        "stone",
    ]
}
