internal import CSpokenICU
import SpokenModel

/// From one date or time to another as CLDR writes it, what both share once: "1–5 May 2025", "9:00–11:30 AM".
package struct ICUDateInterval: Sendable {
    private let handle: ICUHandle

    /// - Parameter skeleton: the fields of one end by UTS #35: "yMMMMd", "jm".
    /// - Throws: `.unknownLanguage`.
    package init(_ language: LanguageTag, skeleton: String) throws(ICUError) {
        let key = Key(language: language.description, skeleton: skeleton)
        handle = try Self.cache.value(for: key) { () throws(ICUError) in
            guard ICULocales.isKnown(language) else { throw .unknownLanguage(language) }
            guard skeleton.isSafeForC, let pointer = spoken_icu_date_interval_open(key.language, skeleton, nil) else {
                throw .failure("the date skeleton '\(skeleton)' in '\(language)'")
            }
            return ICUHandle(pointer) { spoken_icu_date_interval_close($0) }
        }
    }

    /// Appends the interval of two dates; a missing part is taken from 1 January 2000.
    package func append(_ start: CalendarDate, _ end: CalendarDate, to buffer: inout UTF8Buffer) {
        append(SpokenICUMoment(start), SpokenICUMoment(end), to: &buffer)
    }

    /// Appends the interval of two times of one day; 24:00 is written as 00:00.
    package func append(_ start: ClockTime, _ end: ClockTime, to buffer: inout UTF8Buffer) {
        append(SpokenICUMoment(start), SpokenICUMoment(end), to: &buffer)
    }

    private func append(_ start: SpokenICUMoment, _ end: SpokenICUMoment, to buffer: inout UTF8Buffer) {
        ICUText.append(to: &buffer) { spoken_icu_date_interval_format(handle.pointer, start, end, $0, $1) }
    }

    private struct Key: Hashable, Sendable {
        let language: String
        let skeleton: String
    }

    private static let cache = ICUCache<Key, ICUHandle>()
}
