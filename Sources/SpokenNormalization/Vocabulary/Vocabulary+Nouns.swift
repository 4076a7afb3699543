import SpokenLocaleData
import SpokenModel

/// The nouns of units and currencies, and what the units measure.
extension Vocabulary {
    /// The gender of the noun that stands for a unit or a currency.
    func gender(of meaning: SpellingTable.Meaning) -> GrammaticalGender? {
        nouns.trait(meaning, .gender).flatMap { GrammaticalGender(rawValue: $0.string) }
    }

    /// «чайной ложки»: behind a part of one.
    func genitive(of meaning: SpellingTable.Meaning) -> String? { word(meaning, .genitive) }

    /// «килограммов»
    func genitivePlural(of meaning: SpellingTable.Meaning) -> String? { word(meaning, .pluralGenitive) }

    /// nil for a unit that the language does not know.
    func category(of unit: MeasureUnit) -> UnitCategory? { nouns.category(of: unit) }

    /// Whether a unit measures one of these.
    func measures(_ unit: MeasureUnit, _ categories: UnitCategory...) -> Bool {
        category(of: unit).map(categories.contains) ?? false
    }

    /// Whether a noun behind a unit is what the unit tells of, "a 5 cm piece", rather than what is measured: "5 g salt".
    func isAttribute(_ meaning: SpellingTable.Meaning) -> Bool { nouns.trait(meaning, .attribute) != nil }

    /// «штуку»: behind «за».
    func accusative(of unit: MeasureUnit) -> String? { word(.unit(unit), .accusative) }

    /// «километр», «километре».
    func singular(_ unit: MeasureUnit, _ grammaticalCase: GrammaticalCase) -> String? {
        word(.unit(unit), .singular(grammaticalCase))
    }

    /// Whether so many of a unit lie beside each other rather than being packed by so much: «10 на 15 см», but «6 по 0,5 л».
    func isExtent(_ unit: MeasureUnit) -> Bool { measures(unit, .length, .graphics, .angle) }

    /// «штука», «упаковка»: what is counted rather than measured.
    func isPiece(_ unit: MeasureUnit) -> Bool { category(of: unit) == .pieces }

    /// «г», «мл»: what is weighed or poured.
    func isPortion(_ unit: MeasureUnit) -> Bool { measures(unit, .mass, .volume) }

    /// Whether something lies so far from another: «в 5 км от города», «в 10 мин от метро».
    func isDistance(_ unit: MeasureUnit) -> Bool { measures(unit, .length, .duration) }

    /// «25-й км», «на 5-й мин.», never «3-й вт»: that is a day.
    func isNumberedUnit(_ unit: MeasureUnit) -> Bool {
        measures(unit, .length, .duration, .places, .pieces, .events)
    }

    /// «в сутки», «за килограмм».
    func per(_ unit: MeasureUnit) -> String? { nouns.trait(.unit(unit), .per)?.string }

    /// The noun of a unit or a currency: "mile", "miles".
    func noun(_ meaning: SpellingTable.Meaning, isPlural: Bool) -> String? {
        word(meaning, isPlural ? .pluralNominative : .nominative)
    }

    /// The noun of a unit or a currency behind a number: «рубля», «рублей», «рублями».
    func noun(
        _ meaning: SpellingTable.Meaning, of number: ScannedNumber, _ grammaticalCase: GrammaticalCase
    ) -> String? {
        if number.hasFraction { return word(meaning, .genitive) }
        if number.endsInOne { return word(meaning, .singular(grammaticalCase)) }
        guard grammaticalCase == .nominative || grammaticalCase == .accusative else {
            return word(meaning, .plural(grammaticalCase))
        }
        // «2 квадратных метра», but «2 рубля»
        if number.endsInFew { return word(meaning, .paucal) ?? word(meaning, .genitive) }
        return word(meaning, .counting) ?? word(meaning, .pluralGenitive)
    }

    private func word(_ meaning: SpellingTable.Meaning, _ form: NounForm) -> String? {
        nouns.form(meaning, form)?.string
    }
}
