import SpokenLocaleData
import SpokenModel

/// What the endings of Russian nouns and adjectives tell of gender and case, where no lexicon knows the word: rows of
/// `adjective-endings.tsv`, `plural-endings.tsv` and `single-endings.tsv`.
enum RussianDeclension {
    /// Gender, number and case that the ending of an adjective tells: «Международный», «зимних».
    typealias Adjective = (gender: GrammaticalGender, number: GrammaticalNumber, cases: [GrammaticalCase])
    typealias Single = (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)

    private static let adjectives = EndingTable<Adjective>("ru", "adjective-endings") { table, row in
        guard let gender = GrammaticalGender(rawValue: table.word(row, "gender").string),
            let number = GrammaticalNumber(rawValue: table.word(row, "number").string)
        else { return nil }
        let cases = table.word(row, "cases").items.map { String(decoding: $0, as: UTF8.self) }
        return (gender, number, cases.compactMap { GrammaticalCase(rawValue: $0) })
    }

    private struct Plural: Sendable {
        /// Nil for a genitive.
        let grammaticalCase: GrammaticalCase?
        /// `only` where the ending must be the whole word, `never` where it must not.
        let word: String
    }

    private static let plurals = EndingTable<Plural>("ru", "plural-endings") {
        Plural(
            grammaticalCase: GrammaticalCase(rawValue: $0.word($1, "case").string), word: $0.word($1, "word").string)
    }

    private static let singles = EndingTable<[GrammaticalCase: Single]>("ru", "single-endings") { table, row in
        var result: [GrammaticalCase: Single] = [:]
        for governed in WordCells.cases {
            let told = table.word(row, "behind-\(governed.rawValue)").string.split(separator: " ").map(String.init)
            guard told.count == 2, let gender = GrammaticalGender(rawValue: told[0]),
                let grammaticalCase = GrammaticalCase(rawValue: told[1])
            else { continue }
            result[governed] = (gender, grammaticalCase)
        }
        return result
    }

    private static let verbs = WordEndings(language: "ru")

    /// The gender of a nominative, by its ending.
    static func gender(_ nominative: Word) -> GrammaticalGender {
        switch nominative.last {
        case "а", "я": .feminine
        case "о", "е", "ё": .neuter
        default: .masculine
        }
    }

    /// Nil for a word that does not end as adjectives do.
    static func adjective(_ word: Word) -> Adjective? { adjectives[word] }

    /// The endings of imperatives and infinitives: «оплатите», «добавьте», «купить». The few nouns that end so stand in
    /// the table of what governs.
    static func isTransitive(_ text: TextView, _ word: Range<Int>) -> Bool {
        word.count >= 10 && verbs.kinds(of: text.exact(word.lowerBound, word.upperBound)).contains(.transitive)
    }

    /// The case of the plural that the ending of a noun shows by itself; nil for genitives that end like datives: «5
    /// программ».
    static func pluralCase(_ noun: Word) -> GrammaticalCase? {
        let told = plurals.first(noun) { $0.word == ($1 ? "never" : "only") ? nil : $0 }
        return told?.grammaticalCase
    }

    /// What the form of the noun behind a number that ends in one tells; nil when it can be read in two ways. A noun with
    /// no ending is masculine: «дом».
    static func single(
        _ noun: Word, governed: GrammaticalCase, genders: WordTable<GrammaticalGender>
    ) -> Single? {
        if let gender = genders[noun] { return (gender, governed) }
        guard let told = singles[noun] else { return (.masculine, governed) }
        return told[governed]
    }
}
