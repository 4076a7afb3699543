import SpokenLocaleData
import SpokenModel

/// What the form of a noun tells: its gender and the cases of the singular that it can stand in.
struct NounForms: Sendable {
    var gender: GrammaticalGender
    /// In the order in which they are tried when nothing governs the noun.
    var cases: [GrammaticalCase]
    /// The nominative with a number that ends in one is rather the first than a single one: «1 этаж».
    var isRatherOrdinal = false

    /// The case that a governor asks for, when the form can stand in it; else the likeliest.
    func grammaticalCase(governed: GrammaticalCase) -> GrammaticalCase {
        if cases.contains(governed) { return governed }
        // «в», «на»: of place, where the form is not that of a direction.
        if governed == .accusative, cases.contains(.prepositional) { return .prepositional }
        return cases.first ?? .nominative
    }
}
