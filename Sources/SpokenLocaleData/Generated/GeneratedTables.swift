// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum GeneratedTables {
    static func text(_ language: String, _ name: String) -> StaticString? {
        switch (language, name) {
        case ("", "languages"): Languages.text
        case ("en", "traits"): EnTraits.text
        case ("es", "traits"): EsTraits.text
        case ("ru", "currencies"): RuCurrencies.text
        case ("ru", "numeral-nouns"): RuNumeralNouns.text
        case ("ru", "numerals"): RuNumerals.text
        case ("ru", "ordinals"): RuOrdinals.text
        case ("ru", "traits"): RuTraits.text
        case ("ru", "units"): RuUnits.text
        default: nil
        }
    }

    static let languages: [String] = ["en", "es", "ru"]

    static func names(_ language: String) -> [String] {
        switch language {
        case "en": ["traits"]
        case "es": ["traits"]
        case "ru": ["currencies", "numeral-nouns", "numerals", "ordinals", "traits", "units"]
        default: []
        }
    }
}
