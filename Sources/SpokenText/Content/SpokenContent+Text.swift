import SpokenFormatting
import SpokenModel

/// Factories over text, for what comes from a file, a request or a database. They throw what is wrong with it.
extension SpokenContent {
    /// A price of digits with a point: `.price("179.00", "RUB")` is «179 ₽» / «179 рублей».
    /// - Throws: `.number` or `.currency`.
    public static func price(_ amount: String, _ currency: String) throws(SpokenContentError) -> SpokenContent {
        try price(number(of: amount), currency)
    }

    /// The same in a currency that is known: `.price("179.00", .RUB)`.
    /// - Throws: `.number`.
    public static func price(_ amount: String, _ currency: CurrencyCode) throws(SpokenContentError) -> SpokenContent {
        try price(number(of: amount), currency)
    }

    /// A price in a currency by its code: `.price(21, "RUB")`.
    /// - Throws: `.currency` when the text is no ISO 4217 code.
    public static func price(
        _ amount: some DecimalNumberConvertible, _ currency: String
    ) throws(SpokenContentError) -> SpokenContent {
        try price(amount, CurrencyCode(iso4217: currency))
    }

    /// A number of a unit by its CLDR identifier: `.measure("-5", "celsius")` is «−5 °C» / «минус 5 градусов Цельсия».
    /// - Throws: `.number` or `.unit`.
    public static func measure(_ amount: String, _ unit: String) throws(SpokenContentError) -> SpokenContent {
        try measure(number(of: amount), MeasureUnit(cldr: unit))
    }

    /// The same for a number of Swift: `.measure(30, "centimeter")`.
    /// - Throws: `.unit`.
    public static func measure(
        _ amount: some DecimalNumberConvertible, _ unit: String
    ) throws(SpokenContentError) -> SpokenContent {
        try measure(amount, MeasureUnit(cldr: unit))
    }

    /// Opening hours: `.hours("09:00", "23:00")` is «с 09:00 до 23:00» / «с 9 до 23».
    /// - Throws: `.hour`.
    public static func hours(_ opens: String, _ closes: String) throws(SpokenContentError) -> SpokenContent {
        try hours(ClockTime(opens), ClockTime(closes))
    }

    /// A time of day: `.time("18:30")`.
    /// - Throws: `.hour`.
    public static func time(_ time: String) throws(SpokenContentError) -> SpokenContent {
        try .time(ClockTime(time))
    }

    /// A number by itself: `.number("1.5")`.
    /// - Throws: `.number`.
    public static func number(_ number: String) throws(SpokenContentError) -> SpokenContent {
        try .number(Self.number(of: number))
    }

    /// A date as in ISO 8601: `.date("2025-03-21")` is «21 марта 2025 г.» / «21 марта 2025 года».
    /// - Throws: `.date`.
    public static func date(_ date: String) throws(SpokenContentError) -> SpokenContent {
        try .date(CalendarDate(date))
    }

    private static func number(of text: String) throws(SpokenContentError) -> DecimalNumber {
        do {
            return try DecimalNumber(text)
        } catch {
            throw .number(error)
        }
    }
}
