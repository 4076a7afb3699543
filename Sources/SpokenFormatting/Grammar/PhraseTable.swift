import SpokenICU
import SpokenLocaleData
import SpokenModel

/// The small words around a quantity in a language that CLDR speaks: rows of `Resources/Locales/<language>/phrases.tsv`.
///
/// A text with gaps («з {0} до {1}», «{0} бастап») says where the quantities stand; one without stands before its quantity.
struct PhraseTable: Sendable {
    struct Phrase: Sendable {
        let text: String
        /// The case that each gap governs.
        let cases: [GrammaticalCase]

        /// The case that the first gap governs.
        var grammaticalCase: GrammaticalCase { cases.first ?? .nominative }

        var hasGap: Bool { text.contains("{") }

        /// The words before the first gap: «з» of «з {0} до {1}»; nil where the quantity stands first.
        var preposition: String? {
            let words = text.prefix { $0 != "{" }
            guard !words.isEmpty, !hasGap || words.last == " " else { return nil }
            return words.last == " " ? String(words.dropLast()) : String(words)
        }
    }

    private let phrases: [String: Phrase]
    /// Whether rows say what the abbreviations of CLDR's dates and times are: `date-г.`
    let hasDateWords: Bool

    /// The rows of a language in its script: `sr-Latn/from` before `sr/from`.
    init?(_ language: LanguageTag) {
        let script = ICULocales.maximized(language)?.script ?? ""
        guard let table = PhraseTable("\(language.language)-\(script)") ?? PhraseTable(language.language) else {
            return nil
        }
        self = table
    }

    /// Nil when nothing is known of the language: neither a table of its own nor rows of the common one, whose keys are
    /// `it/from`.
    init?(_ language: String) {
        let own = LocaleTables.table(language, "phrases")
        guard let table = own ?? LocaleTables.table("", "phrases") else { return nil }
        let prefix = own == nil ? language + "/" : ""
        var phrases: [String: Phrase] = [:]
        for row in 0..<table.rowCount {
            let key = table.word(row, 0).string
            guard key.hasPrefix(prefix) else { continue }
            let cases = table.word(row, "case").string.split(separator: "|")
            phrases[String(key.dropFirst(prefix.count))] = Phrase(
                text: table.word(row, "text").string, cases: cases.map { GrammaticalCase(name: $0) ?? .nominative })
        }
        if phrases.isEmpty { return nil }
        self.phrases = phrases
        hasDateWords = phrases.keys.contains { $0.hasPrefix("date-") }
    }

    subscript(key: String) -> Phrase? { phrases[key] }

    /// The text of a row; nothing for a row that the language does not have.
    func text(_ key: String) -> String { phrases[key]?.text ?? "" }

    /// The text with its gaps filled.
    static func fill(_ text: String, _ parts: [String]) -> String {
        var result = text
        for (index, part) in parts.enumerated() { result = result.replacing("{\(index)}", with: part) }
        return result
    }

    /// A preposition and what it governs; French «de» loses its vowel before «un».
    static func join(_ preposition: String, _ text: String, _ language: LanguageTag) -> String {
        if preposition.contains("{0}") { return fill(preposition, [text]) }
        let first = text.prefix { $0 != " " }
        if language.language == "fr", preposition.hasSuffix("de"), first == "un" || first == "une" {
            return preposition.dropLast() + "\u{2019}" + text
        }
        return preposition.isEmpty ? text : preposition + " " + text
    }
}
