import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What the country of a language tag changes in the writing of numbers and dates: rows of `profile.tsv`, and what
/// CLDR tells of the country.
struct Region: Sendable {
    /// Whether "03/04/2024" has two readings: the tag names no country, and those of its
    /// language differ, or the country writes both.
    let hasOpenDates: Bool
    /// Whether it is another country than the one where the language is at home: there CLDR tells its signs.
    let isAbroad: Bool
    /// The currency of a country abroad.
    let home: CurrencyCode?
    /// All that such a currency is written with there, also one letter: "K", "Gs.", "ZMW".
    let homeSigns: [[UInt8]]

    init(_ tag: LanguageTag, _ profile: LanguageProfile) {
        let region = tag.region
        let table = LocaleTables.table(tag.language, "profile")
        func values(_ key: String) -> [Substring] { LanguageProfile.values(key, in: table) }
        guard !region.isEmpty else {
            hasOpenDates = values("date-order").contains("region")
            (isAbroad, home, homeSigns) = (false, nil, [])
            return
        }
        hasOpenDates = values("open-date-regions").contains(Substring(region))
        isAbroad = !values("region").contains(Substring(region))
        home = isAbroad ? ICUCurrency.home(of: tag) : nil
        let sign = home.flatMap { ICUCurrency.symbol($0, in: tag) } ?? ""
        let narrow = home.flatMap { ICUCurrency.narrowSymbol($0, in: tag) } ?? ""
        homeSigns = home.map { [sign, narrow, $0.description].filter { !$0.isEmpty }.map { Array($0.utf8) } } ?? []
    }
}
