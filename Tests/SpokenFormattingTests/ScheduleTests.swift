import SpokenFormatting
import SpokenModel
import Testing

@Suite struct ScheduleTests {
    @Test(arguments: ["ru", "en", "es", "uk", "be", "pl", "de", "fr", "kk"]) func schedules(language: String) throws {
        let tag = try LanguageTag(language)
        let digits = try TimeFormatter(language: tag)
        let words = try TimeFormatter(language: tag, numbers: .words)
        let file = try CaseFile("\(language)/schedules.tsv")
        #expect(file.rows.count >= 4)
        for row in file.rows {
            let context = "\(language) line \(row.line) \(row["hours"])"
            let hours = try OpeningHours(row["hours"])
            let pair = digits.format(hours)
            #expect(pair.accessibleText == row["digits"], "\(context)")
            if !row["visible"].isEmpty {
                let expected = String(row["visible"].map { $0 == "~" ? "\u{A0}" : $0 })
                #expect(pair.visibleText == expected, "\(context)")
            }
            if !row["words"].isEmpty { #expect(words.format(hours).accessibleText == row["words"], "\(context)") }
        }
    }

    @Test(arguments: ["ru", "en", "es", "uk", "be", "pl", "de", "fr", "kk"]) func statuses(language: String) throws {
        let formatter = try TimeFormatter(language: LanguageTag(language))
        for row in try CaseFile("\(language)/statuses.tsv").rows {
            let parts = row["moment"].split { "/ :".contains($0) }.compactMap { Int($0) }
            let moment = try #require(
                LocalMoment(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]))
            let status = try OpeningHours(row["hours"]).status(at: moment)
            #expect(
                formatter.format(status).accessibleText == row["status"], "\(language) line \(row.line) \(row["hours"])"
            )
        }
    }

    @Test(arguments: ["uk", "be", "pl", "de", "fr", "kk"]) func days(language: String) throws {
        let tag = try LanguageTag(language)
        let digits = try TimeFormatter(language: tag)
        let words = try TimeFormatter(language: tag, numbers: .words)
        for row in try CaseFile("\(language)/days.tsv").rows {
            let days = try #require(Int(row["days"]))
            #expect(digits.relativeDay(days).accessibleText == row["digits"], "\(language) line \(row.line)")
            #expect(words.relativeDay(days).accessibleText == row["words"], "\(language) line \(row.line)")
        }
    }

    @Test func aHolidayClosesTheShop() throws {
        let hours = try OpeningHours("Mo-Fr 09:00-21:00; PH off")
        let moment = try #require(LocalMoment(year: 2025, month: 3, day: 21, hour: 12, minute: 0))
        let status = hours.status(at: moment) { $0.day == 21 }
        #expect(status == .closed(opens: ClockTime(minutesSinceMidnight: 540), daysAhead: 3, weekday: 1))
    }

    @Test func schemaOrgTextsAddUp() throws {
        let hours = try OpeningHours(schemaOrg: ["Mo-Fr 09:00-13:00", "Mo-Fr 14:00-18:00", "Sa 10:00-12:00:00"])
        #expect(
            try TimeFormatter(language: .english).format(hours).accessibleText
                == "Monday to Friday from 9 AM to 1 PM and from 2 PM to 6 PM, Saturday from 10 AM to noon")
    }

    @Test(arguments: [
        ("", "empty"), ("Mo 25:00-26:00", "column 4:"), ("Mo-", "column 4:"), ("Mo 09:00", "column 9:"),
        ("Mo 09:00-", "column 10:"), ("(sunrise+01:00)-sunset", "column 1: '('"),
        ("Mo sunrise-(sunset-01:00)", "column 12: '('"), ("Mo sunrise", "column 11:"),
        ("Mo sunrise-sunfall", "column 12:"),
        ("easter off", "'easter'"), ("week 1-10 Mo 09:00-10:00", "'week'"),
        ("Mo[1] 10:00-12:00", "column 1:"), ("Mo 09:00-10:00 \"x", "comment"), ("Feb 30 off", "column 1:"),
        ("hello", "column 1:"), ("Mo 09:60-10:00", "column 4:"), ("Mo 09:00-10:00 x", "column 16:"),
        ("Mo-Xx 09:00-10:00", "column 4:"), ("((((", "'('"),
    ])
    func aBrokenTextIsRefusedWithItsPlace(_ text: String, _ part: String) {
        do {
            let hours = try OpeningHours(text)
            Issue.record("'\(text)' was read as \(hours.rules)")
        } catch {
            #expect(error.description.contains(part), "'\(text)': \(error)")
        }
    }

    @Test func noTextTraps() {
        var state: UInt64 = 42
        let letters = Array("MoTuFrSaPHSH 0123456789:-+,;|\"[]offJanDec–24/7".unicodeScalars)
        var understood = 0
        for _ in 0..<20_000 {
            var text = ""
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<Int(state >> 33) % 24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.unicodeScalars.append(letters[Int(state >> 33) % letters.count])
            }
            if (try? OpeningHours(text)) != nil { understood += 1 }
        }
        #expect(understood > 0)
    }

    @Test func daysAreCountedRight() throws {
        #expect(try #require(LocalMoment(year: 1970, month: 1, day: 1, hour: 0, minute: 0)).weekday == 4)
        #expect(try #require(LocalMoment(year: 2000, month: 2, day: 29, hour: 0, minute: 0)).weekday == 2)
        let moscow = try LocalMoment(secondsSince1970: 1_742_590_800, timeZone: "Europe/Moscow")
        #expect(moscow == LocalMoment(year: 2025, month: 3, day: 22, hour: 0, minute: 0))
        #expect(moscow == LocalMoment(secondsSince1970: 1_742_590_800, utcOffset: 10_800))
        #expect(throws: LocalMomentError.unknownTimeZone("Mars/Phobos")) {
            try LocalMoment(secondsSince1970: 0, timeZone: "Mars/Phobos")
        }
        for day in stride(from: -700_000, to: 2_000_000, by: 997) {
            guard let moment = LocalMoment(secondsSince1970: Int64(day) * 86_400 + 60, utcOffset: 0),
                let year = moment.date.year, let month = moment.date.month, let dayOfMonth = moment.date.day
            else {
                Issue.record("day \(day)")
                continue
            }
            let again = LocalMoment(year: Int(year), month: Int(month), day: Int(dayOfMonth), hour: 0, minute: 1)
            #expect(again == moment, "day \(day)")
        }
    }

    @Test func durationsAndRelativeDays() throws {
        let russian = try TimeFormatter(language: .russian)
        #expect(try russian.duration(seconds: 8100).accessibleText == "2 часа 15 минут")
        #expect(try russian.duration(seconds: 60, case: .accusative).accessibleText == "1 минуту")
        #expect(try russian.duration(seconds: 0).accessibleText == "0 секунд")
        #expect(throws: QuantityError.negative("-5")) { try russian.duration(seconds: -5) }
        #expect(russian.relativeDay(3).accessibleText == "через 3 дня")
        #expect(russian.relativeDay(-2).accessibleText == "позавчера")
        #expect(russian.relativeDay(-21).accessibleText == "21 день назад")
        let words = try TimeFormatter(language: .russian, numbers: .words)
        #expect(words.relativeDay(21).accessibleText == "через двадцать один день")
        #expect(words.relativeDay(21).visibleText == "через 21 день")
        let english = try TimeFormatter(language: .english)
        #expect(try english.duration(seconds: 8100).accessibleText == "2 hours 15 minutes")
        #expect(english.relativeDay(-3).accessibleText == "3 days ago")
        let spanish = try TimeFormatter(language: .spanish, numbers: .words)
        #expect(spanish.relativeDay(21).accessibleText == "dentro de veintiún días")
        #expect(throws: QuantityFormatterError.unsupportedLanguage("qqq")) {
            try TimeFormatter(language: LanguageTag("qqq"))
        }
        // CLDR has no word for "closed".
        let welsh = try TimeFormatter(language: LanguageTag("cy"))
        #expect(throws: QuantityError.self) { try welsh.validate(OpeningHours("Su off")) }
    }
}
