import SpokenFormatting
import SpokenModel
import Testing

@Suite struct LanguageCapabilitiesTests {
    @Test func theTruthIsTold() throws {
        let russian = try LanguageCapabilities(of: .russian)
        #expect(russian.numbersInWords == .tables)
        #expect(russian.times == .tables)
        #expect(russian.casesInWords.count == 6)
        let ukrainian = try LanguageCapabilities(of: LanguageTag("uk"))
        #expect(ukrainian.numbersInWords == .cldr)
        #expect(ukrainian.ordinals == .missing)
        #expect(ukrainian.units == .cldr)
        #expect(ukrainian.minorUnits == .tables)
        #expect(ukrainian.cases.contains(.genitive))
        #expect(ukrainian.casesInWords == [.nominative])
        #expect(ukrainian.times == .missing)
        let finnish = try LanguageCapabilities(of: LanguageTag("fi"))
        #expect(finnish.roles == .missing)
        #expect(finnish.numbersInWords == .cldr)
        #expect(throws: QuantityFormatterError.unsupportedLanguage("qqq")) {
            try LanguageCapabilities(of: LanguageTag("qqq"))
        }
    }
}
