import SpokenLocaleData
import SpokenModel

/// The words of the calendar and of times of one language: rows of `calendar.tsv` and `times.tsv`.
final class CalendarWords: Sendable {
    let language: String
    /// January first
    private let months: [Noun]
    /// Monday first
    private let weekdays: [Noun]
    let year: Noun?
    let day: Noun?
    let hour: Noun?
    /// «північ», where the hour 0 has a name of its own.
    let midnight: Noun?
    private let century: Noun?
    private let millennium: Noun?
    /// How times are said and shown.
    let times: TimeRows?
    /// Where cases are endings behind whatever stands there.
    let suffixes: HarmonicSuffixes?
    // Keeps the memory that the nouns point into.
    private let table: NounTable

    private static let known = PerLanguage { CalendarWords($0) }

    /// Those of a language, shared by all who say them; nil when it has no such table, or one without every month and weekday.
    static func of(_ language: String) -> CalendarWords? { known[language] }

    private init?(_ language: String) {
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
        self.language = language
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

    /// - Parameter number: 1…7 from Monday; others are brought into the range.
    func weekday(_ number: Int) -> Noun { weekdays[(number % 7 + 6) % 7] }
}
