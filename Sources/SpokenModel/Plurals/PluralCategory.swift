/// The CLDR plural category of a number in a language (UTS #35, Language Plural Rules).
public enum PluralCategory: String, Sendable, Hashable, Codable, CaseIterable {
    /// - 0 in Arabic and Latvian; in Apple's files exactly 0 in every language.
    case zero
    /// - 1, 21, 31 in Russian: «21 рубль»; 1 in English: "1 ruble".
    case one
    /// - 2 in Arabic, Hebrew and Slovenian.
    case two
    /// - 2, 3, 4, 22 in Russian: «22 рубля».
    case few
    /// - 0, 5…20, 25 in Russian: «5 рублей»; 1 000 000 in Spanish and French: «1 000 000 de rublos».
    case many
    /// - Fractions in Russian: «1,5 рубля»; all but 1 in English: "2 rubles".
    case other
}
