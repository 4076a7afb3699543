import SpokenDiagnostics
import Testing

@testable import SpokenLint

/// A rule that fails is named, and nothing else is lost.
struct RuleFailureTests {
    private static func description(_ id: String) -> RuleDescription {
        RuleDescription(
            id: id, group: .files, severity: .error, summary: "", rationale: "", example: "", repaired: "")
    }

    private struct FailingTextRule: TextRule {
        static let description = RuleFailureTests.description("failing-text")
        func check(
            _ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings
        ) throws(RuleFailure) {
            if text.string == "Б" { throw RuleFailure(reason: "no table for 'Б'") }
            findings.report(text, "seen")
        }
    }

    private struct FailingMessageRule: MessageRule {
        static let description = RuleFailureTests.description("failing-message")
        func check(_ message: LintMessage, of scope: LintScope, to findings: inout Findings) throws(RuleFailure) {
            throw RuleFailure(reason: "m")
        }
    }

    private struct FailingDocumentRule: DocumentRule {
        static let description = RuleFailureTests.description("failing-document")
        func check(_ scope: LintScope, to findings: inout Findings) throws(RuleFailure) {
            throw RuleFailure(reason: "d")
        }
    }

    private struct FailingTableRule: TableRule {
        static let description = RuleFailureTests.description("failing-table")
        func check(_ table: LintTable) throws(RuleFailure) -> [TableFinding] { throw RuleFailure(reason: "t") }
    }

    private static let inputs = [
        LintInput(path: "ru.lproj/A.strings", bytes: Array("\"a\" = \"А\"; \"b\" = \"Б\"; \"c\" = \"Cыр\";".utf8)),
        LintInput(path: "de.lproj/A.strings", bytes: Array("\"a\" = \"X\"; \"c\" = \"Y\";".utf8)),
    ]
    private static let expected = [
        "rule 'failing-document' failed on 'de.lproj/A.strings': d",
        "rule 'failing-message' failed on 'de.lproj/A.strings': m",
        "rule 'failing-document' failed on 'ru.lproj/A.strings': d",
        "rule 'failing-message' failed on 'ru.lproj/A.strings': m",
        "rule 'failing-table' failed on 'ru.lproj/A.strings': t",
        "rule 'failing-text' failed on 'ru.lproj/A.strings': no table for 'Б'",
    ]

    private func linter() throws -> Linter {
        try Linter(
            LintConfiguration(),
            extraRules: [
                FailingTextRule.self, FailingMessageRule.self, FailingDocumentRule.self, FailingTableRule.self,
            ])
    }

    private func expectTheRest(_ result: LintResult) {
        #expect(result.failures.map(\.description) == Self.expected)
        let found = result.diagnostics.map { "\($0.file) \($0.rule) \($0.key ?? "")" }
        #expect(found.contains("ru.lproj/A.strings mixed-script c"))
        // Before its failure the rule has looked at the first text, and another file is not concerned.
        #expect(found.filter { $0.contains("failing-text") }.count == 3)
    }

    @Test func theOthersGoOn() throws { expectTheRest(try linter().check(Self.inputs)) }

    @Test func theOthersGoOnWhereFilesAreCheckedAtOnce() async throws {
        expectTheRest(try await linter().check(Self.inputs, progress: nil))
    }
}
