import SpokenLocaleData
import Testing

@testable import SpokenNormalization

/// Every spelling of a unit with one or two letters says what it needs around it.
@Suite struct UnitLicenceTests {
    @Test(arguments: ["en"]) func everyShortSpellingHasALicence(language: String) throws {
        let units = try #require(LocaleTables.table(language, "units"))
        let licences = try #require(LocaleTables.table(language, "unit-licences"))
        let known = Set((0..<licences.rowCount).map { licences.word($0, 0).string })
        var count = 0
        for row in 0..<units.rowCount {
            let spellings = units.word(row, "spellings").string.split(separator: "|").map(String.init)
            for spelling in [units.word(row, "symbol").string] + spellings
            where (1...2).contains(spelling.count) && spelling.allSatisfy({ $0.isLetter || $0 == "." }) {
                count += 1
                #expect(known.contains(spelling), "\(language): \(spelling)")
            }
        }
        #expect(count > 100)
    }

    @Test(arguments: ["en"]) func everyLicenceIsKnown(language: String) throws {
        let licences = try #require(LocaleTables.table(language, "unit-licences"))
        for row in 0..<licences.rowCount {
            let licence = licences.word(row, "licence").string
            #expect(UnitLicence(rawValue: licence) != nil, "\(language): \(licence)")
        }
    }
}
