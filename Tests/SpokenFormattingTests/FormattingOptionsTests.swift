import SpokenFormatting
import SpokenModel
import Testing

@Suite struct FormattingOptionsTests {
    private func spoken(
        _ quantity: Quantity, _ numbers: NumberStyle, _ options: FormattingOptions, _ role: QuantityRole = .plain
    ) throws -> String {
        try QuantityFormatter(language: .russian, numbers: numbers, options: options).format(quantity, role: role)
            .accessibleText
    }

    @Test func plainYe() throws {
        let options = FormattingOptions(writesYo: false)
        #expect(try spoken(.money(Money(3, .RUB)), .words, options, .from) == "от трех рублей")
        #expect(try spoken(.measure(Measure(5, .star)), .digits, options) == "5 звезд")
    }

    @Test func oneThousand() throws {
        let options = FormattingOptions(saysOneThousand: false)
        #expect(try spoken(.money(Money(1200, .RUB)), .words, options) == "тысяча двести рублей")
        #expect(try spoken(.money(Money(1000, .RUB)), .words, options, .about) == "около тысячи рублей")
        #expect(try spoken(.money(Money(21_000, .RUB)), .words, options) == "двадцать одна тысяча рублей")
        #expect(try spoken(.money(Money(1_001_000, .RUB)), .words, options) == "миллион одна тысяча рублей")
        #expect(try spoken(.money(Money(1, .RUB, magnitude: .thousand)), .words, options, .from) == "от тысячи рублей")
        #expect(try spoken(.money(Money(1200, .RUB)), .words, .init()) == "одна тысяча двести рублей")
    }

    @Test func minorUnits() throws {
        let options = FormattingOptions(minorUnits: .fraction)
        let price = Quantity.money(Money(try DecimalNumber("99.90"), .RUB))
        #expect(try spoken(price, .digits, options) == "99,9 рубля")
        #expect(try spoken(price, .words, options) == "девяносто девять целых девять десятых рубля")
        #expect(try spoken(price, .digits, .init()) == "99 рублей 90 копеек")
    }

    @Test(arguments: [
        ("en", "5.99", "five dollars ninety-nine"), ("en", "-21.10", "minus twenty-one dollars ten"),
        ("en", "5.09", "five dollars and nine cents"), ("en", "0.99", "ninety-nine cents"), ("en", "5", "five dollars"),
        ("es", "5.99", "cinco dólares con noventa y nueve"), ("es", "21.21", "veintiún dólares con veintiuno"),
        ("es", "1.05", "un dólar con cinco centavos"), ("ru", "5.99", "пять долларов девяносто девять центов"),
    ])
    func minorUnitsAsNumber(language: String, amount: String, expected: String) throws {
        let options = FormattingOptions(minorUnits: .number)
        let formatter = try QuantityFormatter(language: LanguageTag(language), numbers: .words, options: options)
        let price = Money(try DecimalNumber(amount), .USD)
        #expect(formatter.format(.money(price)).accessibleText == expected)
        if language == "en", amount == "5.99" {
            let monthly = Money(price.amount, .USD, per: .month)
            #expect(formatter.format(.money(monthly)).accessibleText == "five dollars ninety-nine per month")
        }
    }

    @Test func abbreviatedCurrency() throws {
        let formatter = try QuantityFormatter(
            language: .russian, options: FormattingOptions(currencyStyle: .abbreviation))
        #expect(formatter.format(.money(Money(1299, .RUB))).visibleText == "1\u{A0}299\u{A0}руб.")
        #expect(formatter.format(.money(Money(5, .EUR))).visibleText == "5\u{A0}€")
    }
}
