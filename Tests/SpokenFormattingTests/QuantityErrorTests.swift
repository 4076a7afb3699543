import SpokenFormatting
import SpokenModel
import Testing

/// What cannot be said is refused with the value in the message; and nothing traps when it is formatted all the same.
@Suite struct QuantityErrorTests {
    private static let metre = Quantity.measure(Measure(5, .meter))

    private static let cases: [(Quantity, GrammaticalCase, QuantityError)] = [
        (.measure(Measure(1, MeasureUnit(identifier: "smoot"))), .nominative, .unknownUnit("smoot", language: "ru")),
        (.measure(Measure(1, MeasureUnit(identifier: ""))), .nominative, .unknownUnit("", language: "ru")),
        (
            .measure(Measure(1, MeasureUnit(identifier: "meter-per-"))), .nominative,
            .unknownUnit("meter-per-", language: "ru")
        ),
        (.money(Money(1, CurrencyCode(index: 0))), .nominative, .unknownCurrency("AAA", language: "ru")),
        (
            metre, .vocative,
            .unsupportedCase(
                .vocative, language: "ru",
                accepted: [.nominative, .genitive, .dative, .accusative, .instrumental, .prepositional])
        ),
        (.money(Money(1, .RUB, per: .percent)), .nominative, .noPerForm("percent", language: "ru")),
        (.range(metre, .money(Money(1, .RUB))), .nominative, .mismatchedRange),
        (.range(.money(Money(7, .RUB)), .money(Money(5, .RUB))), .nominative, .reversedRange("7", "5")),
        (.range(.cardinal(-5), .cardinal(-7)), .nominative, .reversedRange("-5", "-7")),
        (.fraction(numerator: 1, denominator: 0), .nominative, .zeroDenominator),
        (.mixed([]), .nominative, .empty),
        (.dimensions([], .meter), .nominative, .empty),
        (.dimensions([-1], .meter), .nominative, .negative("-1")),
        (.discount(metre), .nominative, .notADiscount),
        (
            .count(5, CountedNoun(singular: [.nominative: "кот"], plural: [:])), .nominative,
            .missingForm(.genitive, .plural)
        ),
    ]

    @Test func russianRefuses() throws {
        let formatter = try QuantityFormatter(language: .russian)
        for (quantity, grammaticalCase, error) in Self.cases {
            #expect(throws: error, "\(quantity)") { try formatter.validate(quantity, case: grammaticalCase) }
            #expect(!error.description.isEmpty)
            _ = formatter.format(quantity, case: grammaticalCase)
        }
    }

    @Test func everyCurrencyOfISOHasAName() throws {
        let formatter = try QuantityFormatter(language: .russian, numbers: .words)
        let shilling = try #require(CurrencyCode("UGX"))
        try formatter.validate(.money(Money(5, shilling)))
        #expect(formatter.format(.money(Money(5, shilling))).accessibleText == "пять угандийских шиллингов")
        #expect(throws: QuantityError.self) { try formatter.validate(.money(Money(5, shilling)), case: .dative) }
    }

    @Test func theLargestNumbersAreSaid() throws {
        let formatter = try QuantityFormatter(language: .russian, numbers: .words)
        let largest = try DecimalNumber("-999999999999999999.999999999999999999")
        for quantity in [
            Quantity.cardinal(largest), .money(Money(largest, .RUB)), .measure(Measure(largest, .meter)),
            .range(.cardinal(largest), .cardinal(largest)), .ordinal(.max),
            .fraction(whole: .max, numerator: .max, denominator: .max),
        ] {
            for grammaticalCase in GrammaticalCase.allCases {
                #expect(!formatter.format(quantity, case: grammaticalCase).accessibleText.isEmpty)
            }
        }
    }
}
