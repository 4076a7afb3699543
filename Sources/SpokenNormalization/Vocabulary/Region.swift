import SpokenICU
import SpokenLocaleData
import SpokenModel

/// What the country of a language tag changes in the writing of numbers and dates: rows of `profile.tsv`, and the
/// currency of the country by CLDR.
struct Region: Sendable {
    /// "03/04/2024" is the third of April in the United Kingdom and March 4 in the United States.
    let writesDayFirst: Bool
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
        guard !region.isEmpty else {
            (writesDayFirst, isAbroad, home, money, hasPesos) = (false, false, nil, nil, false)
            return
        }
        let table = LocaleTables.table(tag.language, "profile")
        func values(_ key: String) -> [Substring] { LanguageProfile.values(key, in: table) }
        let monthFirst = values("month-first-regions")
        writesDayFirst = !monthFirst.isEmpty && !monthFirst.contains(Substring(region))
        isAbroad = !values("region").contains(Substring(region))
        home = isAbroad ? ICUCurrency.home(of: tag) : nil
        let sign = home.flatMap { ICUCurrency.symbol($0, in: tag) } ?? ""
        let isSign = !sign.isEmpty && sign.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
        if let home, isSign { money = (sign, home) } else { money = nil }
        let pesos = values("pesos")
        hasPesos = home.map { pesos.contains(Substring($0.description)) } ?? false
    }
}
