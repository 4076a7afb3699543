/// A power of ten that stands as a word behind a number: «2 млн рублей».
public enum Magnitude: UInt8, Sendable, Hashable, Codable, CaseIterable {
    /// - «5 тыс. рублей»
    case thousand = 3
    /// - «1,5 миллиона рублей»
    case million = 6
    /// - «2 млрд рублей»; a thousand millions in every language
    case billion = 9
    /// - «3 трлн рублей»; a million millions in every language
    case trillion = 12
}

extension Magnitude {
    /// Its row in `numeral-nouns.tsv`: "1e3".
    package var key: String { "1e\(rawValue)" }
}
