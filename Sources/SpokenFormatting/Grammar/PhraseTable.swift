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
    private let hasJoints: Bool

    /// The rows of a language in its script: `sr-Latn/from` before `sr/from`.
    init?(_ language: LanguageTag) {
        // A table of its own has rows of one script.
        if LocaleTables.table(language.language, "phrases") == nil,
            let script = ICULocales.maximized(language)?.script,
            let table = PhraseTable("\(language.language)-\(script)")
        {
            self = table
            return
        }
        guard let table = PhraseTable(language.language) else { return nil }
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
        hasJoints = phrases.keys.contains { $0.hasPrefix("joint-") }
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

    /// A preposition and what it governs. Where a row says what becomes of its last word before the first of the other,
    /// that stands there: `joint-de un` is «d’un».
    func join(_ preposition: String, _ text: String) -> String {
        if preposition.contains("{0}") { return Self.fill(preposition, [text]) }
        if preposition.isEmpty { return text }
        if hasJoints, let last = preposition.split(separator: " ").last, let first = text.split(separator: " ").first,
            let joint = phrases["joint-\(last) \(first)"]
        {
            return preposition.dropLast(last.count) + joint.text + text.dropFirst(first.count)
        }
        return preposition + " " + text
    }
}
