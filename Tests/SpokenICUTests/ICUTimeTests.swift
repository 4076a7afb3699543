import SpokenModel
import Testing

@testable import SpokenICU

struct ICUTimeTests {
    @Test func datesByTheirSkeleton() throws {
        func text(_ language: String, _ skeleton: String, _ date: CalendarDate?) throws -> String {
            var buffer = UTF8Buffer()
            try ICUDateFormatter(try LanguageTag(language), skeleton: skeleton)
                .append(try #require(date), to: &buffer)
            return buffer.string.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        #expect(try text("ru", "yMMMMd", CalendarDate(year: 2025, month: 3, day: 21)) == "21 марта 2025 г.")
        #expect(try text("en", "yMMMMd", CalendarDate(year: 2025, month: 3, day: 21)) == "March 21, 2025")
        #expect(try text("es", "MMMMd", CalendarDate(month: 12, day: 1)) == "1 de diciembre")
        #expect(try text("th", "yMMMMd", CalendarDate(year: 2025, month: 3, day: 21)).contains("2025"))
        #expect(try text("ru", "yMMMMd", CalendarDate(year: 1500, month: 2, day: 28)) == "28 февраля 1500 г.")
    }

    @Test func timesOfDay() throws {
        func text(_ language: LanguageTag, _ skeleton: String, _ time: ClockTime?) throws -> String {
            var buffer = UTF8Buffer()
            try ICUDateFormatter(language, skeleton: skeleton).append(try #require(time), to: &buffer)
            return buffer.string
        }
        #expect(try text(.russian, "jm", ClockTime(hour: 9, minute: 5)) == "09:05")
        #expect(try text(.english, "jm", ClockTime(hour: 21, minute: 30)).hasSuffix("PM"))
    }

    @Test func names() {
        #expect(ICUCalendarNames.month(3, in: .russian) == "марта")
        #expect(ICUCalendarNames.month(3, in: .russian, standalone: true) == "март")
        #expect(ICUCalendarNames.weekday(1, in: .russian) == "понедельник")
        #expect(ICUCalendarNames.weekday(7, in: .english, width: .short) == "Sun")
        #expect(ICUCalendarNames.month(13, in: .russian) == nil)
        #expect(ICUCalendarNames.month(.max, in: .russian) == nil)
        #expect(ICUCalendarNames.weekday(0, in: .russian) == nil)
        #expect(ICUCalendarNames.firstWeekday(in: .russian) == 1)
        #expect(ICUCalendarNames.firstWeekday(in: .english) == 7)
    }

    @Test func zones() throws {
        #expect(try ICUTimeZone("Europe/Moscow").offset(at: 1_700_000_000) == 10_800)
        let newYork = try ICUTimeZone("America/New_York")
        #expect(newYork.offset(at: 1_700_000_000) == -18_000)
        #expect(newYork.offset(at: 1_690_000_000) == -14_400)
        #expect(newYork.offset(atLocal: 1_690_000_000) == -14_400)
        _ = newYork.offset(at: .max)
        _ = newYork.offset(at: .min)
        for name in ["Mars/Phobos", "", "Europe/Moscow\0x", "Москва"] {
            #expect(throws: ICUError.unknownTimeZone(name)) { try ICUTimeZone(name) }
        }
    }

    @Test func lists() throws {
        #expect(try ICUListFormatter(.russian).string(["A", "B", "C"]) == "A, B и C")
        #expect(try ICUListFormatter(.russian, kind: .or).string(["A", "B"]) == "A или B")
        #expect(try ICUListFormatter(.spanish).string(["padre", "hijo"]) == "padre e hijo")
        #expect(try ICUListFormatter(.russian).string([]).isEmpty)
        #expect(try ICUListFormatter(.russian).string([""]).isEmpty)
        #expect(try ICUListFormatter(.russian).string(["один"]) == "один")
        let long = String(repeating: "я", count: 5000)
        #expect(try ICUListFormatter(.russian).string([long, long]).count == 10_003)
    }
}
