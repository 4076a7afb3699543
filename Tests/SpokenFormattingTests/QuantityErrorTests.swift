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
        (.money(Money(decimal("1.299"), .EUR)), .nominative, .tooPrecise("1.299", currency: "EUR", digits: 2)),
        (
            .priceChange(old: Money(decimal("2"), .RUB), new: Money(decimal("1.005"), .RUB)), .nominative,
            .tooPrecise("1.005", currency: "RUB", digits: 2)
        ),
        (
            .discount(.range(.money(Money(decimal("0.001"), .USD)), .money(Money(decimal("1"), .USD)))), .nominative,
            .tooPrecise("0.001", currency: "USD", digits: 2)
        ),
        (
            .count(5, CountedNoun(singular: [.nominative: "кот"], plural: [:])), .nominative,
            .missingForm(.genitive, .plural)
        ),
    ]

    private static func decimal(_ text: String) -> DecimalNumber { (try? DecimalNumber(text)) ?? 0 }

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

    /// The ways in which a value stands in another.
    private static let wrappings: [@Sendable (Quantity) -> Quantity] = [
        { .range($0, .cardinal(9)) }, { .range(.cardinal(1), $0) }, { .range($0, $0) }, { .approximate($0, $0) },
        { .approximate(.cardinal(1), $0) }, { .signed(.plus, $0) }, { .discount($0) },
        { .discount(.range(.signed(.plus, $0), $0)) },
    ]

    @Test(arguments: ["ru", "en", "es", "de", "kk"], NumberStyle.allCases)
    func valuesThatStandTooDeepAreRefused(tag: String, numbers: NumberStyle) throws {
        let formatter = try QuantityFormatter(language: LanguageTag(tag), numbers: numbers)
        let date = try #require(CalendarDate(year: 2025, month: 3, day: 21))
        let time = try #require(ClockTime(hour: 9))
        for (index, wrap) in Self.wrappings.enumerated() {
            for value in [.cardinal(5), Self.metre, .date(date), .clock(time)] {
                let depth = index == 7 ? 20 : 500
                let nested = (0..<depth).reduce(value) { nested, _ in wrap(nested) }
                #expect(throws: QuantityError.tooDeep(limit: 4)) { try formatter.validate(nested) }
                #expect(throws: QuantityError.tooDeep(limit: 4)) { try formatter.validate(nested, role: .from) }
                for role in [QuantityRole.plain, .from] {
                    #expect(formatter.format(nested, role: role, case: .nominative).accessibleText.utf8.count < 200)
                }
                // What is not too deep is refused for what it is, or said.
                for depth in 1...Quantity.nestingLimit where index < 7 {
                    let allowed = (0..<depth).reduce(value) { nested, _ in wrap(nested) }
                    _ = formatter.format(allowed)
                    do throws(QuantityError) {
                        try formatter.validate(allowed)
                    } catch {
                        #expect(error != .tooDeep(limit: 4))
                    }
                }
            }
        }
    }
}
