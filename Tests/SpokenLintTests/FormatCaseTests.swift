import Foundation
import SpokenDiagnostics
import SpokenLint
import Testing

/// `Cases/formats.txt`: files of formats other than Apple's, and behind `+++` every finding about them.
struct FormatCaseTests {
    @Test func everyCaseHasItsFindings() throws {
        let cases = try CaseFiles.text("formats.txt").components(separatedBy: "=== ").dropFirst()
        #expect(cases.count >= 6)
        for sample in cases {
            let halves = sample.components(separatedBy: "+++\n")
            try #require(halves.count == 2)
            let parts = halves[0].components(separatedBy: "--- ")
            let inputs = parts.dropFirst().map { part in
                let lines = part.split(separator: "\n", maxSplits: 1)
                return LintInput(path: String(lines[0]), bytes: Array(lines[1].utf8))
            }
            let found = try Linter().check(inputs).diagnostics
                .map { "\($0.file):\($0.start.line):\($0.start.column) \($0.severity.rawValue) \($0.rule)" }
                .sorted()
            let expected = halves[1].split(separator: "\n").map(String.init).sorted()
            #expect(found == expected, "\(parts[0])")
        }
    }
}
