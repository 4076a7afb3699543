import SpokenLocaleData
import SpokenModel

/// What the endings of Russian nouns and adjectives tell of gender and case, where no lexicon knows the word: rows of
/// `adjective-endings.tsv`, `plural-endings.tsv` and `single-endings.tsv`.
enum RussianDeclension {
    /// Gender, number and case that the ending of an adjective tells: «Международный», «зимних».
    typealias Adjective = (gender: GrammaticalGender, number: GrammaticalNumber, cases: [GrammaticalCase])
    typealias Single = CaseEndings.Single

    private static let adjectives = EndingTable<Adjective>("ru", "adjective-endings") { table, row in
        guard let gender = GrammaticalGender(rawValue: table.word(row, "gender").string),
            let number = GrammaticalNumber(rawValue: table.word(row, "number").string)
        else { return nil }
        let cases = table.word(row, "cases").items.map { String(decoding: $0, as: UTF8.self) }
        return (gender, number, cases.compactMap { GrammaticalCase(rawValue: $0) })
    }

    private static let nouns = CaseEndings("ru")

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
        nouns.pluralCase(noun)
    }

    /// What the form of the noun behind a number that ends in one tells; nil when it can be read in two ways. A noun with
    /// no ending is masculine: «дом».
    static func single(
        _ noun: Word, governed: GrammaticalCase, genders: WordTable<GrammaticalGender>
    ) -> Single? {
        if let gender = genders[noun] { return (gender, governed) }
        return nouns.single(noun, governed: governed)
    }
}
