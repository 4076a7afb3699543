import SpokenFormatting
import SpokenModel

/// Why a factory that takes text could not make a value of it.
public enum SpokenContentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `.price("a", "RUB")`.
    case number(DecimalNumberError)
    /// The smallest cause: `.price(1, "RU")`.
    case currency(String)
    /// The smallest cause: `.measure(1, "centimetre")`.
    case unit(String)
    /// The smallest cause: `.hours("25:00", "9:00")`.
    case hour(String)
    /// The smallest cause: `.date("2025-02-30")`.
    case date(String)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .number(let error):
            return error.description
        case .currency(let text):
            return "'\(text.prefix(64))' is no ISO 4217 currency code; write three letters, such as RUB, USD or EUR"
        case .unit(let text):
            let hint = suggestion.map { "did you mean \($0)?" } ?? "write a CLDR identifier, such as centimeter"
            return "'\(text.prefix(64))' is no unit; \(hint)"
        case .hour(let text):
            return "'\(text.prefix(64))' is no time of day; write 00:00 to 24:00"
        case .date(let text):
            return "'\(text.prefix(64))' is no date; write year-month-day, such as 2025-03-21"
        }
    }

    /// What was probably meant: "centimeter" for the unit "centimetre". Looked for when it is asked for, since that
    /// takes a thousand times as long as the error.
    public var suggestion: String? {
        guard case .unit(let text) = self else { return nil }
        if let unit = MeasureUnit.written(as: text) { return unit.identifier }
        return NearestName.nearest(to: text, in: MeasureUnit.all.lazy.map(\.identifier))
    }
}
