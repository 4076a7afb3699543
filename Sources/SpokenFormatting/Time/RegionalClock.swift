import SpokenICU
import SpokenModel

/// The clock as a region shows it, by CLDR: "6:30 pm" in Australia, «6:30 p. m.» in Colombia, «18 h 30» in Quebec.
///
/// Nil for a language without a region and for the region where the language is at home: their time grammar knows it.
struct RegionalClock: Sendable {
    private let language: LanguageTag

    init?(_ language: LanguageTag) {
        if RegionalNumbers.isHome(language) { return nil }
        self.language = language
    }

    /// True where the day has twice twelve hours: «p. m.». The formatter is opened when a time is first wanted.
    var hasTwelveHours: Bool { formatter(seconds: false)?.pattern.contains { "abB".contains($0) } == true }

    /// Returns false, with nothing appended, when ICU cannot write the time; the end of a day is 24:00 where the day has
    /// twenty-four hours.
    func append(_ time: ClockTime, to buffer: inout UTF8Buffer) -> Bool {
        let hasSeconds = (time.second ?? 0) > 0
        guard time.hour < 24 || hasTwelveHours, let formatter = formatter(seconds: hasSeconds) else { return false }
        var text = UTF8Buffer()
        formatter.append(time, to: &text)
        // CLDR 42 writes U+202F before "AM" in some regions and a plain space in others.
        buffer.append(String(text.string.map { $0 == " " || $0 == "\u{202F}" ? "\u{A0}" : $0 }))
        return true
    }

    /// A date as the region shows it: „21. Jänner“ in Austria.
    func append(_ date: CalendarDate, to buffer: inout UTF8Buffer) {
        ICUDateFormatter.append(date, in: language, to: &buffer)
    }

    private func formatter(seconds: Bool) -> ICUDateFormatter? {
        try? ICUDateFormatter(language, skeleton: seconds ? "jms" : "jm")
    }
}
