/// All rules of a language.
package struct LanguageRules: Sendable {
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

    static func of(_ profile: LanguageProfile) -> LanguageRules {
        profile.has(.russian) ? russian : common
    }

    /// The rules of a language, by its code.
    package static func of(_ language: String) -> LanguageRules { of(LanguageProfile(language: language)) }

    /// The names of all of them.
    package var names: [String] { digits.names + numbers.names + words.names + signs.names }

    /// The same rules in other orders, each with what was done: two neighbours exchanged, or the tiers of a chain
    /// reversed. For measurements: where an order matters, a rule says too little of what it asks.
    package func reorderings() -> [(change: String, rules: LanguageRules)] {
        reorderings("numbers", \.numbers) + reorderings("digits", \.digits) + reorderings("words", \.words)
            + reorderings("signs", \.signs)
    }

    private func reorderings<Kind>(
        _ chain: String, _ path: WritableKeyPath<LanguageRules, RuleTiers<Kind>>
    ) -> [(change: String, rules: LanguageRules)] {
        var result: [(change: String, rules: LanguageRules)] = []
        func add(_ change: String, _ tiers: RuleTiers<Kind>) {
            var rules = self
            rules[keyPath: path] = tiers
            result.append(("\(chain): \(change)", rules))
        }
        let tiers = self[keyPath: path]
        for (name, tier) in [("special", \RuleTiers<Kind>.special), ("general", \.general)] {
            let rules = tiers[keyPath: tier]
            for index in rules.indices.dropLast() {
                var exchanged = tiers
                exchanged[keyPath: tier].swapAt(index, index + 1)
                add("\(name) \(rules[index].id) after \(rules[index + 1].id)", exchanged)
            }
        }
        if !tiers.special.isEmpty, !tiers.general.isEmpty {
            add("general before special", RuleTiers(special: tiers.general, general: tiers.special))
        }
        return result
    }
}
