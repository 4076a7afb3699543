import SpokenModel

/// What a formatter makes a pair of: a value, a free text, a string of a catalog, or a pair that is ready.
///
/// Made by factories; those that take text throw a `SpokenContentError`, the others cannot fail:
/// ```swift
/// formatter.format(.price(21.5, .RUB).from)                    // «от 21,50 ₽» / «от 21 рубля 50 копеек»
/// formatter.format(try .price("179.00", "RUB"))                // «179 ₽» / «179 рублей»
/// formatter.format(.string("cart.items", [3, .price(21, .RUB)]))
/// ```
/// A literal is a number or a free text: `[3, "Средняя 30 см"]` are two arguments of a string.
public struct SpokenContent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case quantity(Quantity, QuantityRole, GrammaticalCase?)
        /// A number of what a noun of the formatter's lexicon or a plural of its catalog names.
        case noun(DecimalNumber, String, QuantityRole, GrammaticalCase?)
        case text(String)
        case string(StringRequest)
        case pair(AccessibleText)
        /// An instant, in the time zone of the formatter's options.
        case instant(secondsSince1970: Int64, InstantPart, QuantityRole, GrammaticalCase?)
        /// A number without digits, as Swift writes it.
        case invalid(SpokenContentError, shown: String)
    }

    package enum InstantPart: Sendable, Hashable {
        case date, time
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

    /// A text that is said exactly as it is shown, such as a name that a user gave.
    public static func verbatim(_ text: String) -> SpokenContent {
        SpokenContent(.pair(AccessibleText(text)))
    }

    /// A pair that is ready, as an argument of a string: `.pair(AccessibleText(visibleText: "NEW", accessibleText: "новинка"))`.
    public static func pair(_ pair: AccessibleText) -> SpokenContent {
        SpokenContent(.pair(pair))
    }
}

extension SpokenContent: ExpressibleByIntegerLiteral {
    /// The number: `[3]` are the arguments of a plural.
    public init(integerLiteral value: Int) { self = .number(value) }
}

extension SpokenContent: ExpressibleByFloatLiteral {
    /// The number by its shortest decimal: 1.5.
    public init(floatLiteral value: Double) { self = .number(value) }
}

extension SpokenContent: ExpressibleByStringInterpolation {
    /// A free text, as of `.text`.
    public init(stringLiteral value: String) { self = .text(value) }
}
