import SpokenModel
import Testing

@Suite struct MagnitudeTests {
    @Test(arguments: [
        ("1.5", Magnitude.million, "1500000"), ("2", .thousand, "2000"), ("1.2345", .thousand, "1234.5"),
        ("-0.05", .billion, "-50000000"), ("2.50", .trillion, "2500000000000"), ("0.001", .thousand, "1"),
    ])
    func inFull(text: String, magnitude: Magnitude, expected: String) throws {
        #expect(try DecimalNumber(text).multiplied(by: magnitude)?.description == expected)
    }

    @Test func tooLargeIsNil() throws {
        #expect(try DecimalNumber("999999999999999999").multiplied(by: .thousand) == nil)
        #expect(try DecimalNumber("1000000").multiplied(by: .trillion) == nil)
    }
}
