import Testing

@testable import SpokenModel

@Suite struct MeasureUnitTests {
    @Test func everyListedUnitKeepsItsIdentifier() {
        #expect(MeasureUnit.all.count > 150)
        for unit in MeasureUnit.all {
            #expect(unit.isListed)
            #expect(MeasureUnit(identifier: unit.identifier) == unit, "\(unit)")
        }
        #expect(MeasureUnit.kilometerPerHour.identifier == "kilometer-per-hour")
    }

    @Test func ownUnitsAreEqualByIdentifier() {
        let verst = MeasureUnit(identifier: "verst")
        #expect(!verst.isListed)
        #expect(verst == MeasureUnit(identifier: "verst"))
        #expect(verst != MeasureUnit(identifier: "sazhen"))
        #expect(verst.identifier == "verst")
        #expect(MeasureUnit(identifier: "").identifier.isEmpty)
    }

    /// Quantities are copied without counting references.
    @Test func unitsAreTwoBytes() {
        #expect(MemoryLayout<MeasureUnit>.size == 2)
        #expect(_isPOD(Money.self))
        #expect(_isPOD(Measure.self))
    }

    @Test func ownUnitsAreSafeToShareAcrossThreads() async {
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<500).allSatisfy { MeasureUnit(identifier: "own-\($0)").identifier == "own-\($0)" && task >= 0 }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
