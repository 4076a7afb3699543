import SpokenLocaleData

/// A language with a table of the calendar. Its words are read when the first of them is wanted, so that a price does
/// not wait for months; one constant for each, since only constants are read once without a lock.
enum CalendarLanguage: String, Sendable {
    case russian = "ru"
    case english = "en"
    case spanish = "es"
    case ukrainian = "uk"
    case belarusian = "be"
    case polish = "pl"
    case german = "de"
    case french = "fr"
    case kazakh = "kk"

    /// Nil when the table is broken, which the tests of the tables rule out.
    var words: CalendarWords? {
        switch self {
        case .russian: Self.russianWords
        case .english: Self.englishWords
        case .spanish: Self.spanishWords
        case .ukrainian: Self.ukrainianWords
        case .belarusian: Self.belarusianWords
        case .polish: Self.polishWords
        case .german: Self.germanWords
        case .french: Self.frenchWords
        case .kazakh: Self.kazakhWords
        }
    }

    private static let russianWords = CalendarWords(Self.russian.rawValue)
    private static let englishWords = CalendarWords(Self.english.rawValue)
    private static let spanishWords = CalendarWords(Self.spanish.rawValue)
    private static let ukrainianWords = CalendarWords(Self.ukrainian.rawValue)
    private static let belarusianWords = CalendarWords(Self.belarusian.rawValue)
    private static let polishWords = CalendarWords(Self.polish.rawValue)
    private static let germanWords = CalendarWords(Self.german.rawValue)
    private static let frenchWords = CalendarWords(Self.french.rawValue)
    private static let kazakhWords = CalendarWords(Self.kazakh.rawValue)
}
