import SpokenModel
import SpokenText
import Testing

@Suite struct SpokenContentErrorTests {
    @Test func everyFactoryThatTakesTextSaysWhatIsWrong() {
        #expect(throws: SpokenContentError.number(.malformed("a"))) { try SpokenContent.price("a", "RUB") }
        #expect(throws: SpokenContentError.currency("RU")) { try SpokenContent.price(1, "RU") }
        #expect(throws: SpokenContentError.currency("ZZQ")) { try SpokenContent.price(1, "ZZQ") }
        #expect(throws: SpokenContentError.unit("centimetre")) {
            try SpokenContent.measure("1", "centimetre")
        }
        #expect(throws: SpokenContentError.hour("25:00")) { try SpokenContent.hours("25:00", "9:00") }
        #expect(throws: SpokenContentError.date("2025-02-30")) { try SpokenContent.date("2025-02-30") }
    }

    @Test(arguments: ["", ":", "9:", "9:5", "009:00", "9:00:", "9:00:00:00", "-1:00", "24:01", "9.30", "٩:٠٠", "9:60"])
    func brokenHours(text: String) {
        #expect(throws: SpokenContentError.hour(text)) { try ClockTime(text) }
    }

    @Test func readableHours() throws {
        #expect(try ClockTime("9") == ClockTime(hour: 9))
        #expect(try ClockTime("24:00") == ClockTime(hour: 24))
        #expect(try ClockTime("09:30:15") == ClockTime(hour: 9, minute: 30, second: 15))
    }

    @Test(arguments: [
        "", "-", "2025-", "25-01-01", "2025-1-1", "2025-13-01", "2025-03-21T00:00", "--03", "2025-03-21-01",
    ])
    func brokenDates(text: String) {
        #expect(throws: SpokenContentError.date(text)) { try CalendarDate(text) }
    }

    @Test func readableDates() throws {
        #expect(try CalendarDate("2025") == CalendarDate(year: 2025))
        #expect(try CalendarDate("2025-03") == CalendarDate(year: 2025, month: 3))
        #expect(try CalendarDate("--02-29") == CalendarDate(month: 2, day: 29))
    }

    @Test func messagesAreOneLineAndShort() {
        let long = String(repeating: "9", count: 5000)
        let errors = [
            #expect(throws: SpokenContentError.self) { try SpokenContent.price(long, "RUB") },
            #expect(throws: SpokenContentError.self) { try SpokenContent.price(1, long) },
            #expect(throws: SpokenContentError.self) { try SpokenContent.measure("1", long) },
            #expect(throws: SpokenContentError.self) { try SpokenContent.hours(long, "9") },
        ]
        for error in errors {
            let message = error?.description ?? ""
            #expect(!message.isEmpty && message.utf8.count < 250 && !message.contains("\n"))
        }
    }
}
