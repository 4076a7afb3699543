import SpokenModel

/// What CLDR writes around a number with a unit: the same for all numbers of a plural category.
struct UnitPhrase: Sendable {
    struct Key: Hashable, Sendable {
        let unit: MeasureUnit
        let category: PluralCategory
        let grammaticalCase: GrammaticalCase
    }

    let before: String
    let after: String
    /// False where the name tells the number: the Arabic dual.
    let isCounted: Bool
    let gender: GrammaticalGender?
    /// Whether these are words; else they abbreviate.
    let isSpeakable: Bool
}
