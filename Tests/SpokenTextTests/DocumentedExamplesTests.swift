import SpokenText
import Testing

/// What the documentation comments of values and formatters promise.
@Suite struct DocumentedExamplesTests {
    private let digits: SpokenTextFormatter
    private let words: QuantityFormatter

    init() throws {
        digits = try SpokenTextFormatter(language: .russian)
        words = try QuantityFormatter(language: .russian, numbers: .words)
    }

    private func expect(_ content: SpokenContent, _ visible: String, _ accessible: String) {
        let pair = digits.format(content)
        #expect(pair.visibleText.replacing("\u{A0}", with: " ") == visible)
        #expect(pair.accessibleText == accessible)
    }

    @Test func datesAndTimes() throws {
        let date = try #require(CalendarDate(year: 2025, month: 3, day: 21))
        expect(.date(date), "21 марта 2025 г.", "21 марта 2025 года")
        #expect(CalendarDate(year: 2025, month: 2, day: 30) == nil)
        #expect(CalendarDate.days(inMonth: 2, ofYear: 2025) == 28)
        #expect(ClockTime(hour: 24, minute: 1) == nil)
        let time = try #require(ClockTime(hour: 18, minute: 30))
        #expect(words.format(.clock(time)).accessibleText == "восемнадцать тридцать")
        let moment = try LocalMoment(secondsSince1970: 1_742_580_000, timeZone: "Europe/Moscow")
        #expect(moment.time == ClockTime(hour: 21))
        #expect(moment.weekday == 5)
        #expect(Period(.century, 100) == nil)
    }

    @Test func numbers() throws {
        let operands = PluralOperands(try DecimalNumber("1.50"))
        #expect([operands.i, operands.f, operands.t] == [1, 50, 5])
        #expect([operands.v, operands.w] == [2, 1])
        #expect(DecimalNumber(exactly: UInt64.max) == nil)
        #expect(words.pluralCategory(of: 21) == .one)
        #expect(words.pluralCategory(of: try DecimalNumber("1.0")) == .other)
        var buffer = UTF8Buffer()
        words.grammar.appendCardinal(21, Inflection(.genitive, .feminine), to: &buffer)
        #expect(buffer.string == "двадцати одной")
    }

    @Test func money() throws {
        #expect(CurrencyCode("rub")?.description == "RUB")
        #expect(CurrencyCode("RU") == nil)
        expect(try .price("99.90", "RUB"), "99,90 ₽", "99 рублей 90 копеек")
        expect(.price(-5, .RUB), "−5 ₽", "минус 5 рублей")
        expect(.price(21, .RUB).from, "от 21 ₽", "от 21 рубля")
        for (language, expected) in [("en", "from 21 rubles"), ("es", "desde 21 rublos")] {
            let formatter = try SpokenTextFormatter(language: language)
            #expect(formatter.format(.price(21, .RUB).from).accessibleText == expected)
        }
        let error = #expect(throws: SpokenTextProblem.self) { try digits.validate(.price(21, .RUB).in(.vocative)) }
        #expect(error?.description.hasPrefix("'ru' has no vocative; use nominative, ") == true)
    }

    @Test func measuresAndNouns() throws {
        let upTo = words.format(.measure(Measure(21, .centimeter)), role: .upTo)
        #expect(upTo == AccessibleText(visibleText: "до 21\u{A0}см", accessibleText: "до двадцати одного сантиметра"))
        expect(try .measure("-5", "celsius"), "−5 °C", "минус 5 градусов Цельсия")
        expect(.quantity(.fraction(numerator: 2, denominator: 3)), "2/3", "две трети")
        let half = try QuantityFormatter(
            language: .russian, numbers: .words, options: FormattingOptions(saysHalf: true))
        let weeks = Quantity.measure(Measure(try DecimalNumber("2.5"), .week))
        #expect(half.format(weeks).accessibleText == "две с половиной недели")
        let pizza = CountedNoun(
            gender: .feminine, singular: [.nominative: "пицца", .genitive: "пиццы"],
            plural: [.nominative: "пиццы", .genitive: "пицц", .instrumental: "пиццами"])
        #expect(words.format(.count(3, pizza)).accessibleText == "три пиццы")
        #expect(words.format(.count(2, pizza), case: .instrumental).accessibleText == "двумя пиццами")
        #expect(throws: QuantityError.missingForm(.dative, .plural)) {
            try words.validate(.count(5, pizza), case: .dative)
        }
        #expect(words.format(.count(5, pizza), case: .dative).accessibleText == "пяти пиццы")
    }

    @Test func unitsAndLists() throws {
        #expect(try MeasureUnit(cldr: "kilometer-per-hour") == .kilometerPerHour)
        let unknown = #expect(throws: SpokenContentError.unit("kilometre")) { try MeasureUnit(cldr: "kilometre") }
        #expect(unknown?.suggestion == "kilometer")
        #expect(unknown?.description == "'kilometre' is no unit; did you mean kilometer?")
        #expect(try SpokenListFormatter(language: .russian).format(["сыр", "хлеб", "чай"]) == "сыр, хлеб и чай")
        #expect(try SpokenListFormatter(language: .spanish).format(["Ana", "Isabel"]) == "Ana e Isabel")
    }

    @Test func openingHours() throws {
        let hours = try OpeningHours("Mo-Fr 09:00-18:00; PH off")
        #expect(hours.rules[0].weekdays == [1, 2, 3, 4, 5])
        #expect(hours.rules[1].publicHolidays)
        let friday = try #require(LocalMoment(year: 2025, month: 3, day: 21, hour: 20, minute: 0))
        let opens = try #require(ClockTime(hour: 9))
        #expect(hours.status(at: friday) == .closed(opens: opens, daysAhead: 3, weekday: 1))
        let night = OpenInterval(ClockTime(minutesSinceMidnight: 540), ClockTime(minutesSinceMidnight: 1080))
        #expect(!night.isWholeDay)
        let daylight = try TimeFormatter(language: .russian).format(OpeningHours("Mo-Su sunrise-sunset"))
        #expect(daylight.accessibleText == "ежедневно от восхода до заката")
    }

    @Test func textSizes() {
        #expect(TextStyle.body.size(at: .accessibilityExtraExtraExtraLarge) == 53)
        #expect(AndroidFontScale(2.0).size(16) == 28)
        #expect(TextSizeStep(.accessibilityLarge) == .huge)
        #expect(TextSizeStep(androidFontScale: 1.3) == .large)
        #expect(TextSizeStep.large > .normal)
        #expect(PseudoLanguage.text("Cart for 3 items") == "[Çàŕţ ƒöŕ 3 îţéɱš one two]")
    }
}
