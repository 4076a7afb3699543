internal import CSpokenICU
import SpokenModel

/// The patterns of UTS #35 that CLDR gives for dates of the Gregorian calendar.
package enum ICUDatePattern {
    /// The pattern of a date in numbers: "dd/MM/y" in the United Kingdom, "M/d/yy" in the United States, "y-MM-dd" in
    /// Canada. Nil for a language that ICU does not know.
    package static func short(_ language: LanguageTag) -> String? {
        try? cache.value(for: language.description) { () throws(ICUError) in
            guard let pattern = ICUText.string({ spoken_icu_short_date_pattern(language.description, $0, $1) }) else {
                throw .unknownLanguage(language)
            }
            return pattern
        }
    }

    private static let cache = ICUCache<String, String>()
}
