import SpokenLocaleData

/// The rows of a table of the calendar.
final class CalendarWords: Sendable {
    /// January first
    let months: [Noun]
    /// Monday first
    let weekdays: [Noun]
    let year: Noun?
    let day: Noun?
    let hour: Noun?
    let midnight: Noun?
    let century: Noun?
    let millennium: Noun?
    // Keeps the memory that the nouns point into.
    private let table: NounTable

    // A table that is broken has no words; the tests of the tables rule it out.
    static let russian = CalendarWords("ru") ?? CalendarWords()
    static let english = CalendarWords("en") ?? CalendarWords()
    static let spanish = CalendarWords("es") ?? CalendarWords()
    private static let ukrainian = CalendarWords("uk")
    private static let belarusian = CalendarWords("be")
    private static let polish = CalendarWords("pl")
    private static let german = CalendarWords("de")
    private static let french = CalendarWords("fr")
    private static let kazakh = CalendarWords("kk")

    /// The words of a language that `TabledTime` speaks, read once.
    static func tabled(_ language: String) -> CalendarWords? {
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

    private init() {
        months = Array(repeating: .none, count: 12)
        weekdays = Array(repeating: .none, count: 7)
        (year, day, hour, midnight, century, millennium) = (nil, nil, nil, nil, nil, nil)
        table = NounTable()
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
}
