/// All rules of a language.
struct LanguageRules: Sendable {
    var digits = RuleTiers<DigitsRule>()
    var numbers = RuleTiers<NumberRule>()
    var words = RuleTiers<WordRule>()
    var signs = RuleTiers<SignRule>()

    /// What every language writes alike. A language without rules of its own has these alone.
    static let common = LanguageRules(
        digits: .init(special: [.pace], general: DigitsRule.common), numbers: .init(general: NumberRule.common),
        words: .init(general: [.abbreviation]), signs: .init(special: SignRule.emoji, general: SignRule.common))
    static let russian = LanguageRules(
        digits: .init(special: DigitsRule.russian, general: DigitsRule.common),
        numbers: .init(special: NumberRule.russian, general: NumberRule.common + [.russianPair]),
        words: .init(special: WordRule.russian, general: [.abbreviation]),
        signs: .init(special: SignRule.emoji + SignRule.russian, general: SignRule.common))
    static let english = LanguageRules(
        digits: .init(special: DigitsRule.english, general: DigitsRule.common),
        numbers: .init(special: NumberRule.english, general: NumberRule.common),
        words: .init(special: WordRule.english, general: [.westernAbbreviation]),
        signs: .init(special: SignRule.emoji + SignRule.western, general: SignRule.common))
    static let spanish = LanguageRules(
        digits: .init(special: DigitsRule.spanish, general: DigitsRule.common),
        numbers: .init(special: NumberRule.spanish, general: NumberRule.common),
        words: .init(special: WordRule.spanish, general: [.westernAbbreviation]),
        signs: .init(special: SignRule.emoji + SignRule.western, general: SignRule.common))

    static func of(_ profile: LanguageProfile) -> LanguageRules {
        if profile.has(.russian) { return russian }
        if profile.has(.english) { return english }
        return profile.has(.spanish) ? spanish : common
    }
}
