import SpokenDiagnostics
import SpokenLint
import Testing

struct BaselineTests {
    private func findings(_ text: String) throws -> [Diagnostic] {
        try Linter(LintConfiguration(select: ["mixed-script"]))
            .check([LintInput(path: "ru.lproj/A.strings", bytes: Array(text.utf8))]).diagnostics
    }

    @Test func acceptedFindingsAreHiddenWhereverTheyMove() throws {
        let baseline = Baseline(accepting: try findings("\"a\" = \"Cыр\";"))
        let moved = baseline.split(try findings("\n\n\"x\" = \"y\";\n\"a\" = \"Cыр\";"))
        #expect(moved.new.isEmpty && moved.hidden.count == 1 && moved.goneCount == 0)
        let other = baseline.split(try findings("\"a\" = \"Cыр\"; \"b\" = \"Cыр\";"))
        #expect(other.new.map(\.key) == ["b"])
    }

    @Test func theNumbersOfLinesInMessagesDoNotCount() throws {
        func duplicates(_ text: String) throws -> [Diagnostic] {
            try Linter(LintConfiguration(select: ["duplicate-key"]))
                .check([LintInput(path: "A.strings", bytes: Array(text.utf8))]).diagnostics
        }
        let baseline = Baseline(accepting: try duplicates("\"a\" = \"1\";\n\"a\" = \"2\";"))
        let moved = try duplicates(String(repeating: "\n", count: 120) + "\"a\" = \"1\";\n\"a\" = \"2\";")
        #expect(baseline.split(moved).new.isEmpty && moved.count == 1)
    }

    @Test func aBaselineOnlyShrinks() throws {
        let baseline = Baseline(accepting: try findings("\"a\" = \"Cыр\"; \"b\" = \"Cыр\";"))
        let now = try findings("\"b\" = \"Cыр\"; \"c\" = \"Cыр\";")
        #expect(baseline.split(now).goneCount == 1)
        let shrunk = baseline.shrunk(to: now)
        #expect(shrunk.split(now).new.map(\.key) == ["c"])
        #expect(shrunk.split(now).goneCount == 0)
    }
}
