import SpokenModel

/// Why a quantity cannot be said in a language.
public enum QuantityError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `MeasureUnit(identifier: "smoot")`.
    case unknownUnit(String, language: String)
    /// The smallest cause: the currency `ZZZ`.
    case unknownCurrency(String, language: String)
    /// The smallest cause: the vocative in Russian.
    case unsupportedCase(GrammaticalCase, language: String, accepted: [GrammaticalCase])
    /// The smallest cause: 350 roubles per `percent`.
    case noPerForm(String, language: String)
    /// The smallest cause: a range from 5 metres to 3 roubles.
    case mismatchedRange
    /// The smallest cause: a range from 700 to 500.
    case reversedRange(String, String)
    /// The smallest cause: 6 of 5.
    case aboveTotal(String, total: String)
    /// The smallest cause: 1/0.
    case zeroDenominator
    /// The smallest cause: −5 minutes.
    case negative(String)
    /// The smallest cause: dimensions without a number.
    case empty
    /// The smallest cause: a counted noun without its genitive.
    case missingForm(GrammaticalCase, GrammaticalNumber)
    /// The smallest cause: a discount of a discount of a discount of a discount of a discount.
    case tooDeep(limit: Int)
    /// The smallest cause: a discount of 3 metres.
    case notADiscount
    /// The smallest cause: a price of 1.299 euros, which nobody can pay.
    case tooPrecise(String, currency: String, digits: Int)
    /// The smallest cause: `.count(3, "тавар")`.
    case unknownNoun(String, nearest: String?)
    /// The language cannot say this kind of value.
    case unsupported(String, language: String)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .unknownUnit(let unit, let language):
            "'\(unit)' is no unit that '\(language)' can say; use a CLDR identifier such as centimeter"
        case .unknownCurrency(let code, let language):
            "'\(code)' is no currency that '\(language)' can say; use an ISO 4217 code such as RUB"
        case .unsupportedCase(let grammaticalCase, let language, let accepted):
            "'\(language)' has no \(grammaticalCase.rawValue); use \(accepted.map(\.rawValue).joined(separator: ", "))"
        case .noPerForm(let unit, let language): "'\(language)' has no word for an amount per '\(unit)'"
        case .mismatchedRange: "the ends of a range must be of one kind and of one unit family"
        case .reversedRange(let start, let end): "the range ends at \(end) before it starts at \(start)"
        case .aboveTotal(let value, let total): "\(value) is more than the total \(total)"
        case .zeroDenominator: "a fraction has the denominator 0; use 1 or more"
        case .negative(let value): "\(value) is negative; use 0 or more"
        case .empty: "a value has no parts; give at least one number"
        case .missingForm(let grammaticalCase, let number):
            "the noun has no \(grammaticalCase.rawValue) \(number.rawValue)"
        case .tooDeep(let limit):
            "values stand in each other more than \(limit) deep; give a value or a range of values"
        case .notADiscount: "a discount must be a percentage or money"
        case .tooPrecise(let amount, let currency, let digits):
            "\(amount) has more decimals than the \(digits) of \(currency); round it, or name the unit it is the price of"
        case .unknownNoun(let noun, let nearest):
            NounLexiconError.unknownNoun(noun, nearest: nearest).description
        case .unsupported(let kind, let language): "'\(language)' cannot say \(kind)"
        }
    }
}
