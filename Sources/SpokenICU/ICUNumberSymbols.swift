internal import CSpokenICU
import SpokenModel

/// How a language writes numbers: plain values, read once.
package struct ICUNumberSymbols: Sendable, Hashable {
    /// - "," in Russian
    package let decimalSeparator: String
    /// - U+00A0 in Russian
    package let groupingSeparator: String
    /// - "." in Austrian money, "," in Austrian numbers
    package let currencyDecimalSeparator: String
    package let currencyGroupingSeparator: String
    package let minusSign: String
    package let plusSign: String
    package let percentSign: String
    package let perMilleSign: String
    /// The ten digits of the language's numbering system: "٠" to "٩" in Egyptian Arabic.
    package let digits: [String]
    /// The digits of the group next to the separator, 3; 0 when the language does not group.
    package let primaryGroupingSize: Int
    /// The digits of the other groups: 2 in Hindi («12,34,567»).
    package let secondaryGroupingSize: Int
    /// How many digits must stand before the first separator: 2 in Spanish («1234», «12 345»).
    package let minimumGroupingDigits: Int

    /// - Throws: `.unknownLanguage`.
    package init(_ language: LanguageTag) throws(ICUError) {
        self = try Self.cache.value(for: language.description) { () throws(ICUError) in
            guard let pointer = spoken_icu_number_symbols_open(language.description, nil) else {
                throw .unknownLanguage(language)
            }
            defer { spoken_icu_number_symbols_close(pointer) }
            return ICUNumberSymbols(reading: pointer)
        }
    }

    private init(reading pointer: OpaquePointer) {
        func symbol(_ kind: Int32) -> String {
            ICUText.string { spoken_icu_number_symbols_symbol(pointer, kind, $0, $1) } ?? ""
        }
        decimalSeparator = symbol(0)
        groupingSeparator = symbol(1)
        minusSign = symbol(2)
        plusSign = symbol(3)
        percentSign = symbol(4)
        perMilleSign = symbol(5)
        currencyDecimalSeparator = symbol(6)
        currencyGroupingSeparator = symbol(7)
        digits = (10...19).map { symbol($0) }
        var primary: Int32 = 0
        var secondary: Int32 = 0
        var minimum: Int32 = 0
        spoken_icu_number_symbols_grouping(pointer, &primary, &secondary, &minimum)
        primaryGroupingSize = Int(primary)
        secondaryGroupingSize = Int(secondary)
        minimumGroupingDigits = Int(minimum)
    }

    private static let cache = ICUCache<String, ICUNumberSymbols>(limit: 1024)
}
