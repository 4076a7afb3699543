import SpokenCatalogs
import SpokenDiagnostics

/// A file without a single key.
struct EmptyFileRule: DocumentRule {
    static let description = RuleDescription(
        id: "empty-file", group: .files, severity: .info,
        summary: "A file has no strings.",
        rationale: "An empty file is allowed, but it often is what an export that failed left behind.",
        example: "--- ru.lproj/Shop.strings\n1️⃣/* nothing */\n",
        repaired: "--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n")

    func check(_ scope: LintScope, to findings: inout Findings) {
        guard scope.catalog.entries.isEmpty, scope.catalog.diagnostics.isEmpty else { return }
        findings.report(at: SourceSpan(0, 0), "the file has no strings; fill it or delete it")
    }
}
