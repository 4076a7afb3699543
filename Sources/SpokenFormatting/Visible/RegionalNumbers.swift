import SpokenICU
import SpokenModel

/// How a region writes numbers and money, by CLDR: «$1,299.50» in Mexico, "$5" and "US$5" in Canada, "12,34,567" in India.
///
/// The rows of `Resources/Locales/languages.tsv` are the typography of the region in which a language is at home (ru-RU,
/// en-US, es-ES), and of a language without a region.
package struct RegionalNumbers: Sendable {
    /// A currency stands before its number: "$5".
    let isCurrencyBefore: Bool
    /// Between a number and its percent sign.
    let percentSpace: ShortText
    private let numbers: ICUNumberFormatter

    /// Nil where the rows are right, and for a region that ICU does not know.
    init?(_ language: LanguageTag) {
        guard !Self.isHome(language), let numbers = try? ICUNumberFormatter(language) else { return nil }
        self.numbers = numbers
        let home = ICUCurrency.home(of: language)
        let price = home.flatMap { try? numbers.parts(5, currency: $0, width: .symbol) }
        isCurrencyBefore = price.map { !$0.before.isEmpty } ?? false
        let percent = try? ICUUnitFormatter(language).parts(5, .percent, width: .short).after
        percentSpace = percent?.first == "%" ? "" : percent?.first == "\u{202F}" ? "\u{202F}" : "\u{A0}"
    }

    /// True for a language without a region, and in the region where the language is at home: es-ES.
    static func isHome(_ language: LanguageTag) -> Bool {
        guard !language.region.isEmpty, let base = try? LanguageTag(language.language) else { return true }
        return ICULocales.maximized(base)?.region == language.region
    }

    /// Appends a number without its sign: «1,299.5».
    func append(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        if (try? numbers.append(number.magnitude, to: &buffer)) == nil { buffer.append(number.magnitude.description) }
    }

    /// A price around its number: "$", "1,299.50", "". Nil for a currency that ICU does not know.
    func parts(_ amount: DecimalNumber, _ currency: CurrencyCode) -> ICUNumberFormatter.Parts? {
        try? numbers.parts(amount.magnitude, currency: currency, width: numbers.width(of: currency))
    }
}
