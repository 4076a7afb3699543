import SpokenDiagnostics
import SpokenLint
import Testing

/// The examples in the rules themselves: what is documented is what happens.
struct RuleExampleTests {
    static let rules = Linter.rules.filter { $0.example.hasPrefix("--- ") }

    @Test(arguments: rules) func exampleIsReportedAtTheMarks(rule: RuleDescription) throws {
        let sample = MarkedSample(rule.example)
        let found = try sample.findings(of: rule.id, .forExamples)
        let places = found.map { MarkedSample.place($0.file, $0.start) }
        #expect(places == sample.starts, "\(rule.id): \(found.map(\.message))")
        #expect(!sample.starts.isEmpty, "\(rule.id): the example has no 1️⃣")
        #expect(found.allSatisfy { $0.rule == rule.id })
    }

    @Test(arguments: rules) func repairedExampleIsClean(rule: RuleDescription) throws {
        let found = try MarkedSample(rule.repaired).findings(of: rule.id, .forExamples)
        #expect(found.isEmpty, "\(rule.id): \(found.map(\.message))")
    }

    @Test(arguments: rules) func fixesAreOfTheDocumentedKindAndAreDone(rule: RuleDescription) throws {
        let sample = MarkedSample(rule.example)
        let found = try sample.findings(of: rule.id, .forExamples)
        for diagnostic in found {
            #expect((diagnostic.fix != nil) == (rule.fix != nil), "\(rule.id)")
            if let fix = diagnostic.fix { #expect(fix.applicability == rule.fix, "\(rule.id)") }
        }
        guard rule.fix != nil, rule.fix != .display else { return }
        let mended = sample.inputs.map { input in
            LintInput(
                path: input.path,
                bytes: FixEngine.apply(found, to: input, includesUnsafe: true)?.bytes ?? input.bytes)
        }
        let repaired = MarkedSample(rule.repaired).inputs
        #expect(
            mended.map { String(decoding: $0.bytes, as: UTF8.self) }
                == repaired.map { String(decoding: $0.bytes, as: UTF8.self) }, "\(rule.id)")
    }

    @Test func everyRuleIsDocumented() {
        for rule in Linter.rules {
            #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.example.isEmpty, "\(rule.id)")
            #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
        }
        #expect(Set(Linter.rules.map(\.id)).count == Linter.rules.count)
    }
}

extension LintConfiguration {
    /// What rules that need a setting need.
    static var forExamples: LintConfiguration {
        var configuration = LintConfiguration(overflowWidth: 100)
        configuration.limits = [.init(keys: ["*.button"], length: 20)]
        configuration.patterns = [.init(pattern: "(?i)e-mail", message: "write 'email'", languages: ["en"])]
        configuration.glossary = [
            GlossaryTerm(term: "cart", language: "ru", translations: ["корзин*"], forbidden: ["тележк*"])
        ]
        return configuration
    }
}

extension RuleDescription: CustomTestStringConvertible {
    public var testDescription: String { id }
}
