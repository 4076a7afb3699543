import Testing

@testable import SpokenNormalization

@Suite struct ContextKindTests {
    /// The names are written out beside the cases; here they are found by reflection.
    @Test func namesStandInTheOrderOfTheCases() {
        expectNames(of: RussianContext.self)
    }

    private func expectNames<Kind: ContextKind>(of _: Kind.Type) {
        #expect(Kind.names.count == Kind.allCases.count)
        for (kind, name) in zip(Kind.allCases, Kind.names) {
            let words = "\(kind)".reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
            #expect(name == words)
        }
    }
}
