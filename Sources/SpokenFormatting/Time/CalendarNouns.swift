import SpokenLocaleData
import SpokenModel

/// The words of the calendar of one language: rows of `Resources/Locales/<language>/calendar.tsv`.
final class CalendarNouns: Sendable {
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
    // Keeps the memory that the nouns point into.
    private let table: NounTable

    static let russian = CalendarNouns("ru")
    static let english = CalendarNouns("en")
    static let spanish = CalendarNouns("es")
    private static let ukrainian = CalendarNouns("uk")
    private static let belarusian = CalendarNouns("be")
    private static let polish = CalendarNouns("pl")
    private static let german = CalendarNouns("de")
    private static let french = CalendarNouns("fr")
    private static let kazakh = CalendarNouns("kk")

    /// The words of a language that `TabledTime` speaks, read once.
    static func tabled(_ language: String) -> CalendarNouns? {
        switch language {
        case "uk": ukrainian
        case "be": belarusian
        case "pl": polish
        case "de": german
        case "fr": french
        case "kk": kazakh
        default: nil
        }
    }

    /// Nil when the language has no such table, or one without every month and weekday.
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
