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

    /// The name behind a number; nil where CLDR has only a title that no number can count: «Золото» for XAU,
    /// «Российский рубль (1991–1998)» for RUR.
    package static func countedName(
        _ code: CurrencyCode, _ category: PluralCategory, in language: LanguageTag
    ) -> String? {
        guard let name = name(code, category, in: language), name != code.description,
            !name.contains(where: { $0 == "(" || $0.isNumber })
        else { return nil }
        // Gold and other codes without a country have no plural where CLDR gives a title only: Spanish «oro».
        let text = code.description
        if text.hasPrefix("X"), !["XAF", "XCD", "XOF", "XPF"].contains(text),
            Self.name(code, .one, in: language) == Self.name(code, .other, in: language)
        {
            return nil
        }
        // Names of Slavic languages begin with a small letter where they are inflected; a title does not.
        let isSlavic = ["ru", "uk", "be", "pl"].contains(language.language)
        return isSlavic && name.first?.isUppercase == true ? nil : name
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
