import SpokenLocaleData
import SpokenModel

/// The small words around a quantity in a language that CLDR speaks: rows of `Resources/Locales/<language>/phrases.tsv`.
struct PhraseTable: Sendable {
    struct Phrase: Sendable {
        let text: String
        /// The case that it governs.
        let grammaticalCase: GrammaticalCase
    }

    private let phrases: [String: Phrase]

    /// Nil when the language has no such table.
    init?(_ language: String) {
        guard let table = LocaleTables.table(language, "phrases") else { return nil }
        var phrases: [String: Phrase] = [:]
        for row in 0..<table.rowCount {
            let grammaticalCase = GrammaticalCase(name: table.word(row, "case").string) ?? .nominative
            phrases[table.word(row, 0).string] = Phrase(
                text: table.word(row, "text").string, grammaticalCase: grammaticalCase)
        }
        self.phrases = phrases
    }

    subscript(key: String) -> Phrase? { phrases[key] }

    /// A preposition and what it governs; French «de» loses its vowel before «un».
    static func join(_ preposition: String, _ text: String, _ language: LanguageTag) -> String {
        let first = text.prefix { $0 != " " }
        if language.language == "fr", preposition.hasSuffix("de"), first == "un" || first == "une" {
            return preposition.dropLast() + "\u{2019}" + text
        }
        return preposition.isEmpty ? text : preposition + " " + text
    }
}
