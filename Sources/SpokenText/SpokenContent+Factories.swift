import SpokenModel

/// Factories over typed values. None of them fails.
extension SpokenContent {
    /// A price. `.price(21, .RUB)` is «21 ₽» / «21 рубль».
    public static func price(_ amount: DecimalNumber, _ currency: CurrencyCode) -> SpokenContent {
        .quantity(.money(Money(amount, currency)))
    }

    /// A price per unit. `.price(350, .RUB, per: .month)` is «350 ₽/мес» / «350 рублей в месяц».
    public static func price(_ amount: DecimalNumber, _ currency: CurrencyCode, per unit: MeasureUnit) -> SpokenContent
    {
        .quantity(.money(Money(amount, currency, per: unit)))
    }

    /// A number of a unit. `.measure(30, .centimeter)` is «30 см» / «30 сантиметров».
    public static func measure(_ amount: DecimalNumber, _ unit: MeasureUnit) -> SpokenContent {
        .quantity(.measure(Measure(amount, unit)))
    }

    /// Opening hours of a day. `.hours(nine, twentyThree)` is «с 09:00 до 23:00» / «с 9 до 23».
    public static func hours(_ opens: ClockTime, _ closes: ClockTime) -> SpokenContent {
        .quantity(.hours(opens, closes))
    }

    /// A number by itself. `.number(21)` is «21» / «21», in words «двадцать один».
    public static func number(_ number: DecimalNumber, gender: GrammaticalGender = .masculine) -> SpokenContent {
        .quantity(.cardinal(number, gender))
    }

    /// A number of things. `.count(3, pizza)` is «3 пиццы» / «3 пиццы», in words «три пиццы».
    public static func count(_ number: DecimalNumber, _ noun: CountedNoun) -> SpokenContent {
        .quantity(.count(number, noun))
    }

    /// A number of what a noun names. `.count(3, "товар")` is «3 товара» / «3 товара», `.count(2, "пицца").in(.instrumental)`
    /// in words «двумя пиццами».
    ///
    /// The formatter looks the noun up in its own nouns, then among the common nouns of its language
    /// (`NounLexicon.common(in:)`), then as the key of a plural in its catalog. What it does not find is shown as it is;
    /// `validate` throws `.unknownNoun` with the nearest noun.
    public static func count(_ number: DecimalNumber, _ noun: String) -> SpokenContent {
        SpokenContent(.noun(number, noun, .plain, nil))
    }

    /// A time of day. `.time(ClockTime(hour: 18, minute: 30))` is «18:30» / «18:30».
    public static func time(_ time: ClockTime) -> SpokenContent {
        .quantity(.clock(time))
    }

    /// A date. `.date(date)` is «21 марта 2025 г.» / «21 марта 2025 года».
    public static func date(_ date: CalendarDate) -> SpokenContent {
        .quantity(.date(date))
    }

    /// From one value to another of the same kind. `.range(.price(500, .RUB), .price(700, .RUB))` is «500–700 ₽» /
    /// «от 500 до 700 рублей». Texts and strings of a catalog have no range: the first one is returned.
    public static func range(_ lower: SpokenContent, _ upper: SpokenContent) -> SpokenContent {
        guard case .quantity(let low, _, _) = lower.kind, case .quantity(let high, _, _) = upper.kind else {
            return lower
        }
        return .quantity(.range(low, high))
    }
}
