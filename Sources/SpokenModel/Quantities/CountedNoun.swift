/// A noun that the caller counts, with the forms that his language has.
public struct CountedNoun: Sendable, Hashable {
    public var gender: GrammaticalGender
    public var animacy: Animacy
    /// «товар», «товара», … by case. A missing case falls back to the nominative.
    public var singular: [GrammaticalCase: String]
    /// «товары», «товаров», … by case. A missing case falls back to the nominative.
    public var plural: [GrammaticalCase: String]

    /// Russian: two to seven are said collectively, as careful speakers do with children and with men: «двое детей».
    public var isCollective: Bool

    public init(
        gender: GrammaticalGender = .masculine, animacy: Animacy = .inanimate,
        singular: [GrammaticalCase: String], plural: [GrammaticalCase: String], isCollective: Bool = false
    ) {
        self.gender = gender
        self.animacy = animacy
        self.singular = singular
        self.plural = plural
        self.isCollective = isCollective
    }
}
