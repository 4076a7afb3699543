import SpokenFixtures
import Testing

struct RecordModeTests {
    @Test func argumentTraitAndVariable() throws {
        func resolve(_ argument: RecordMode?, _ trait: RecordMode?, _ variables: [String: String]) throws -> RecordMode
        {
            try RecordMode.resolve(argument: argument, trait: trait) { variables[$0] }
        }
        #expect(try resolve(nil, nil, [:]) == .missing)
        #expect(try resolve(nil, nil, ["SPOKENTEXT_RECORD": "all"]) == .all)
        #expect(try resolve(nil, .failed, ["SPOKENTEXT_RECORD": "all"]) == .failed)
        #expect(try resolve(.never, .failed, ["SPOKENTEXT_RECORD": "all"]) == .never)
        // On CI only the variable may record.
        #expect(try resolve(.all, .all, ["CI": "true"]) == .never)
        #expect(try resolve(nil, nil, ["CI": "1"]) == .never)
        #expect(try resolve(nil, nil, ["CI": "true", "SPOKENTEXT_RECORD": "missing"]) == .missing)
        #expect(try resolve(nil, nil, ["CI": "false"]) == .missing)
        #expect(throws: RecordModeError.unknown("yes")) { try resolve(nil, nil, ["SPOKENTEXT_RECORD": "yes"]) }
    }
}
