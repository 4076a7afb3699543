public import SpokenDiagnostics
import SpokenFixtures
public import SpokenLint

/// Expects the checker to find nothing in string files, files of elements and golden files.
///
/// ```swift
/// expectNoFindings(in: ["Resources/ru.lproj", "Resources/Localizable.xcstrings", "Fixtures/menu.screen.json"])
/// ```
///
/// - Parameters:
///   - paths: files and folders; a relative path starts at the package of the test.
///   - severity: findings below it are let pass.
///   - configuration: which rules are asked, and for what.
///   - fileID: the module and file of the call; left to the compiler.
///   - filePath: the path of the file of the call; left to the compiler.
///   - line: the line of the call; left to the compiler.
///   - column: the column of the call; left to the compiler.
public func expectNoFindings(
    in paths: [String], severity: Severity = .warning, configuration: LintConfiguration = .init(),
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let root = PackageRoot.above("\(filePath)") ?? "."
        var inputs: [LintInput] = []
        for path in paths {
            let absolute = path.hasPrefix("/") ? path : root + "/" + path
            if FixtureFiles.kind(absolute) == .folder {
                for name in try FixtureFiles.list(absolute) where LintInputKind(path: absolute + "/" + name) != nil {
                    inputs.append(
                        LintInput(path: path + "/" + name, bytes: try FixtureFiles.read(absolute + "/" + name)))
                }
            } else if FixtureFiles.kind(absolute) == .file, let refusal = LintInput.refusal(ofPath: path) {
                TestIssue.record("expectNoFindings: \(refusal)", at: site)
                return
            } else {
                inputs.append(LintInput(path: path, bytes: try FixtureFiles.read(absolute)))
            }
        }
        guard !inputs.isEmpty else {
            TestIssue.record(
                "expectNoFindings: nothing to check in \(paths.joined(separator: ", ")); there may be \(LintInputKind.names)",
                at: site)
            return
        }
        let result = try Linter(configuration).check(inputs)
        let findings = result.diagnostics.filter { $0.severity >= severity }
        guard !findings.isEmpty || !result.failures.isEmpty else { return }
        let lines =
            findings.map {
                "\($0.file):\($0.start.line):\($0.start.column): \($0.severity.rawValue): \($0.message) [\($0.rule)]"
            } + result.failures.map { "\($0.file): the rule \($0.rule) failed: \($0.reason)" }
        TestIssue.record(
            "expectNoFindings: \(findings.count) findings\n\(lines.joined(separator: "\n"))", at: site)
    } catch {
        TestIssue.record("expectNoFindings: \(error)", at: site)
    }
}
