import SpokenLocaleData
import SpokenModel

/// The words of the calendar of one language: rows of `Resources/Locales/<language>/calendar.tsv`.
///
/// They are read when the first of them is wanted.
struct CalendarNouns: Sendable {
    let language: CalendarLanguage

    private var words: CalendarWords? { language.words }

    var year: Noun? { words?.year }
    var day: Noun? { words?.day }
    var hour: Noun? { words?.hour }
    /// «північ», where the hour 0 has a name of its own.
    var midnight: Noun? { words?.midnight }
    var millennium: Noun? { words?.millennium }

    /// A decade is said with the plural of «год».
    func noun(of kind: Period.Kind) -> Noun? {
        switch kind {
        case .year, .decade: words?.year
        case .century: words?.century
        case .millennium: words?.millennium
        }
    }

    /// - Parameter number: 1…12; others are brought into the range.
    func month(_ number: UInt8) -> Noun { words?.months[(Int(number) + 11) % 12] ?? .none }

    /// - Parameter number: 1…7 from Monday; others are brought into the range.
    func weekday(_ number: Int) -> Noun { words?.weekdays[(number % 7 + 6) % 7] ?? .none }
}
