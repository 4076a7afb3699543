import SpokenLocaleData

/// The rows of the tables of the calendar and of times.
final class CalendarWords: Sendable {
    /// January first
    let months: [Noun]
    /// Monday first
    let weekdays: [Noun]
    let year: Noun?
    let day: Noun?
    let hour: Noun?
    /// «північ», where the hour 0 has a name of its own.
    let midnight: Noun?
    let century: Noun?
    let millennium: Noun?
    /// How times are said and shown.
    let times: TimeRows?
    /// Where cases are endings behind whatever stands there.
    let suffixes: HarmonicSuffixes?
    // Keeps the memory that the nouns point into.
    private let table: NounTable

    /// Nil when the language has no such table, or one without every month and weekday.
    init?(_ language: String) {
        guard let source = LocaleTables.table(language, "calendar"), let table = try? NounTable(source) else {
            return nil
        }
        months = (1...12).compactMap { table.noun("month-\($0)") }
        weekdays = (1...7).compactMap { table.noun("weekday-\($0)") }
        guard months.count == 12, weekdays.count == 7 else { return nil }
        year = table.noun("year")
        day = table.noun("day")
        hour = table.noun("hour")
        midnight = table.noun("midnight")
        century = table.noun("century")
        millennium = table.noun("millennium")
        times = TimeRows(language: language)
        suffixes = HarmonicSuffixes(language)
        self.table = table
    }
}
