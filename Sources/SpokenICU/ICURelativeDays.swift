internal import CSpokenICU
import SpokenModel

/// Days by their distance from today, by CLDR: "tomorrow", "in 3 days", "2 days ago".
package struct ICURelativeDays: Sendable {
    private let handle: ICUHandle

    /// - Throws: `.unknownLanguage` where CLDR has no words of the language for it.
    package init(_ language: LanguageTag) throws(ICUError) {
        let name = language.description
        handle = try Self.cache.value(for: name) { () throws(ICUError) in
            guard let pointer = spoken_icu_relative_days_open(name, nil) else { throw .unknownLanguage(language) }
            return ICUHandle(pointer) { spoken_icu_relative_days_close($0) }
        }
    }

    /// - Parameters:
    ///   - days: from today; negative for the past.
    ///   - isNumeric: "in 1 day", also where the language has a word such as "tomorrow".
    package func string(_ days: Int, isNumeric: Bool = false) -> String? {
        ICUText.string {
            spoken_icu_relative_days_format(handle.pointer, Int32(clamping: days), isNumeric ? 1 : 0, $0, $1)
        }
    }

    private static let cache = ICUCache<String, ICUHandle>(limit: 64)
}
