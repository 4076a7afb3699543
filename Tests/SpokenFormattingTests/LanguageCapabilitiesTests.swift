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
        #expect(ukrainian.numbersInWords == .tables)
        #expect(ukrainian.ordinals == .tables)
        #expect(ukrainian.units == .cldr)
        #expect(ukrainian.minorUnits == .tables)
        #expect(ukrainian.cases.contains(.genitive))
        #expect(ukrainian.casesInWords.count == 6)
        #expect(ukrainian.times == .tables)
        let kazakh = try LanguageCapabilities(of: LanguageTag("kk"))
        #expect(kazakh.numbersInWords == .cldr)
        #expect(kazakh.fractions == .tables)
        #expect(kazakh.times == .tables)
        let finnish = try LanguageCapabilities(of: LanguageTag("fi"))
        #expect(finnish.roles == .missing)
        #expect(finnish.times == .cldr)
        #expect(finnish.fractions == .missing)
        #expect(finnish.numbersInWords == .cldr)
        #expect(throws: QuantityFormatterError.unsupportedLanguage("qqq")) {
            try LanguageCapabilities(of: LanguageTag("qqq"))
        }
    }
}
