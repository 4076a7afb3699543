import SpokenModel

/// One reading of a form: «карты» is the genitive of one card or the nominative of several.
package struct WordForm: Sendable, Hashable {
    package var classes: WordClasses
    package var cells: WordCells
    /// nil for an adjective, for a word that is not declined, and for a noun of a language that has no genders.
    package var gender: GrammaticalGender?
    package var isNoun: Bool
    package var isAnimate: Bool
    package var isAdjective: Bool
    /// A noun that is declined as an adjective: «двое взрослых», «два взрослых».
    package var isAdjectival: Bool

    /// Whether it names men, or people with a man among them.
    package var isPersonal: Bool {
        gender == .masculine && (classes.has(.person) || classes.has(.givenName) || classes.has(.surname))
    }

    /// Whether a noun's form can be this case of this number.
    package func has(_ grammaticalCase: GrammaticalCase, _ number: GrammaticalNumber) -> Bool {
        isNoun && cells.has(grammaticalCase, number)
    }
}
