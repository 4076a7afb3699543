import SpokenLocaleData
import SpokenModel

/// The words of the calendar of one language: rows of `Resources/Locales/<language>/calendar.tsv`.
///
/// Russian, English and Spanish read them when the first of them is wanted, so that a price does not wait for months.
struct CalendarNouns: Sendable {
    private enum Source: Sendable {
        case russian, english, spanish
        case read(CalendarWords)
    }

    private let source: Source

    static let russian = CalendarNouns(source: .russian)
    static let english = CalendarNouns(source: .english)
    static let spanish = CalendarNouns(source: .spanish)

    /// The words of a language that `TabledTime` speaks; nil without a table.
    static func tabled(_ language: String) -> CalendarNouns? {
        CalendarWords.tabled(language).map { CalendarNouns(source: .read($0)) }
    }

    private var words: CalendarWords {
        switch source {
        case .russian: .russian
        case .english: .english
        case .spanish: .spanish
        case .read(let words): words
        }
    }

    var year: Noun? { words.year }
    var day: Noun? { words.day }
    var hour: Noun? { words.hour }
    /// «північ», where the hour 0 has a name of its own.
    var midnight: Noun? { words.midnight }
    var millennium: Noun? { words.millennium }

    /// A decade is said with the plural of «год».
    func noun(of kind: Period.Kind) -> Noun? {
        switch kind {
        case .year, .decade: words.year
        case .century: words.century
        case .millennium: words.millennium
        }
    }

    /// - Parameter number: 1…12; others are brought into the range.
    func month(_ number: UInt8) -> Noun { words.months[(Int(number) + 11) % 12] }

    /// - Parameter number: 1…7 from Monday; others are brought into the range.
    func weekday(_ number: Int) -> Noun { words.weekdays[(number % 7 + 6) % 7] }
}
