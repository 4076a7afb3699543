import SpokenLocaleData
import SpokenModel

/// What users call a language: a tag of BCP 47.
enum LanguageName {
    /// False for `english`, which has the form of a tag and names nothing.
    static func isKnown(_ tag: String) -> Bool {
        guard let tag = try? LanguageTag(tag) else { return false }
        return KnownLanguages.contains(tag.language)
    }
}
