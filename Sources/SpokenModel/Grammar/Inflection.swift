/// The form that a number word or an adjective takes.
@frozen
public struct Inflection: Sendable, Hashable, Codable {
    public var grammaticalCase: GrammaticalCase
    public var gender: GrammaticalGender
    public var number: GrammaticalNumber
    public var animacy: Animacy

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
