import SpokenDiagnostics
import SpokenLint
import Testing

struct LintConfigurationTests {
    private let input = LintInput(
        path: "App/ru.lproj/A.strings", bytes: Array("\"a\" = \"Cыр...\";\n\"b\" = \"30 см\";".utf8))

    private func rules(_ change: (inout LintConfiguration) -> Void) throws -> [String] {
        var configuration = LintConfiguration()
        change(&configuration)
        return try Linter(configuration).check([input]).diagnostics.map { "\($0.rule) \($0.severity)" }
    }

    @Test func rulesAndGroupsAreSwitched() throws {
        #expect(try rules { $0.severities = ["mixed-script": .off] }.contains { $0.hasPrefix("mixed") } == false)
        #expect(try rules { $0.severities = ["typography": .off] } == [])
        #expect(
            try rules { $0.severities = ["typography": .off, "mixed-script": .severity(.info)] } == [
                "mixed-script info"
            ])
        #expect(try rules { $0.select = ["three-dots"] } == ["three-dots info"])
        #expect(try rules { $0.ignore = ["typography"] } == [])
    }

    @Test func overridesByPathWin() throws {
        let off = LintConfiguration.PathOverride(
            paths: ["ru.lproj/*"], severities: ["all": .off, "mixed-script": .off])
        #expect(try rules { $0.overrides = [off] }.contains { $0.hasPrefix("mixed") } == false)
        let elsewhere = LintConfiguration.PathOverride(paths: ["de.lproj/*"], severities: ["mixed-script": .off])
        #expect(try rules { $0.overrides = [elsewhere] }.contains("mixed-script error"))
    }

    @Test func spokenRulesLookAtMarkedTextsOrAll() throws {
        #expect(try rules { _ in }.contains { $0.hasPrefix("unit-abbreviation") } == false)
        #expect(try rules { $0.spoken = .all }.contains("unit-abbreviation error"))
        #expect(try rules { $0.labelKeys = ["b*"] }.contains("unit-abbreviation error"))
    }

    @Test func mistakesAreErrorsWithASuggestion() {
        #expect(throws: LintConfigurationError.unknownRule("mixed-scripts", suggestion: "mixed-script")) {
            try Linter(LintConfiguration(select: ["mixed-scripts"]))
        }
        #expect(throws: LintConfigurationError.malformedLanguage("r")) {
            try Linter(LintConfiguration(sourceLanguage: "r"))
        }
    }

    @Test func globsMatchWholeTexts() {
        #expect(GlobPattern("*.label").matches("cart.label"))
        #expect(!GlobPattern("*.label").matches("cart.labels"))
        #expect(!GlobPattern("*.strings").matches("a/b.strings"))
        #expect(GlobPattern("**/*.strings").matches("a/b/c.strings"))
        #expect(GlobPattern("**/*.strings").matches("c.strings"))
        #expect(GlobPattern("a?c/**").matches("abc/d/e"))
        #expect(!GlobPattern("a*a*a*a*a*a*a*b").matches(String(repeating: "a", count: 200)))
    }
}
