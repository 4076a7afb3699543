import SpokenICU
import SpokenModel

extension ICUDateFormatter {
    /// The parts of a date that are there, as CLDR writes them; ISO 8601 where it does not know the language.
    static func append(_ date: CalendarDate, in language: LanguageTag, to buffer: inout UTF8Buffer) {
        if let formatter = try? ICUDateFormatter(language, skeleton: skeleton(date)) {
            formatter.append(date, to: &buffer)
        } else {
            buffer.append(date.isoText)
        }
    }

    /// The fields of a date by UTS #35: "yMMMMd"
    static func skeleton(_ date: CalendarDate) -> String {
        (date.year == nil ? "" : "y") + (date.month == nil ? "" : "MMMM") + (date.day == nil ? "" : "d")
    }
}
