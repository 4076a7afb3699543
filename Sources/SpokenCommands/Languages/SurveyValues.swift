import SpokenFormatting
import SpokenModel
import SpokenText

/// The values that every language is asked for.
enum SurveyValues {
    static let numbers: [Quantity] = [0, 1, 2, 3, 5, 7, 11, 12, 16, 20, 21, 22, 40, 65, 99, 100, 101, 234, 1000, 1999]
        .map { .cardinal($0) }

    static let ordinals: [Quantity] = [1, 2, 3, 4, 5, 7, 10, 12, 20, 21].map { .ordinal($0) }

    static let prices: [Quantity] = [
        ("5", "EUR"), ("1", "EUR"), ("21", "EUR"), ("12.50", "EUR"), ("1299", "EUR"), ("22", "USD"), ("2", "USD"),
        ("1299.99", "USD"), ("100", "GBP"), ("1000", "JPY"),
    ].compactMap { price($0, $1) }

    static let units: [Quantity] = [
        MeasureUnit.millimeter, .centimeter, .meter, .kilometer, .milligram, .gram, .kilogram, .milliliter, .liter,
        .squareMeter, .second, .minute, .hour, .day, .week, .month, .year, .celsius, .percent,
        MeasureUnit(identifier: "kilometer-per-hour"),
    ].map { .measure(Measure(5, $0)) }

    static let dates: [Quantity] = [
        CalendarDate(year: 2025, month: 3, day: 21), CalendarDate(month: 12, day: 1),
        CalendarDate(year: 2025, month: 5), CalendarDate(year: 2025), CalendarDate(year: 1999, month: 1, day: 2),
    ].compactMap { $0.map { .date($0) } }

    static let times: [Quantity] = [(9, 0), (18, 30), (12, 0), (0, 0), (7, 5)].compactMap { hour, minute in
        ClockTime(hour: hour, minute: minute).map { .clock($0) }
    }

    static let hours: [Quantity] = [((9, 0), (21, 0)), ((10, 30), (18, 0)), ((0, 0), (24, 0))].compactMap {
        guard let start = ClockTime(hour: $0.0, minute: $0.1), let end = ClockTime(hour: $1.0, minute: $1.1) else {
            return nil
        }
        return .hours(start, end)
    }

    static let schedules: [OpeningHours] = [
        "Mo-Fr 09:00-21:00; Sa,Su 10:00-20:00", "Mo-Su 08:00-22:00; PH off",
    ].compactMap { try? OpeningHours($0) }

    /// In seconds.
    static let durations: [Int64] = [45, 90, 3600, 8100, 93_784]

    static let lists = [["A", "B"], ["A", "B", "C"]]

    static let phrases: [Quantity] = [
        .fraction(numerator: 1, denominator: 2), .fraction(numerator: 2, denominator: 3),
        .approximate(.cardinal(5), .cardinal(6)), .magnitude(2, .million), .magnitude(5, .thousand),
        .range(.measure(Measure(5, .kilometer)), .measure(Measure(7, .kilometer))),
        .discount(.measure(Measure(20, .percent))), .signed(.plus, .measure(Measure(5, .celsius))),
        .dimensions([10, 15], .centimeter), .free,
    ]

    /// What is shown of these is read again: five values of each of four kinds.
    static let texts: [Quantity] =
        [1, 5, 21, 1250, 1_234_567].map { .cardinal($0) } + prices.prefix(5)
        + [units[1], units[5], units[8], units[11], units[18]] + times.prefix(2) + dates.prefix(3)

    private static func price(_ amount: String, _ currency: String) -> Quantity? {
        guard let amount = try? DecimalNumber(amount), let code = CurrencyCode(currency) else { return nil }
        return .money(Money(amount, code))
    }
}
