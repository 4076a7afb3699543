import SpokenICU
import SpokenModel

/// The language that values in a catalog's texts are written in: the catalog's, in the region of the user.
package enum RegionalLanguage {
    /// `en-GB` for the catalog's `en` and a user of `en-GB`; `zh-Hant-HK` for `zh-Hant` and `zh-HK`.
    ///
    /// Only the number of languages that CLDR has can come of it, whatever the headers say: a region that it does not
    /// know in the language, such as `en-XA`, changes nothing.
    package static func tag(_ language: LanguageTag, preferences: [LanguageTag]) -> LanguageTag {
        for preference in preferences where preference.language == language.language && preference != .pseudo {
            guard !preference.region.isEmpty, preference.region != language.region,
                preference.script.isEmpty || language.script.isEmpty || preference.script == language.script
            else { return language }
            let script = language.script.isEmpty ? preference.script : language.script
            let parts = [language.language, script, preference.region].filter { !$0.isEmpty }
            guard let tag = try? LanguageTag(parts.joined(separator: "-")), ICULocales.regional.contains(tag) else {
                return language
            }
            return tag
        }
        return language
    }
}
