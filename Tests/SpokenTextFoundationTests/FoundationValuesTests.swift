import Foundation
import SpokenModel
import SpokenTextFoundation
import Testing

@Suite struct FoundationValuesTests {
    @Test(arguments: [
        ("21.50", "21.5"), ("-0.001", "-0.001"), ("999999999999999999", "999999999999999999"),
        ("0.0000000000000000014", "0.000000000000000001"),
    ])
    func decimals(text: String, digits: String) throws {
        #expect(try #require(Decimal(string: text)).decimalNumber?.description == digits)
    }

    @Test(arguments: ["21.50", "-0.05", "999999999999999999.000000000000000001", "0"])
    func digitsAreDecimals(text: String) throws {
        #expect(Decimal(try DecimalNumber(text)) == Decimal(string: text))
    }

    @Test func whatHasNoDigitsIsNil() {
        #expect(Decimal.nan.decimalNumber == nil)
        #expect(Decimal(sign: .plus, exponent: 18, significand: 1).decimalNumber == nil)
        #expect(Double.infinity.decimalNumber == nil)
    }

    @Test func everyErrorIsDescribed() {
        let errors: [any Error] = [
            SpokenContentError.hour("25:00"), SpokenTextFormatterError.malformedLanguage(.malformed("r")),
            SpokenTextStoreError.empty(path: "Strings"),
        ]
        for error in errors { #expect(error.localizedDescription == "\(error)") }
    }

    @Test func aUnitThatIsNotKnownIsRefused() {
        #expect(throws: SpokenContentError.unit("Apt")) {
            try SpokenContent.measure(
                Measurement(value: 1, unit: Dimension(symbol: "Apt", converter: UnitConverterLinear(coefficient: 1))))
        }
    }

    @Test func datesBeyondAllCalendarsAreReported() throws {
        let formatter = try SpokenTextFormatter(locale: Locale(identifier: "ru_RU"))
        #expect(throws: SpokenTextProblem.self) { try formatter.validate(.date(.distantFuture + 1e15)) }
        #expect(throws: SpokenTextProblem.self) { try formatter.validate(.date(Date(timeIntervalSince1970: .nan))) }
        #expect(!formatter.format(.time(Date(timeIntervalSince1970: .infinity))).isEmpty)
    }
}
