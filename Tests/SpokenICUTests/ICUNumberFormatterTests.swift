import SpokenModel
import Testing

@testable import SpokenICU

struct ICUNumberFormatterTests {
    private func text(_ body: (inout UTF8Buffer) throws -> Void) rethrows -> String {
        var buffer = UTF8Buffer()
        try body(&buffer)
        return buffer.string
    }

    @Test func numbersKeepTheirDigits() throws {
        let russian = try ICUNumberFormatter(.russian)
        #expect(try text { try russian.append(DecimalNumber("1299.50"), to: &$0) } == "1\u{A0}299,50")
        #expect(try text { try russian.append(DecimalNumber("1299.50"), grouping: false, to: &$0) } == "1299,50")
        #expect(
            try text { try russian.append(DecimalNumber("-0.000000000000000001"), to: &$0) }
                == "-0,000000000000000001")
        let spanish = try ICUNumberFormatter(.spanish)
        #expect(try text { try spanish.append(1234, to: &$0) } == "1234")
        #expect(try text { try spanish.append(12345, to: &$0) } == "12.345")
        let hindi = try ICUNumberFormatter(try LanguageTag("hi"))
        #expect(try text { try hindi.append(1_234_567, to: &$0) } == "12,34,567")
    }

    @Test(arguments: [
        ("ru", "5", "centimeter", GrammaticalCase.nominative, "5 сантиметров"),
        ("ru", "21", "centimeter", .genitive, "21 сантиметра"),
        ("ru", "1.5", "centimeter", .nominative, "1,5 сантиметра"),
        ("ru", "2", "minute", .instrumental, "2 минутами"),
        ("ru", "2", "minute", .prepositional, "2 минутах"),
        ("ru", "5", "kilometer-per-hour", .nominative, "5 километров в час"),
        ("pl", "2", "minute", .prepositional, "2 minutach"),
        ("uk", "1", "minute", .prepositional, "1 хвилині"),
        ("de", "1", "day", .dative, "1 Tag"),
        ("en", "1", "mile", .nominative, "1 mile"),
    ])
    func unitsInCases(
        language: String, number: String, unit: String, grammaticalCase: GrammaticalCase, expected: String
    ) throws {
        let formatter = try ICUUnitFormatter(try LanguageTag(language))
        let spoken = try text {
            try formatter.append(
                try DecimalNumber(number), MeasureUnit(identifier: unit), case: grammaticalCase, to: &$0)
        }
        #expect(spoken.replacing("\u{A0}", with: " ") == expected, "\(language) \(number) \(unit)")
    }

    @Test func aCaseThatIsMissingIsAnError() throws {
        let english = try ICUUnitFormatter(.english)
        var buffer = UTF8Buffer()
        #expect(throws: ICUError.missingCase(.genitive, .english)) {
            try english.append(2, MeasureUnit(identifier: "meter"), case: .genitive, to: &buffer)
        }
        #expect(english.cases == [.nominative])
        let russian = try ICUUnitFormatter(.russian)
        #expect(
            Set(russian.cases).isSuperset(of: [
                .nominative, .genitive, .dative, .accusative, .instrumental, .prepositional,
            ]))
        #expect(russian.inflects(MeasureUnit(identifier: "gram")))
        #expect(buffer.string.isEmpty)
    }

    @Test func unknownUnitsAreErrors() throws {
        let formatter = try ICUUnitFormatter(.russian)
        var buffer = UTF8Buffer()
        for identifier in ["parrot", "", "meter\0x", "meter-per-", "kilometer per hour", "метр"] {
            let unit = MeasureUnit(identifier: identifier)
            #expect(!ICUUnitFormatter.isKnown(unit.identifier), "\(identifier)")
            #expect(throws: ICUError.unknownUnit(identifier)) { try formatter.append(1, unit, to: &buffer) }
        }
    }

    @Test func gendersAndParts() throws {
        let russian = try ICUUnitFormatter(.russian)
        #expect(russian.gender(of: MeasureUnit(identifier: "minute")) == .feminine)
        #expect(russian.gender(of: MeasureUnit(identifier: "meter")) == .masculine)
        #expect(try ICUUnitFormatter(.english).gender(of: MeasureUnit(identifier: "meter")) == nil)
        let parts = try russian.parts(5, MeasureUnit(identifier: "minute"))
        #expect(parts.before.isEmpty && parts.number == "5" && parts.after.hasSuffix("минут"))
        let hebrew = try ICUUnitFormatter(try LanguageTag("he"))
        #expect(try hebrew.parts(2, MeasureUnit(identifier: "hour")).number.isEmpty)
    }

    @Test func percentAndSymbols() throws {
        let russian = try ICUUnitFormatter(.russian)
        let percent = MeasureUnit(identifier: "percent")
        #expect(try text { try russian.append(21, percent, width: .short, to: &$0) } == "21\u{A0}%")
        let symbols = try ICUNumberSymbols(.russian)
        #expect(symbols.decimalSeparator == "," && symbols.groupingSeparator == "\u{A0}")
        #expect(symbols.primaryGroupingSize == 3 && symbols.digits == (0...9).map(String.init))
        #expect(try ICUNumberSymbols(.spanish).minimumGroupingDigits == 2)
        #expect(try ICUNumberSymbols(try LanguageTag("hi")).secondaryGroupingSize == 2)
        #expect(try ICUNumberSymbols(try LanguageTag("ar-EG")).digits.first == "٠")
    }
}
