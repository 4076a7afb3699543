import SpokenLocaleData
import SpokenModel

/// The words of the calendar of one language: rows of `Resources/Locales/<language>/calendar.tsv`.
final class CalendarNouns: Sendable {
    /// January first
    let months: [Noun]
    /// Monday first
    let weekdays: [Noun]
    let year: Noun?
    let hour: Noun?
    let century: Noun?
    let millennium: Noun?
    // Keeps the memory that the nouns point into.
    private let table: NounTable

    static let russian = CalendarNouns("ru")
    static let english = CalendarNouns("en")
    static let spanish = CalendarNouns("es")

    /// Nil when the language has no such table, or one without every month and weekday.
    private init?(_ language: String) {
        guard let source = LocaleTables.table(language, "calendar"), let table = try? NounTable(source) else {
            return nil
        }
        months = (1...12).compactMap { table.noun("month-\($0)") }
        weekdays = (1...7).compactMap { table.noun("weekday-\($0)") }
        guard months.count == 12, weekdays.count == 7 else { return nil }
        year = table.noun("year")
        hour = table.noun("hour")
        century = table.noun("century")
        millennium = table.noun("millennium")
        self.table = table
    }

    /// A decade is said with the plural of «год».
    func noun(of kind: Period.Kind) -> Noun? {
        switch kind {
        case .year, .decade: year
        case .century: century
        case .millennium: millennium
        }
    }

    /// - Parameter number: 1…12; others are brought into the range.
    func month(_ number: UInt8) -> Noun { months[(Int(number) + 11) % 12] }
}
