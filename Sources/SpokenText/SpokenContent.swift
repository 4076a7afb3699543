import SpokenModel

/// What a formatter makes a pair of: a value, a free text, or a string of a catalog.
///
/// Made by factories; those that take text throw a `SpokenContentError`, the others cannot fail:
/// ```swift
/// try formatter.format(.price("179.00", "RUB"))      // «179 ₽» / «179 рублей»
/// formatter.format(.price(21, .RUB).from)            // «от 21 ₽» / «от 21 рубля»
/// formatter.format(.measure(30, .centimeter))        // «30 см» / «30 сантиметров»
/// ```
public struct SpokenContent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case quantity(Quantity, QuantityRole, GrammaticalCase?)
        /// A number of what a noun of the formatter's lexicon or a plural of its catalog names.
        case noun(DecimalNumber, String, QuantityRole, GrammaticalCase?)
        case text(String)
        case string(StringRequest)
    }

    package var kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// Any quantity: `.quantity(.fraction(numerator: 2, denominator: 3))` is «2/3» / «две трети».
    public static func quantity(_ quantity: Quantity) -> SpokenContent {
        SpokenContent(.quantity(quantity, .plain, nil))
    }

    /// A free text; what a synthesizer would misread is said right.
    ///
    /// `.text("Средняя 30 см")` is «Средняя 30 см» / «Средняя 30 сантиметров».
    public static func text(_ text: String) -> SpokenContent {
        SpokenContent(.text(text))
    }
}
