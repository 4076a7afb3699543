import Testing

@testable import SpokenLocaleData

@Suite struct WordClassTests {
    /// The names are written out beside the cases; here they are found by reflection.
    @Test func namesStandInTheOrderOfTheCases() {
        for kind in WordClass.allCases {
            let words = "\(kind)".reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
            #expect(kind.name == words)
            #expect(WordClass(name: words) == kind)
        }
        #expect(WordClass(name: "no-class") == nil)
    }
}
