internal import CSpokenICU
import SpokenModel

/// Dates and times of day as CLDR writes them, in the Gregorian calendar and without a time zone.
package struct ICUDateFormatter: Sendable {
    /// The pattern that CLDR gives for the skeleton: "d MMMM y 'г'." for "yMMMMd" in Russian.
    package let pattern: String
    private let handle: ICUHandle

    /// - Parameter skeleton: the fields by UTS #35, Date Field Symbol Table: "yMMMMd", "MMMMd", "jm", "Hm".
    /// - Throws: `.unknownLanguage`.
    package init(_ language: LanguageTag, skeleton: String) throws(ICUError) {
        let key = Key(language: language.description, skeleton: skeleton)
        let handle = try Self.cache.value(for: key) { () throws(ICUError) in
            guard ICULocales.isKnown(language) else { throw .unknownLanguage(language) }
            guard skeleton.isSafeForC,
                let pointer = spoken_icu_date_formatter_open(language.description, skeleton, nil)
            else {
                throw .failure("the date skeleton '\(skeleton)' in '\(language)'")
            }
            return ICUHandle(pointer) { spoken_icu_date_formatter_close($0) }
        }
        self.handle = handle
        pattern = ICUText.string { spoken_icu_date_formatter_pattern(handle.pointer, $0, $1) } ?? ""
    }

    /// Appends a date; a missing part is taken from 1 January 2000, and the skeleton should not ask for it.
    package func append(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        append(SpokenICUMoment(date), to: &buffer)
    }

    /// Appends a time of day; 24:00 is written as 00:00.
    package func append(_ time: ClockTime, to buffer: inout UTF8Buffer) {
        append(SpokenICUMoment(time), to: &buffer)
    }

    private func append(_ moment: SpokenICUMoment, to buffer: inout UTF8Buffer) {
        ICUText.append(to: &buffer) { spoken_icu_date_formatter_format(handle.pointer, moment, $0, $1) }
    }

    private struct Key: Hashable, Sendable {
        let language: String
        let skeleton: String
    }

    private static let cache = ICUCache<Key, ICUHandle>()
}

extension SpokenICUMoment {
    init(_ date: CalendarDate) {
        self.init(
            year: Int32(date.year ?? 2000), month: Int32(date.month ?? 1), day: Int32(date.day ?? 1), hour: 0,
            minute: 0,
            second: 0)
    }

    /// - Parameter day: of January 2000.
    init(_ time: ClockTime, day: Int32 = 1) {
        self.init(
            year: 2000, month: 1, day: day, hour: Int32(time.hour), minute: Int32(time.minute),
            second: Int32(time.second ?? 0))
    }
}
