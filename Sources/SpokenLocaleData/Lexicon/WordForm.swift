import SpokenModel

/// One reading of a form: «карты» is the genitive of one card or the nominative of several.
package struct WordForm: Sendable, Hashable {
    package var classes: WordClasses
    package var cells: WordCells
    /// nil for an adjective, and for a word that is not declined.
    package var gender: GrammaticalGender?
    package var isAnimate: Bool
    package var isAdjective: Bool
    /// A noun that is declined as an adjective: «двое взрослых», «два взрослых».
    package var isAdjectival: Bool

    /// Whether a noun's form can be this case of this number.
    package func has(_ grammaticalCase: GrammaticalCase, _ number: GrammaticalNumber) -> Bool {
        gender != nil && cells.has(grammaticalCase, number)
    }
}
