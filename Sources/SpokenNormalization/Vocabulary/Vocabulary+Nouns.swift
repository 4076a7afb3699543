import SpokenLocaleData
import SpokenModel

/// The nouns of units and currencies, and what the units measure.
extension Vocabulary {
    /// The gender of the noun that stands for a unit or a currency.
    func gender(of meaning: SpellingTable.Meaning) -> GrammaticalGender? {
        nouns.trait(meaning, .gender).flatMap { GrammaticalGender(rawValue: $0.string) }
    }

    /// nil for a unit that the language does not know.
    func category(of unit: MeasureUnit) -> UnitCategory? { nouns.category(of: unit) }

    /// Whether a unit measures one of these.
    func measures(_ unit: MeasureUnit, _ categories: UnitCategory...) -> Bool {
        category(of: unit).map(categories.contains) ?? false
    }

    /// Whether a noun behind a unit is what the unit tells of, "a 5 cm piece", rather than what is measured: "5 g salt".
    func isAttribute(_ meaning: SpellingTable.Meaning) -> Bool { nouns.trait(meaning, .attribute) != nil }

    /// Whether something lies so far from another: «в 5 км от города», «в 10 мин от метро».
    func isDistance(_ unit: MeasureUnit) -> Bool { measures(unit, .length, .duration) }

    /// «в сутки», «за килограмм».
    func per(_ unit: MeasureUnit) -> String? { nouns.trait(.unit(unit), .per)?.string }

    /// The noun of a unit or a currency: "mile", "miles".
    func noun(_ meaning: SpellingTable.Meaning, isPlural: Bool) -> String? {
        word(meaning, isPlural ? .pluralNominative : .nominative)
    }

    private func word(_ meaning: SpellingTable.Meaning, _ form: NounForm) -> String? {
        nouns.form(meaning, form)?.string
    }
}
