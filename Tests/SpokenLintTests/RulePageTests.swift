import Foundation
import SpokenLint
import Testing

/// Generated files of the rules. When one is stale: Scripts/generate-rules --pages
struct RulePageTests {
    private let pages = CaseFiles.repository.appendingPathComponent("Documentation/Rules")

    @Test func pagesAreUpToDate() throws {
        for rule in Linter.rules {
            let page = try? String(contentsOf: pages.appendingPathComponent("\(rule.id).md"), encoding: .utf8)
            #expect(page == RulePage.markdown(rule), "\(rule.id) is stale; run Scripts/generate-rules --pages")
        }
        let index = try? String(contentsOf: pages.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(index == RulePage.index(Linter.rules), "the index is stale; run Scripts/generate-rules --pages")
    }

    @Test func noPageIsLeftOver() throws {
        let known = Set(Linter.rules.map { "\($0.id).md" } + ["README.md", "Precision.md"])
        let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
        #expect(names.filter { !known.contains($0) } == [])
    }

    @Test func theRegistryHoldsEveryRuleFile() throws {
        let rules = CaseFiles.repository.appendingPathComponent("Sources/SpokenLint/Rules")
        let registry = try String(contentsOf: rules.appendingPathComponent("RuleRegistry.swift"), encoding: .utf8)
        let files = try #require(FileManager.default.enumerator(atPath: rules.path))
        for case let file as String in files where file.hasSuffix("Rule.swift") {
            let type = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            #expect(registry.contains("        \(type).self,\n"), "\(type) is missing; run Scripts/generate-rules")
        }
    }
}
