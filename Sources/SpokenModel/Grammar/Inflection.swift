/// The form that a number word or an adjective takes: `Inflection(.genitive, .feminine)` of 21 is «двадцати одной».
@frozen
public struct Inflection: Sendable, Hashable, Codable {
    /// The case that the place governs.
    public var grammaticalCase: GrammaticalCase
    /// The gender of the noun behind the number.
    public var gender: GrammaticalGender
    /// Plural for nouns without a singular: «одни сутки».
    public var number: GrammaticalNumber
    /// Animate objects take the genitive: «вижу двух котов».
    public var animacy: Animacy

    /// The nominative masculine singular of a thing, where nothing else is said.
    public init(
        _ grammaticalCase: GrammaticalCase = .nominative, _ gender: GrammaticalGender = .masculine,
        _ number: GrammaticalNumber = .singular, _ animacy: Animacy = .inanimate
    ) {
        self.grammaticalCase = grammaticalCase
        self.gender = gender
        self.number = number
        self.animacy = animacy
    }
}
