import SpokenFormatting
import SpokenICU
import SpokenModel

/// The values that every locale is asked for; nil where it has no words for one.
struct LocaleValues {
    private(set) var pairs: [AccessibleText?] = []
    private let formatter: QuantityFormatter?
    private let time: TimeFormatter?

    init(_ locale: LanguageTag, numbers: NumberStyle) throws {
        formatter = try? QuantityFormatter(language: locale, numbers: numbers)
        time = try? TimeFormatter(language: locale, numbers: numbers)
        let home = ICUCurrency.home(of: locale) ?? .CHF
        for (amount, code) in [
            ("5", home), ("12.50", home), ("1250", home), ("21", .EUR), ("12.50", .EUR), ("1", .USD),
            ("1299.99", .USD), ("5", .GBP),
        ] { add(.money(Money(try DecimalNumber(amount), code))) }
        for (amount, unit) in [
            ("1", "kilometer"), ("5", "kilometer"), ("1.5", "kilometer"), ("1", "kilogram"), ("0.5", "kilogram"),
            ("2", "liter"), ("250", "milliliter"), ("5", "hour"), ("1", "minute"), ("30", "second"), ("2", "day"),
            ("-5", "celsius"), ("21", "kilometer-per-hour"), ("40", "square-meter"), ("3", "kilowatt-hour"),
            ("16", "gigabyte"), ("5", "percent"), ("0.5", "percent"),
        ] { add(.measure(Measure(try DecimalNumber(amount), MeasureUnit(identifier: unit)))) }
        for (hour, minute) in [(9, 5), (18, 30)] { add(ClockTime(hour: hour, minute: minute).map { .clock($0) }) }
        add(CalendarDate(year: 2025, month: 3, day: 21).map { .date($0) })
        add(CalendarDate(month: 12, day: 1).map { .date($0) })
        add(CalendarDate(year: 2025, month: 5).map { .date($0) })
        pairs.append((try? time?.duration(seconds: 8100)) ?? nil)
        pairs.append((try? time?.duration(seconds: 273_900)) ?? nil)
        for value in [3, 21] { add(.ordinal(UInt64(value))) }
        add(range("5", "7", .kilometer))
        add(range("10", "20", .percent))
        let list = try? SpokenListFormatter(language: locale)
        pairs.append(list?.format([AccessibleText("A"), AccessibleText("B"), AccessibleText("C")]))
        for days in [1, -3] {
            pairs.append(time.flatMap { (try? $0.validate(relativeDay: days)) == nil ? nil : $0.relativeDay(days) })
        }
    }

    private func range(_ start: String, _ end: String, _ unit: MeasureUnit) -> Quantity? {
        guard let start = try? DecimalNumber(start), let end = try? DecimalNumber(end) else { return nil }
        return .range(.measure(Measure(start, unit)), .measure(Measure(end, unit)))
    }

    private mutating func add(_ value: Quantity?) {
        guard let value, let formatter, (try? formatter.validate(value)) != nil else { return pairs.append(nil) }
        pairs.append(formatter.format(value))
    }
}
