import SpokenCatalogs
import SpokenDiagnostics

/// A text that a project's own pattern forbids.
struct ForbiddenPatternRule: TextRule {
    static let description = RuleDescription(
        id: "forbidden-pattern", group: .typography, severity: .warning,
        summary: "A text matches a regular expression of `.spokentext.yml`.",
        rationale: "A project has rules of its own: `patterns` lists them, each with a message.",
        example: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Send an 1️⃣e-mail\";\n",
        repaired: "--- en.lproj/Shop.strings\n"
            + "\"a\" = \"Send an email\";\n")

    func check(_ text: LintText, in message: LintMessage, of scope: LintScope, to findings: inout Findings) {
        guard !scope.configuration.patterns.isEmpty else { return }
        for pattern in scope.patterns {
            guard
                pattern.languages.isEmpty
                    || pattern.languages.contains(where: { TermSearch.matches(message.language, $0) }),
                pattern.keys.isEmpty || pattern.keys.contains(where: { $0.matches(message.key) }),
                let match = text.string.firstMatch(of: pattern.regex)
            else { continue }
            let utf8 = text.string.utf8
            let start = utf8.distance(from: utf8.startIndex, to: match.range.lowerBound)
            let end = utf8.distance(from: utf8.startIndex, to: match.range.upperBound)
            findings.report(start..<end, of: text, pattern.message)
        }
    }
}
