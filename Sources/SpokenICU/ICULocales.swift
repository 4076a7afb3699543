internal import CSpokenICU
import SpokenModel

/// What ICU knows about languages by themselves.
package enum ICULocales {
    /// The languages with data, without script and region, sorted: "af", "am", "ar", …
    package static let available: [LanguageTag] =
        Set(regional.map(\.language)).sorted().compactMap { try? LanguageTag($0) }

    /// Every tag with data of its own, with script and region where it has them: "en", "en-GB", "zh-Hant-HK", …
    package static let regional: Set<LanguageTag> = {
        var tags: Set<LanguageTag> = []
        for index in 0..<max(0, spoken_icu_locale_count()) {
            guard let text = ICUText.string({ spoken_icu_locale_tag(index, $0, $1) }),
                let tag = try? LanguageTag(text)
            else { continue }
            tags.insert(tag)
        }
        return tags
    }()

    /// All locales with data, with their scripts and regions, in ICU's order.
    package static var all: [LanguageTag] {
        (0..<max(0, spoken_icu_locale_count())).compactMap { index in
            ICUText.string { spoken_icu_locale_tag(index, $0, $1) }.flatMap { try? LanguageTag($0) }
        }
    }

    /// The locales of a language that name a region, as ICU lists them: en-AU, en-CA, …
    package static func regions(of language: String) -> [LanguageTag] {
        all.filter { $0.language == language && !$0.region.isEmpty }
    }

    /// True when ICU has data of the tag's language, whatever its script and region. When false, ICU would fall back
    /// to its root without a word.
    package static func isKnown(_ tag: LanguageTag) -> Bool {
        spoken_icu_locale_is_known(tag.description) == 1
    }

    /// The tag as CLDR spells it: "iw" becomes "he", "no" becomes "nb". Nil when ICU cannot read it.
    package static func canonical(_ tag: LanguageTag) -> LanguageTag? {
        tagged { spoken_icu_locale_canonical(tag.description, $0, $1) }
    }

    /// The tag with its likely script and region: "ru" becomes "ru-Cyrl-RU".
    package static func maximized(_ tag: LanguageTag) -> LanguageTag? {
        tagged { spoken_icu_locale_maximized(tag.description, $0, $1) }
    }

    /// The tag without the parts that are likely anyhow: "zh-Hant-TW" becomes "zh-TW".
    package static func minimized(_ tag: LanguageTag) -> LanguageTag? {
        tagged { spoken_icu_locale_minimized(tag.description, $0, $1) }
    }

    /// The name of a language in another: «испанский» for "es" in "ru". Nil when there is none.
    package static func name(of tag: LanguageTag, in language: LanguageTag) -> String? {
        ICUText.string { spoken_icu_locale_name(tag.description, language.description, $0, $1) }
    }

    /// True for Arabic, Hebrew, Persian, …
    package static func isRightToLeft(_ tag: LanguageTag) -> Bool {
        spoken_icu_locale_is_right_to_left(tag.description) == 1
    }

    private static func tagged(_ write: ICUWriter) -> LanguageTag? {
        ICUText.string(write).flatMap { try? LanguageTag($0) }
    }
}
