import SpokenLocaleData
import SpokenModel

/// What the words of a line tell of a sign that several currencies have: a row of `currency-signs`.
struct CurrencyEvidence: Sendable {
    enum Meaning: Sendable, Equatable {
        case currency(CurrencyCode)
        /// The peso of a country that nothing names.
        case peso
    }

    let sign: [UInt8]
    let meaning: Meaning
    /// Words, and pairs of them with one space, that tell of this currency.
    let words: WordSet
    /// Those that tell of another one.
    let against: WordSet

    static func rows(_ language: String) -> [CurrencyEvidence] {
        guard let table = LocaleTables.table(language, "currency-signs") else { return [] }
        return (0..<table.rowCount).compactMap { row in
            func set(_ column: String) -> WordSet {
                var words = WordSet()
                for word in table.word(row, column).string.split(separator: "|") { words.insert(String(word)) }
                return words
            }
            let code = table.word(row, "code").string
            guard let meaning = code == "peso" ? .peso : CurrencyCode(code).map(Meaning.currency) else { return nil }
            return CurrencyEvidence(
                sign: Array(table.word(row, "sign").bytes), meaning: meaning, words: set("words"),
                against: set("against"))
        }
    }
}
