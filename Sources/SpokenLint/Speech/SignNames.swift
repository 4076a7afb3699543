import SpokenLocaleData
import SpokenModel

/// The names of signs in one language, «знак рубля», "percent sign": what is heard where somebody wrote down what a
/// synthesizer made of «₽» or "%".
struct SignNames: Sendable {
    /// A row of `sign-names.tsv`: words around the name.
    struct Pattern: Sendable {
        let before: [Mark]
        let after: [Mark]
        /// Words that make another phrase of it: "sign up".
        let following: Set<String>
        /// What each name stands for; nil for a name of several, and of none that is said behind a number.
        let names: [String: Unit?]
    }

    /// A word around the name.
    struct Mark: Sendable {
        let word: String
        let hash: UInt64

        init(_ word: String) {
            self.word = word
            hash = SameWords.hash(ofSmall: word.utf8)
        }
    }

    enum Unit: Sendable, Hashable {
        case currency(CurrencyCode)
        case measure(MeasureUnit)
    }

    let patterns: [Pattern]
    /// The longest name in words.
    static let longestName = 3

    /// Nil where the language has no such table.
    init?(language: String) {
        guard let table = LocaleTables.table(language, "sign-names"), let form = table.column("form"),
            let head = table.column("head"), let others = table.column("names"),
            let stops = table.column("unless-before")
        else { return nil }
        patterns = (0..<table.rowCount).map { row in
            let words = Self.words(table.word(row, 0).string)
            let gap = words.firstIndex(of: "{0}") ?? words.endIndex
            return Pattern(
                before: words[..<gap].map(Mark.init), after: words[gap...].dropFirst().map(Mark.init),
                following: Set(Self.list(table.word(row, stops).string)),
                names: Self.names(
                    language, form: table.word(row, form).string, isHeadFirst: table.word(row, head).string == "first",
                    others: Self.list(table.word(row, others).string)))
        }
    }

    /// The names of currencies and units that have a sign: «30 знак дня» is none.
    private static func names(
        _ language: String, form: String, isHeadFirst: Bool, others: [String]
    ) -> [String: Unit?] {
        var result: [String: Unit?] = Dictionary(others.map { ($0, nil) }, uniquingKeysWith: { first, _ in first })
        var heads: [String: Unit?] = [:]
        for name in ["currencies", "units"] {
            guard let table = LocaleTables.table(language, name), let column = table.column(form),
                let symbol = table.column("symbol")
            else { continue }
            for row in 0..<table.rowCount where isSign(table.word(row, symbol).string) {
                let key = table.word(row, 0).string
                let unit =
                    name == "units"
                    ? Unit.measure(MeasureUnit(identifier: key)) : CurrencyCode(key).map { Unit.currency($0) }
                let words = words(table.word(row, column).string)
                guard let head = isHeadFirst ? words.first : words.last else { continue }
                result[words.joined(separator: " ")] = unit
                // «peso» is the name of many: then nothing is suggested.
                heads[head] = heads[head] == nil || heads[head] == unit ? unit : .some(nil)
            }
        }
        // "dollar" by itself is the one that is called so.
        return result.merging(heads) { whole, _ in whole }
    }

    private static func isSign(_ symbol: String) -> Bool {
        symbol.unicodeScalars.contains { !$0.properties.isAlphabetic && !"./ \u{A0}-".unicodeScalars.contains($0) }
    }

    private static func words(_ text: String) -> [String] { text.lowercased().split(separator: " ").map(String.init) }

    private static func list(_ text: String) -> [String] {
        text.lowercased().split(separator: "|").map(String.init)
    }
}
