import SpokenModel
import Testing

@Suite struct DecimalNumberTests {
    @Test(arguments: [
        ("0", "0"), ("1.0", "1.0"), ("-1234.50", "-1234.50"), ("+7", "7"), ("\u{2212}5", "-5"), ("1.05", "1.05"),
        ("007", "7"), ("1 299", "1299"), ("1\u{A0}234\u{202F}567.8", "1234567.8"),
        ("999999999999999999", "999999999999999999"), ("0.000000000000000001", "0.000000000000000001"),
    ])
    func digitsAreKept(text: String, expected: String) throws {
        #expect(try DecimalNumber(text).description == expected)
    }

    @Test func theLanguagesSeparatorIsReadBesideThePoint() throws {
        #expect(try DecimalNumber("1 299,90", decimalSeparator: ",").description == "1299.90")
        #expect(throws: DecimalNumberError.malformed("1,5")) { try DecimalNumber("1,5") }
    }

    @Test(arguments: [
        "", "-", ".5", "5.", "1..2", "1.2.3", "12a", "NaN", "inf", "1e5", "1 2", "12 34", "1234 567", "1 234 ", " 1",
        "٣", "0x10", "1 .5",
    ])
    func malformedNumbersAreErrors(text: String) {
        #expect(throws: DecimalNumberError.malformed(text)) { try DecimalNumber(text) }
    }

    @Test(arguments: ["1000000000000000000", "0.0000000000000000001"])
    func numbersOutOfRangeAreErrors(text: String) {
        #expect(throws: DecimalNumberError.outOfRange(text)) { try DecimalNumber(text) }
    }

    @Test func aVeryLongNumberIsAnErrorWithAShortMessage() {
        let digits = String(repeating: "9", count: 10_000)
        #expect(throws: DecimalNumberError.outOfRange(String(digits.prefix(64)))) { try DecimalNumber(digits) }
    }

    @Test func partsAreChecked() throws {
        #expect(try DecimalNumber(integer: 1, fraction: 5, fractionDigits: 2).description == "1.05")
        #expect(throws: DecimalNumberError.self) { try DecimalNumber(integer: 1, fraction: 50, fractionDigits: 1) }
        #expect(throws: DecimalNumberError.self) { try DecimalNumber(integer: 1_000_000_000_000_000_000) }
        #expect(DecimalNumber(exactly: Int.min) == nil)
        #expect(DecimalNumber(exactly: -21)?.description == "-21")
    }

    @Test func trimmingTakesOnlyZerosOfTheFraction() throws {
        #expect(try DecimalNumber("640.0").trimmed.description == "640")
        #expect(try DecimalNumber("99.90").trimmed.description == "99.9")
        #expect(try DecimalNumber("100").trimmed.description == "100")
    }

    @Test func equalityIsOfDigits() throws {
        #expect(try DecimalNumber("1") != DecimalNumber("1.0"))
    }

    @Test(arguments: [
        (0.1, "0.1"), (-21.5, "-21.5"), (179.0, "179"), (1e-5, "0.00001"), (1.25e-7, "0.000000125"),
        (1e15, "1000000000000000"), (123456789012345680, "123456789012345680"), (0.1 + 0.2, "0.30000000000000004"),
        (-0.0, "0"),
    ])
    func theShortestDigitsOfADouble(value: Double, digits: String) {
        #expect(DecimalNumber(shortest: value)?.description == digits)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e18, 1e300, 1e-19, 1e-300, .greatestFiniteMagnitude])
    func whatHasNoShortDigitsIsNil(value: Double) {
        #expect(DecimalNumber(shortest: value) == nil)
    }

    @Test func literals() {
        #expect((21.5 as DecimalNumber).description == "21.5")
        #expect((1e300 as DecimalNumber).integer == DecimalNumber.maximum)
        #expect((1e-300 as DecimalNumber).isZero)
    }
}
