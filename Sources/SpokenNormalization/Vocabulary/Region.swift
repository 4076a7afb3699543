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
    /// The currency of a country abroad with its sign, where that is no word: «$» is a dollar of Canada in Canada.
    let money: (sign: String, code: CurrencyCode)?
    /// «$» is a peso in Mexico, Argentina, Chile, Colombia, Uruguay, Cuba and the Dominican Republic.
    let hasPesos: Bool

    init(_ tag: LanguageTag, _ profile: LanguageProfile) {
        let region = tag.region
        let table = LocaleTables.table(tag.language, "profile")
        func values(_ key: String) -> [Substring] { LanguageProfile.values(key, in: table) }
        guard !region.isEmpty else {
            hasOpenDates = values("date-order").contains("region")
            (isAbroad, home, money, hasPesos) = (false, nil, nil, false)
            return
        }
        hasOpenDates = values("open-date-regions").contains(Substring(region))
        isAbroad = !values("region").contains(Substring(region))
        home = isAbroad ? ICUCurrency.home(of: tag) : nil
        let sign = home.flatMap { ICUCurrency.symbol($0, in: tag) } ?? ""
        let isSign = !sign.isEmpty && sign.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
        if let home, isSign { money = (sign, home) } else { money = nil }
        let pesos = values("pesos")
        hasPesos = home.map { pesos.contains(Substring($0.description)) } ?? false
    }
}
