import SpokenModel
import Testing

@testable import SpokenFormatting

/// The short way of plain prices writes what the grammar writes.
@Suite struct PriceWriterTests {
    private static let currencies: [CurrencyCode] = [.RUB, .USD, .EUR, .GBP, .JPY, .BYN, .KZT, .UAH, .AED]

    @Test(arguments: ["ru", "en", "es"])
    func shortAndLongWayAgree(language: String) throws {
        let formatter = try QuantityFormatter(language: LanguageTag(language))
        #expect(formatter.prices != nil)
        let wholes =
            Array(UInt64(0)...1200) + (0..<600).map { UInt64($0) * 1999 % 1_000_000 } + [
                9_999, 10_000, 99_999, 100_000, 999_999, 1_000_000, 21_000_000,
            ]
        for currency in Self.currencies {
            for (index, whole) in wholes.enumerated() {
                let fraction = index % 3 == 0 ? UInt64(index % 100) : 0
                let number = try DecimalNumber(
                    integer: whole, fraction: fraction, fractionDigits: index % 2 == 0 ? 2 : 3)
                try expectSame(formatter, .money(Money(number, currency)))
            }
        }
        for fraction in UInt64(0)..<100 {
            let number = try DecimalNumber(integer: 1, fraction: fraction, fractionDigits: 2)
            try expectSame(formatter, .money(Money(number, .RUB)))
            try expectSame(formatter, .money(Money(try DecimalNumber("-\(number)"), .RUB)))
        }
    }

    private func expectSame(_ formatter: QuantityFormatter, _ quantity: Quantity) throws {
        var short = UTF8Buffer()
        var long = UTF8Buffer()
        formatter.appendVisible(quantity, to: &short)
        formatter.grammar.appendVisible(quantity, role: .plain, to: &long)
        #expect(short.string == long.string, "\(formatter.language) visible \(quantity)")
        short.removeAll()
        long.removeAll()
        formatter.appendSpoken(quantity, to: &short)
        formatter.grammar.appendSpoken(quantity, role: .plain, case: nil, to: &long)
        #expect(short.string == long.string, "\(formatter.language) spoken \(quantity)")
    }

    /// Other wordings take the long way.
    @Test func wordingsAreKept() throws {
        let price = Quantity.money(Money(try DecimalNumber("99.90"), .RUB))
        let fraction = try QuantityFormatter(language: .russian, options: .init(minorUnits: .fraction))
        #expect(fraction.format(price).accessibleText == "99,9 рубля")
        let short = try QuantityFormatter(language: .russian, options: .init(currencyStyle: .abbreviation))
        #expect(short.format(price).visibleText == "99,90\u{A0}руб.")
    }
}
