import SpokenICU
import SpokenModel

extension LanguageTag {
    /// Reads the name of a POSIX locale: `ru_RU.UTF-8`, `sr@latin`, `pt_BR`; nil for anything else.
    package init?(locale: String) {
        let parts = locale.split(separator: "@", maxSplits: 1)
        guard let first = parts.first?.split(separator: ".").first else { return nil }
        var name = first.split(separator: "_").joined(separator: "-")
        if parts.count == 2, let suffix = Self.suffix(parts[1].lowercased()) {
            // A script stands behind the language, a variant behind all.
            if suffix.utf8.count == 4, let dash = name.firstIndex(of: "-") {
                name.insert(contentsOf: "-" + suffix, at: dash)
            } else {
                name += "-" + suffix
            }
        }
        guard let tag = try? LanguageTag(name) else { return nil }
        self = tag
    }

    /// The same for names that may be other words too: `ru` and `tlh`, not `po` and `src`.
    package init?(knownLocale name: String) {
        guard let tag = LanguageTag(locale: name), (2...3).contains(tag.language.utf8.count),
            let language = try? LanguageTag(tag.language), tag.script.isEmpty || Self.scripts.contains(tag.script),
            ICULocales.isKnown(language) || ICULocales.name(of: language, in: .english) != nil
        else { return nil }
        self = tag
    }

    /// Scripts in which a language is written beside its usual one.
    private static let scripts: Set<String> = [
        "Latn", "Cyrl", "Arab", "Deva", "Hans", "Hant", "Guru", "Beng", "Mong", "Tfng", "Hebr", "Telu", "Vaii", "Adlm",
    ]

    private static func suffix(_ modifier: String) -> String? {
        switch modifier {
        case "latin", "latn": "Latn"
        case "cyrillic", "cyrl": "Cyrl"
        case "devanagari": "Deva"
        case "arabic": "Arab"
        case "valencia": "valencia"
        default: nil
        }
    }
}
