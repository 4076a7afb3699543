import SpokenLocaleData
import SpokenModel

/// The words that classification knows in one language.
final class Vocabulary: Sendable {
    /// What governs the number behind a word.
    enum Government: Sendable, Hashable {
        case governs(GrammaticalCase)
        /// «по»: dative for one, accusative for more.
        case distributive
    }

    struct Abbreviation: Sendable {
        enum Place: String, Sendable {
            case any, name, number
        }

        var written: [UInt8]
        var spoken: String
        var place: Place
    }

    struct Weekday: Sendable {
        /// 1 is Monday.
        var number: Int
        var genitive: String
        var accusative: String
    }

    let language: String
    let notation: Notation
    let classes: ByteClass
    let syntax: NumberSyntax
    let spellings: SpellingTable?
    let governors: [String: Government]
    /// By their first letter's two bytes, longest first.
    let abbreviations: [UInt16: [Abbreviation]]
    let months: [String: Int]
    let weekdays: [String: Weekday]
    let lexicon: [String: String]

    init(language: String, lexicon: UserLexicon) {
        self.language = language
        notation = Notation(language: language)
        classes = ByteClass(stopsAtLatin: true, stopsAtCyrillic: language == "ru")
        syntax = NumberSyntax(
            decimal: language == "en" ? 0x2E : 0x2C, group: language == "en" ? 0x2C : language == "es" ? 0x2E : 0,
            groupsByPlainSpace: language != "en")
        spellings = SpellingTable(language: language)
        governors = Self.governors(language)
        abbreviations = Self.abbreviations(language)
        months = Self.months(language)
        weekdays = Self.weekdays(language)
        self.lexicon = lexicon.entries
    }

    private static func governors(_ language: String) -> [String: Government] {
        guard let table = LocaleTables.table(language, "governors") else { return [:] }
        var result: [String: Government] = [:]
        for row in 0..<table.rowCount {
            let name = table.word(row, "case").string
            let government = GrammaticalCase(name: name).map { Government.governs($0) } ?? .distributive
            result[table.word(row, 0).string] = government
        }
        return result
    }

    private static func abbreviations(_ language: String) -> [UInt16: [Abbreviation]] {
        guard let table = LocaleTables.table(language, "abbreviations") else { return [:] }
        var result: [UInt16: [Abbreviation]] = [:]
        for row in 0..<table.rowCount {
            let written = Array(table.word(row, 0).bytes)
            guard written.count >= 2, let place = Abbreviation.Place(rawValue: table.word(row, "place").string) else {
                continue
            }
            let entry = Abbreviation(written: written, spoken: table.word(row, "spoken").string, place: place)
            result[UInt16(written[0]) << 8 | UInt16(written[1]), default: []].append(entry)
        }
        return result.mapValues { $0.sorted { $0.written.count > $1.written.count } }
    }

    /// The month words that follow a day: the genitive and the abbreviation.
    private static func months(_ language: String) -> [String: Int] {
        guard let table = LocaleTables.table(language, "calendar") else { return [:] }
        var result: [String: Int] = [:]
        for month in 1...12 {
            guard let row = table.row("month-\(month)") else { continue }
            for column in ["genitive", "symbol"] {
                let word = table.word(row, column).string
                if !word.isEmpty { result[word] = month }
            }
        }
        return result
    }

    /// The short names of the days of the week, where hours are written with them.
    private static func weekdays(_ language: String) -> [String: Weekday] {
        guard language == "ru", let table = LocaleTables.table(language, "calendar") else { return [:] }
        var result: [String: Weekday] = [:]
        for day in 1...7 {
            guard let row = table.row("weekday-\(day)") else { continue }
            let word = table.word(row, "symbol").string
            result[word] = Weekday(
                number: day, genitive: table.word(row, "genitive").string,
                accusative: table.word(row, "accusative").string)
        }
        return result
    }
}
