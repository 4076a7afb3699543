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

    /// How English years are said whose last two digits are less than ten.
    public enum Years: String, Sendable, Hashable, Codable, CaseIterable {
        /// - "nineteen oh five"
        case oh
        /// - "nineteen hundred five", and with `saysAnd` "nineteen hundred and five"
        case hundred
    }

    /// How what stands behind the decimal sign is said in words. English and Spanish.
    public enum Decimals: String, Sendable, Hashable, Codable, CaseIterable {
        /// - "three point one four", «tres coma uno cuatro»
        case digits
        /// - "three point fourteen", «tres coma catorce»; zeros at the front are said: «tres coma cero cinco»
        case number
    }

    /// How telephones and codes are said in words.
    public enum Codes: String, Sendable, Hashable, Codable, CaseIterable {
        /// As people group them: «сорок пять двенадцать».
        case groups
        /// One digit at a time: «четыре пять один два».
        case digits
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
    /// Says «12 часов 5 минут» of 12:05; `false` says «12:05», and in words «двенадцать ноль пять». Of languages in which
    /// the hour of a clock is counted as the unit is: Russian and Spanish. Hours of opening stay short, and a text in
    /// digits keeps its times.
    public var saysTimeUnits: Bool
    /// "nineteen oh five" or "nineteen hundred five".
    public var years: Years
    /// Digit by digit or as a number. Nil follows the language: English says digits, Spanish two digits as a number
    /// («tres coma setenta y ocho») and more one by one.
    public var decimals: Decimals?
    /// In groups or digit by digit.
    public var codes: Codes
    /// English: says "oh" for the zeros of telephones and codes; `false` says "zero".
    public var saysOh: Bool
    /// Whether the values were read from a text, where a bare «6:30» may be of either half of the day.
    package var isOfText = false

    private enum CodingKeys: CodingKey {
        case writesYo, saysOneThousand, saysAnd, saysHalf, minorUnits, currencyStyle, saysTimeUnits, years, decimals,
            codes
        case saysOh
    }

    /// The usual wording; each argument changes one choice. `FormattingOptions(saysHalf: true)` says «два с половиной литра».
    public init(
        writesYo: Bool = true, saysOneThousand: Bool = true, saysAnd: Bool? = nil, saysHalf: Bool = false,
        minorUnits: MinorUnits = .named, currencyStyle: CurrencyStyle = .symbol, saysTimeUnits: Bool = false,
        years: Years = .oh, decimals: Decimals? = nil, codes: Codes = .groups, saysOh: Bool = false
    ) {
        self.writesYo = writesYo
        self.saysOneThousand = saysOneThousand
        self.saysAnd = saysAnd
        self.saysHalf = saysHalf
        self.minorUnits = minorUnits
        self.currencyStyle = currencyStyle
        self.saysTimeUnits = saysTimeUnits
        self.years = years
        self.decimals = decimals
        self.codes = codes
        self.saysOh = saysOh
    }

    /// A choice that is not written is the usual one, so that what was saved before a choice existed is read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let usual = FormattingOptions()
        func value<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
            try values.decodeIfPresent(Value.self, forKey: key) ?? usual
        }
        self.init(
            writesYo: try value(.writesYo, usual.writesYo),
            saysOneThousand: try value(.saysOneThousand, usual.saysOneThousand),
            saysAnd: try values.decodeIfPresent(Bool.self, forKey: .saysAnd),
            saysHalf: try value(.saysHalf, usual.saysHalf), minorUnits: try value(.minorUnits, usual.minorUnits),
            currencyStyle: try value(.currencyStyle, usual.currencyStyle),
            saysTimeUnits: try value(.saysTimeUnits, usual.saysTimeUnits), years: try value(.years, usual.years),
            decimals: try values.decodeIfPresent(Decimals.self, forKey: .decimals),
            codes: try value(.codes, usual.codes),
            saysOh: try value(.saysOh, usual.saysOh))
    }
}
