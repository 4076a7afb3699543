import SpokenModel
import Testing

@Suite struct QuantityPartsTests {
    @Test func currencyCodesRoundTrip() {
        for code in ["AAA", "RUB", "ZZZ", "XOF"] { #expect(CurrencyCode(code)?.description == code) }
        #expect(CurrencyCode("rub") == CurrencyCode("RUB"))
        for code in ["", "RU", "RUBL", "R1B", "РУБ"] { #expect(CurrencyCode(code) == nil, "\(code)") }
    }

    @Test func clockTimesStayInTheirRange() {
        #expect(ClockTime(hour: 24) != nil)
        #expect(ClockTime(hour: 24, minute: 1) == nil)
        #expect(ClockTime(hour: 25) == nil)
        #expect(ClockTime(hour: -1) == nil)
        #expect(ClockTime(hour: 9, minute: 60) == nil)
        #expect(ClockTime(hour: 9, minute: 5, second: 60) == nil)
    }

    @Test func datesExist() {
        #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 2025, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
        #expect(CalendarDate(month: 2, day: 29) != nil)
        #expect(CalendarDate(day: 5) == nil)
        #expect(CalendarDate() == nil)
        #expect(CalendarDate(year: 0) == nil)
        #expect(CalendarDate(year: 2025, month: 13) == nil)
    }

    @Test func casesAreReadByCLDRsNames() {
        #expect(GrammaticalCase(name: "ablative") == .instrumental)
        #expect(GrammaticalCase(name: "locative") == .prepositional)
        #expect(GrammaticalCase(name: "genitive") == .genitive)
        #expect(GrammaticalCase(name: "Genitiv") == nil)
    }
}
