/// Choices of wording that leave the meaning as it is.
///
/// ```swift
/// let formatter = try QuantityFormatter(
///     language: .russian, numbers: .words, options: FormattingOptions(saysHalf: true))
/// formatter.format(.measure(Measure(try DecimalNumber("2.5"), .week)))  // «две с половиной недели»
/// ```
public struct FormattingOptions: Sendable, Hashable, Codable {
    /// What stands behind the point of an amount of money.
    public enum MinorUnits: String, Sendable, Hashable, Codable, CaseIterable {
        /// - «99 рублей 90 копеек»
        case named
        /// - «99,9 рубля»
        case fraction
        /// - "5 dollars 99", «5 euros con 99». English and Spanish, for 10 to 99 behind the point of one unit or more;
        ///   everything else is said as with `named`.
        case number
    }

    /// What visible text shows for a currency.
    public enum CurrencyStyle: String, Sendable, Hashable, Codable, CaseIterable {
        /// - «179 ₽»
        case symbol
        /// - «179 руб.»
        case abbreviation
    }

    /// Writes «ё» in accessible text («трёх»); `false` writes «трех». Russian and Belarusian.
    public var writesYo: Bool
    /// Says «одна тысяча двести»; `false` says «тысяча двести».
    public var saysOneThousand: Bool
    /// English: "one hundred and one"; `false` says "one hundred one". Nil follows the region: American English leaves
    /// it out.
    public var saysAnd: Bool?
    /// In words, «2,5 кг» is «два с половиной килограмма» and «0,5 кг» «половина килограмма»; `false` says «две целых пять
    /// десятых килограмма». Russian. («полтора» is said either way.)
    public var saysHalf: Bool
    /// «99 рублей 90 копеек», «99,9 рубля» or "5 dollars 99".
    public var minorUnits: MinorUnits
    /// «₽» or «руб.» in visible text.
    public var currencyStyle: CurrencyStyle

    /// The usual wording; each argument changes one choice. `FormattingOptions(saysHalf: true)` says «два с половиной литра».
    public init(
        writesYo: Bool = true, saysOneThousand: Bool = true, saysAnd: Bool? = nil, saysHalf: Bool = false,
        minorUnits: MinorUnits = .named, currencyStyle: CurrencyStyle = .symbol
    ) {
        self.writesYo = writesYo
        self.saysOneThousand = saysOneThousand
        self.saysAnd = saysAnd
        self.saysHalf = saysHalf
        self.minorUnits = minorUnits
        self.currencyStyle = currencyStyle
    }
}
