import SpokenLocaleData

/// Words that a language may say twice in a row, from `Resources/Locales/doubled-words.tsv`.
enum DoubledWords {
    /// True for languages that double words to say "very" or "each".
    static func areUsual(in language: String) -> Bool { words[language]?.contains("*") == true }

    /// The words that grammar doubles: "that that", “nous nous”, „die die“.
    static func fair(in language: String) -> Set<String> { words[language] ?? [] }

    private static let words: [String: Set<String>] = {
        guard let table = LocaleTables.table("", "doubled-words"), let column = table.column("words") else {
            return [:]
        }
        var result: [String: Set<String>] = [:]
        for row in 0..<table.rowCount {
            let words = table.word(row, column).string.split(separator: "|").map(String.init)
            result[table.word(row, 0).string] = Set(words)
        }
        return result
    }()
}
