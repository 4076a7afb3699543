import SpokenModel

extension QuantityRole {
    /// The sign that keeps the meaning of a role in a language without words for it: "≥ €21" (CLDR, miscPatterns). Nil for
    /// roles whose preposition only joins: «за 21 €», «по 21 €».
    var sign: StaticString? {
        switch self {
        case .from: "≥"
        case .upTo: "≤"
        case .about: "≈"
        case .plain, .forPrice, .each: nil
        }
    }
}
