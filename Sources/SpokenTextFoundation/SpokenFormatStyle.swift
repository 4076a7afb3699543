import Foundation
import SpokenModel
import SpokenText

/// How values become pairs, written as Foundation's `FormatStyle` is.
///
/// ```swift
/// 21.5.formatted(.price(.RUB, by: formatter))     // «21,50 ₽» / «21 рубль 50 копеек»
/// order.date.formatted(.date(by: formatter))      // «21 марта 2025 г.» / «21 марта 2025 года»
/// weight.formatted(.measure(by: formatter))       // «1,5 кг» / «1,5 килограмма»
/// ```
/// Language, region, number style and time zone are those of the formatter. It is not a `FormatStyle` itself: those are
/// `Codable`, and the strings and nouns of a formatter are not. Never fails; what cannot be said is shown as plainly as
/// possible and goes to the formatter's handler.
public struct SpokenFormatStyle<Value>: Sendable {
    private let formatter: SpokenTextFormatter
    private let content: @Sendable (Value) -> SpokenContent

    /// A style of one's own: `price.formatted(SpokenFormatStyle(by: formatter) { .price($0, .RUB).from })` is «от 21 ₽» /
    /// «от 21 рубля».
    public init(by formatter: SpokenTextFormatter, content: @escaping @Sendable (Value) -> SpokenContent) {
        self.formatter = formatter
        self.content = content
    }

    /// The pair of a value.
    public func format(_ value: Value) -> AccessibleText {
        formatter.format(content(value))
    }
}

extension SpokenFormatStyle where Value: DecimalNumberConvertible {
    /// A price in units of the currency: `21.5.formatted(.price(.RUB, by: formatter))` is «21,50 ₽» / «21 рубль 50 копеек».
    ///
    /// - Parameters:
    ///   - currency: of ISO 4217, such as `.RUB`.
    ///   - unit: what the price is for, such as `.month`.
    ///   - formatter: of the user.
    public static func price(
        _ currency: CurrencyCode, per unit: MeasureUnit? = nil, by formatter: SpokenTextFormatter
    ) -> SpokenFormatStyle {
        SpokenFormatStyle(by: formatter) { .price($0, currency, per: unit) }
    }

    /// A number of a unit: `30.formatted(.measure(.centimeter, by: formatter))` is «30 см» / «30 сантиметров».
    public static func measure(_ unit: MeasureUnit, by formatter: SpokenTextFormatter) -> SpokenFormatStyle {
        SpokenFormatStyle(by: formatter) { .measure($0, unit) }
    }

    /// A number of what a noun names: `3.formatted(.count("товар", by: formatter))` is «3 товара» / «3 товара».
    ///
    /// - Parameters:
    ///   - noun: a noun of the formatter, a common one of its language or the key of a plural in its catalog.
    ///   - formatter: of the user.
    public static func count(_ noun: String, by formatter: SpokenTextFormatter) -> SpokenFormatStyle {
        SpokenFormatStyle(by: formatter) { .count($0, noun) }
    }

    /// A number by itself: `1250.formatted(.number(by: formatter))` is «1 250», in words said «одна тысяча двести
    /// пятьдесят».
    public static func number(by formatter: SpokenTextFormatter) -> SpokenFormatStyle {
        SpokenFormatStyle(by: formatter) { .number($0) }
    }
}

extension SpokenFormatStyle where Value == Date {
    /// The date in the time zone of the formatter's options: «21 марта 2025 г.» / «21 марта 2025 года».
    public static func date(by formatter: SpokenTextFormatter) -> SpokenFormatStyle {
        SpokenFormatStyle(by: formatter) { .date($0) }
    }

    /// The time of day in the time zone of the formatter's options: «18:30» / «18:30».
    public static func time(by formatter: SpokenTextFormatter) -> SpokenFormatStyle {
        SpokenFormatStyle(by: formatter) { .time($0) }
    }
}

extension SpokenFormatStyle {
    /// A measurement in its own unit: «1,5 кг» / «1,5 килограмма». A unit that is not in `MeasureUnit.init(_: Dimension)` is
    /// shown by its symbol and reported.
    public static func measure<Unit: Dimension>(by formatter: SpokenTextFormatter) -> SpokenFormatStyle
    where Value == Measurement<Unit> {
        SpokenFormatStyle(by: formatter) { measurement in
            do throws(SpokenContentError) {
                return try .measure(measurement)
            } catch {
                return SpokenContent(.invalid(error, shown: "\(measurement.value) \(measurement.unit.symbol)"))
            }
        }
    }
}

extension DecimalNumberConvertible {
    /// The pair of the number: `total.formatted(.price(.RUB, by: formatter))`.
    public func formatted(_ style: SpokenFormatStyle<Self>) -> AccessibleText {
        style.format(self)
    }
}

extension Date {
    /// The pair of the instant: `order.date.formatted(.date(by: formatter))`.
    public func formatted(_ style: SpokenFormatStyle<Date>) -> AccessibleText {
        style.format(self)
    }
}

extension Measurement where UnitType: Dimension {
    /// The pair of the measurement: `weight.formatted(.measure(by: formatter))`.
    public func formatted(_ style: SpokenFormatStyle<Self>) -> AccessibleText {
        style.format(self)
    }
}
