import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What this package can say in a language, and where the words come from.
///
/// ```swift
/// let polish = try LanguageCapabilities(of: LanguageTag("pl"))
/// polish.units             // .cldr
/// polish.minorUnits        // .tables
/// polish.times             // .tables
/// try LanguageCapabilities(of: LanguageTag("fi")).times  // .cldr
/// ```
public struct LanguageCapabilities: Sendable, Hashable {
    /// Where words come from.
    public enum Source: String, Sendable, Hashable, CaseIterable {
        /// Rows of Resources and a grammar written for the language.
        case tables
        /// The CLDR data of ICU, with small tables where CLDR is silent.
        case cldr
        /// Not said: a typed error.
        case missing
    }

    /// The language that was asked.
    public let language: LanguageTag
    /// «двадцать один»
    public let numbersInWords: Source
    /// «двадцать первый»
    public let ordinals: Source
    /// «две трети»
    public let fractions: Source
    /// «пять-шесть штук»
    public let approximateNumbers: Source
    /// «2,5 миллиона рублей»
    public let powersOfTen: Source
    /// «сантиметров»
    public let units: Source
    /// «рублей»
    public let currencies: Source
    /// «копеек»; `tables` when at least one currency has them.
    public let minorUnits: Source
    /// «от», «до», «за» with the case that they govern.
    public let roles: Source
    /// Clock times, dates, weeks.
    public let times: Source
    /// The cases in which units are inflected.
    public let cases: [GrammaticalCase]
    /// The cases in which number words are inflected.
    public let casesInWords: [GrammaticalCase]

    /// - Throws: `.unsupportedLanguage` when neither tables nor CLDR know the language.
    public init(of language: LanguageTag) throws(QuantityFormatterError) {
        let formatter = try QuantityFormatter(language: language)
        let words = try QuantityFormatter(language: language, numbers: .words)
        let name = language.language
        self.language = language
        let hasGrammar = !(formatter.grammar is ICUGrammar)
        func source(_ isSaid: Bool, _ table: String? = nil) -> Source {
            let hasTable = table.map { LocaleTables.table(name, $0) != nil } ?? false
            return !isSaid ? .missing : hasGrammar || hasTable ? .tables : .cldr
        }
        func says(
            _ formatter: QuantityFormatter, _ quantity: Quantity, _ place: GrammaticalCase = .nominative
        ) -> Bool {
            (try? formatter.validate(quantity, case: place)) != nil
        }
        numbersInWords = source(says(words, .cardinal(21)), "numerals")
        ordinals = source(says(words, .ordinal(3)), "ordinals")
        // CLDR has none of these four: what is said comes from rows and a grammar.
        func own(_ quantity: Quantity) -> Source { says(words, quantity) ? .tables : .missing }
        fractions = own(.fraction(numerator: 2, denominator: 3))
        approximateNumbers = own(.approximate(.cardinal(5), .cardinal(6)))
        powersOfTen = own(.magnitude(2, .million))
        units = source(says(formatter, .measure(Measure(5, .kilometer))))
        let euro = CurrencyCode("EUR")
        currencies = source(euro.map { says(formatter, .money(Money(5, $0))) } ?? false)
        let hasMinorUnits =
            LocaleTables.table(name, "currencies").map { table in
                (0..<table.rowCount).contains { table.word($0, 0).string.contains("/") }
            } ?? false
        minorUnits = hasMinorUnits ? .tables : .missing
        let phrases = PhraseTable(name)
        roles = hasGrammar ? .tables : phrases?["from"] == nil ? .missing : .tables
        times = source(says(formatter, .clock(.midnight)), "calendar")
        cases = formatter.cases
        casesInWords = formatter.cases.filter { says(words, .cardinal(5, .feminine), $0) }
    }
}
