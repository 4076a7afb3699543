/// The codes of languages that there are: all of ISO 639-1 and 639-3 that CLDR knows, deprecated ones too.
package enum KnownLanguages {
    /// True for `ru`, `la` and `bqi`, false for `jp` and for codes of private use.
    package static func contains(_ code: String) -> Bool { all.contains(code) }

    private static let all: Set<String> = {
        var result = Set<String>()
        guard let table = LocaleTables.table("", "language-codes"), let column = table.column("codes") else {
            return result
        }
        for row in 0..<table.rowCount {
            for item in table.word(row, column).string.split(separator: " ") { add(item, to: &result) }
        }
        return result
    }()

    /// `aaa~i` stands for `aaa` to `aai`, as in CLDR.
    private static func add(_ item: Substring, to result: inout Set<String>) {
        let parts = item.split(separator: "~")
        guard let first = parts.first, let start = first.utf8.last else { return }
        let end = parts.count > 1 ? parts[1].utf8.last ?? start : start
        guard start <= end else { return }
        for letter in start...end { result.insert(first.dropLast() + String(UnicodeScalar(letter))) }
    }
}
