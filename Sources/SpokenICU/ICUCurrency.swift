internal import CSpokenICU
import SpokenModel

/// What CLDR and ISO 4217 say about a currency.
package enum ICUCurrency {
    /// True for every ISO 4217 code, past and present.
    package static func isKnown(_ code: CurrencyCode) -> Bool {
        spoken_icu_currency_is_known(code.description) == 1
    }

    /// The minor digits: 2 for RUB, 0 for JPY, 3 for KWD. Nil for an unknown code.
    package static func fractionDigits(_ code: CurrencyCode) -> UInt8? {
        UInt8(exactly: spoken_icu_currency_fraction_digits(code.description))
    }

    /// - "$" for USD in every language
    package static func narrowSymbol(_ code: CurrencyCode, in language: LanguageTag) -> String? {
        name(code, language, 0)
    }

    /// - "US$" for USD in Canadian English
    package static func symbol(_ code: CurrencyCode, in language: LanguageTag) -> String? {
        name(code, language, 1)
    }

    /// - «российский рубль» for RUB in Russian; nil when the language has no name for it
    package static func name(_ code: CurrencyCode, in language: LanguageTag) -> String? {
        name(code, language, 2)
    }

    /// - «российских рублей» for RUB in Russian and `many`; nil when the language has no name for it
    package static func name(
        _ code: CurrencyCode, _ category: PluralCategory, in language: LanguageTag
    ) -> String? {
        ICUText.string {
            spoken_icu_currency_plural_name(language.description, code.description, category.code, $0, $1)
        }
    }

    /// The currency of the tag's region, given or likely: RUB for "ru", EUR for "de-AT".
    package static func home(of language: LanguageTag) -> CurrencyCode? {
        ICUText.string { spoken_icu_currency_of_locale(language.description, $0, $1) }
            .flatMap { CurrencyCode($0) }
    }

    private static func name(_ code: CurrencyCode, _ language: LanguageTag, _ width: Int32) -> String? {
        ICUText.string { spoken_icu_currency_name(language.description, code.description, width, $0, $1) }
    }
}
