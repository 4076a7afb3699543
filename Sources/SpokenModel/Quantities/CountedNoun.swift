/// A noun that the caller counts, with the forms that his language has.
///
/// ```swift
/// let pizza = CountedNoun(
///     gender: .feminine, singular: [.nominative: "пицца", .genitive: "пиццы"],
///     plural: [.nominative: "пиццы", .genitive: "пицц", .instrumental: "пиццами"])
/// formatter.format(.count(3, pizza))                      // «3 пиццы», in words «три пиццы»
/// formatter.format(.count(2, pizza), case: .instrumental)  // in words «двумя пиццами»
/// ```
/// A form that is missing where it is needed is `QuantityError.missingForm` in `validate`; `format`, which cannot fail,
/// says the nominative.
public struct CountedNoun: Sendable, Hashable, Codable {
    /// The gender of the singular.
    public var gender: GrammaticalGender
    /// Animate objects take the genitive: «вижу двух котов».
    public var animacy: Animacy
    /// «товар», «товара», … by case.
    public var singular: [GrammaticalCase: String]
    /// «товары», «товаров», … by case.
    public var plural: [GrammaticalCase: String]

    /// Russian: two to seven are said collectively, as careful speakers do with children and with men: «двое детей».
    public var isCollective: Bool

    /// A noun from its forms; those that are never needed may be missing.
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

    /// A noun from the forms of a string catalog: «товар» for one, «товара» for few, «товаров» for many; "item" for one,
    /// "items" for other.
    ///
    /// A catalog has no cases: the noun can be counted in the nominative, and in the genitive where the language has the
    /// categories few and many. Other cases are a `missingForm` when they are asked for.
    ///
    /// - Parameters:
    ///   - language: tells which case the form of `few` is: the genitive singular in Russian («2 товара»), the
    ///     nominative plural in the other Slavic languages («2 towary»).
    ///   - gender: which numerals go with it: «один», «одна».
    ///   - animacy: which form the accusative takes.
    ///   - categories: `other` stands in for a category that is not given.
    public init(
        language: LanguageTag, gender: GrammaticalGender = .masculine, animacy: Animacy = .inanimate,
        categories: [PluralCategory: String]
    ) {
        var singular: [GrammaticalCase: String] = [:]
        var plural: [GrammaticalCase: String] = [:]
        singular[.nominative] = categories[.one] ?? categories[.other]
        if let few = categories[.few], let many = categories[.many] ?? categories[.other] {
            plural[.genitive] = many
            if language.language == "ru" {
                singular[.genitive] = few
            } else {
                plural[.nominative] = few
                singular[.genitive] = categories[.other]
            }
        } else {
            plural[.nominative] = categories[.other] ?? categories[.many] ?? categories[.few]
        }
        self.init(gender: gender, animacy: animacy, singular: singular, plural: plural)
    }
}
