import SpokenModel
import Testing

@testable import SpokenICU

struct ICUCurrencyTests {
    private let rouble = CurrencyCode("RUB")
    private let dollar = CurrencyCode("USD")
    private let yen = CurrencyCode("JPY")

    @Test func whatIsACurrency() throws {
        for text in ["RUB", "USD", "KWD", "XAF", "DEM"] {
            #expect(ICUCurrency.isKnown(try #require(CurrencyCode(text))), "\(text)")
        }
        let unknown = try #require(CurrencyCode("QQQ"))
        #expect(!ICUCurrency.isKnown(unknown))
        #expect(ICUCurrency.fractionDigits(unknown) == nil)
        #expect(ICUCurrency.name(unknown, in: .russian) == nil)
        var buffer = UTF8Buffer()
        let formatter = try ICUNumberFormatter(.russian)
        #expect(throws: ICUError.unknownCurrency(unknown)) {
            try formatter.append(1, currency: unknown, width: .narrowSymbol, to: &buffer)
        }
    }

    @Test func digitsSymbolsAndNames() throws {
        let rouble = try #require(rouble)
        let dollar = try #require(dollar)
        #expect(ICUCurrency.fractionDigits(rouble) == 2)
        #expect(ICUCurrency.fractionDigits(try #require(yen)) == 0)
        #expect(ICUCurrency.narrowSymbol(rouble, in: .russian) == "₽")
        #expect(ICUCurrency.narrowSymbol(dollar, in: .spanish) == "$")
        #expect(ICUCurrency.symbol(dollar, in: try LanguageTag("en-CA")) == "US$")
        #expect(ICUCurrency.name(rouble, .many, in: .russian) == "российских рублей")
        #expect(ICUCurrency.name(rouble, in: .english) == "Russian Ruble")
        #expect(ICUCurrency.home(of: .russian) == rouble)
    }

    @Test func moneyAsItIsShown() throws {
        func shown(_ language: String, _ amount: String, _ code: CurrencyCode?) throws -> String {
            var buffer = UTF8Buffer()
            try ICUNumberFormatter(try LanguageTag(language))
                .append(try DecimalNumber(amount), currency: try #require(code), width: .narrowSymbol, to: &buffer)
            return buffer.string
        }
        #expect(try shown("ru", "1299", rouble) == "1\u{A0}299\u{A0}₽")
        #expect(try shown("ru", "99.90", rouble) == "99,90\u{A0}₽")
        #expect(try shown("en", "5.99", dollar) == "$5.99")
        #expect(try shown("de", "5.99", CurrencyCode("EUR")) == "5,99\u{A0}€")
    }
}
