import SpokenModel

/// Factories over typed values and the numbers of Swift. None of them fails: a number that has no digits (`Double.nan`)
/// is shown as Swift writes it, and `validate` throws.
extension SpokenContent {
    /// A price. `.price(21, .RUB)` is «21 ₽» / «21 рубль», `.price(350, .RUB, per: .month)` «350 ₽/мес» / «350 рублей в
    /// месяц».
    ///
    /// - Parameters:
    ///   - amount: in units of the currency: 99.90 roubles, not kopecks.
    ///   - currency: of ISO 4217, such as `.RUB`.
    ///   - unit: what the price is for, such as `.month`; nil says none.
    public static func price(
        _ amount: some DecimalNumberConvertible, _ currency: CurrencyCode, per unit: MeasureUnit? = nil
    ) -> SpokenContent {
        digits(amount, "\(amount) \(currency)") { .quantity(.money(Money($0, currency, per: unit))) }
    }

    /// A price as a value of its own: `.price(Money(21, .RUB))`.
    public static func price(_ money: Money) -> SpokenContent {
        .quantity(.money(money))
    }

    /// A number of a unit. `.measure(30, .centimeter)` is «30 см» / «30 сантиметров».
    public static func measure(_ amount: some DecimalNumberConvertible, _ unit: MeasureUnit) -> SpokenContent {
        digits(amount, "\(amount) \(unit)") { .quantity(.measure(Measure($0, unit))) }
    }

    /// Opening hours of a day. `.hours(nine, twentyThree)` is «с 09:00 до 23:00» / «с 9 до 23».
    public static func hours(_ opens: ClockTime, _ closes: ClockTime) -> SpokenContent {
        .quantity(.hours(opens, closes))
    }

    /// A number by itself. `.number(21)` is «21» / «21», in words «двадцать один».
    ///
    /// - Parameters:
    ///   - number: of any type of Swift.
    ///   - gender: of a noun that follows in a text around: «двадцать одна».
    public static func number(
        _ number: some DecimalNumberConvertible, gender: GrammaticalGender = .masculine
    ) -> SpokenContent {
        digits(number, "\(number)") { .quantity(.cardinal($0, gender)) }
    }

    /// A number that chooses the plural form of a catalog's string: `.string("cart.items", [.count(items)])`. The same as
    /// `.number`.
    public static func count(_ number: some DecimalNumberConvertible) -> SpokenContent {
        .number(number)
    }

    /// A number of things. `.count(3, pizza)` is «3 пиццы» / «3 пиццы», in words «три пиццы».
    public static func count(_ number: some DecimalNumberConvertible, _ noun: CountedNoun) -> SpokenContent {
        digits(number, "\(number)") { .quantity(.count($0, noun)) }
    }

    /// A number of what a noun names. `.count(3, "товар")` is «3 товара» / «3 товара», `.count(2, "пицца").in(.instrumental)`
    /// in words «двумя пиццами».
    ///
    /// The formatter looks the noun up in its own nouns, then among the common nouns of its language
    /// (`NounLexicon.common(in:)`), then as the key of a plural in its catalog. What it does not find is shown as it is;
    /// `validate` throws a problem that names the nearest noun.
    public static func count(_ number: some DecimalNumberConvertible, _ noun: String) -> SpokenContent {
        digits(number, "\(number) \(noun)") { SpokenContent(.noun($0, noun, .plain, nil)) }
    }

    /// A time of day. `.time(time)` is «18:30» / «18:30», in the region en-US "6:30 PM".
    public static func time(_ time: ClockTime) -> SpokenContent {
        .quantity(.clock(time))
    }

    /// The time of day at an instant, in the time zone of the formatter's options: «18:30».
    ///
    /// - Parameter seconds: since 1970-01-01 00:00 UTC; the years 1 to 9999.
    public static func time(secondsSince1970 seconds: Int64) -> SpokenContent {
        SpokenContent(.instant(secondsSince1970: seconds, .time, .plain, nil))
    }

    /// A date. `.date(date)` is «21 марта 2025 г.» / «21 марта 2025 года».
    public static func date(_ date: CalendarDate) -> SpokenContent {
        .quantity(.date(date))
    }

    /// The date at an instant, in the time zone of the formatter's options: «21 марта 2025 г.».
    ///
    /// - Parameter seconds: since 1970-01-01 00:00 UTC; the years 1 to 9999.
    public static func date(secondsSince1970 seconds: Int64) -> SpokenContent {
        SpokenContent(.instant(secondsSince1970: seconds, .date, .plain, nil))
    }

    /// From one value to another of the same kind. `.range(.price(500, .RUB), .price(700, .RUB))` is «500–700 ₽» /
    /// «от 500 до 700 рублей». Only values have a range; of anything else the first one is returned.
    public static func range(_ lower: SpokenContent, _ upper: SpokenContent) -> SpokenContent {
        guard case .quantity(let low, _, _) = lower.kind, case .quantity(let high, _, _) = upper.kind else {
            return lower
        }
        return .quantity(.range(low, high))
    }

    private static func digits(
        _ number: some DecimalNumberConvertible, _ shown: @autoclosure () -> String,
        _ make: (DecimalNumber) -> SpokenContent
    ) -> SpokenContent {
        guard let digits = number.decimalNumber else {
            let shown = shown()
            return SpokenContent(.invalid(.number(.outOfRange("\(number)")), shown: shown))
        }
        return make(digits)
    }
}
