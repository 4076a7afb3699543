// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum GeneratedTables {
    static func text(_ language: String, _ name: String) -> StaticString? {
        switch (language, name) {
        case ("", "languages"): Languages.text
        case ("ru", "currencies"): RuCurrencies.text
        case ("ru", "numeral-nouns"): RuNumeralNouns.text
        case ("ru", "numerals"): RuNumerals.text
        case ("ru", "ordinals"): RuOrdinals.text
        case ("ru", "units"): RuUnits.text
        default: nil
        }
    }

    static let languages: [String] = ["ru"]

    static func names(_ language: String) -> [String] {
        switch language {
        case "ru": ["currencies", "numeral-nouns", "numerals", "ordinals", "units"]
        default: []
        }
    }
}
