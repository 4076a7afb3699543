import SpokenCatalogs
public import SpokenDiagnostics
import SpokenModel

/// Checks string files: bytes in, findings out. It opens no file and prints nothing.
///
/// ```swift
/// let linter = try Linter()
/// let result = linter.check([LintInput(path: "ru.lproj/Shop.strings", bytes: Array("\"a\" = \"Cыр\";".utf8))])
/// result.diagnostics[0].rule     // "mixed-script"
/// result.diagnostics[0].message  // "'Cыр' mixes Cyrillic and Latin letters; write 'Сыр'"
/// ```
public struct Linter: Sendable {
    /// Every rule that there is, in the order of the documentation.
    public static let rules: [RuleDescription] =
        RuleRegistry.catalogRules + RuleRegistry.rules.map { $0.description }

    let configuration: LintConfiguration
    let active: ActiveRules

    /// - Throws: `.unknownRule` for an id that no rule and no group has, `.malformedLanguage`.
    public init(_ configuration: LintConfiguration = LintConfiguration()) throws(LintConfigurationError) {
        var configuration = configuration
        if let source = configuration.sourceLanguage {
            guard let tag = try? LanguageTag(source) else { throw .malformedLanguage(source) }
            configuration.sourceLanguage = tag.description
        }
        let names =
            configuration.select + configuration.ignore + configuration.severities.keys
            + configuration.overrides.flatMap(\.severities.keys)
        for name in names.sorted() where !Self.isKnown(name) {
            throw .unknownRule(name, suggestion: NameSuggestion.nearest(to: name, in: Self.rules.map(\.id)))
        }
        self.configuration = configuration
        active = ActiveRules(configuration)
    }

    /// True for the id of a rule, the name of a group and `all`.
    public static func isKnown(_ name: String) -> Bool {
        name == "all" || RuleDescription.Group(rawValue: name) != nil || rules.contains { $0.id == name }
    }

    /// Checks files on the calling thread.
    public func check(_ inputs: [LintInput]) -> LintResult {
        let documents = inputs.map { load($0) }
        let project = LintProject(documents, configuration)
        let outcomes = project.scopes.map { check($0) }
        return collect(outcomes + [checkTables(project)], documents)
    }

    /// Checks files on as many threads as the machine has.
    public func check(_ inputs: [LintInput], progress: (@Sendable (Int) -> Void)? = nil) async -> LintResult {
        let documents = await ParallelMap.map(inputs) { load($0) }
        let project = LintProject(documents, configuration)
        let outcomes = await ParallelMap.map(project.scopes, progress: progress) { check($0) }
        return collect(outcomes + [checkTables(project)], documents)
    }

    private func load(_ input: LintInput) -> LintDocument {
        LintDocument(CatalogFile(bytes: input.bytes, path: input.path), configuration: configuration)
    }

    private func check(_ scope: LintScope) -> FileOutcome {
        let diagnostics = DocumentWalk(scope, active.forPath(scope.catalog.path, configuration)).run()
        return FileOutcome(Suppressions(scope.catalog).split(diagnostics))
    }

    private func checkTables(_ project: LintProject) -> FileOutcome {
        var outcome = FileOutcome()
        for table in project.tables {
            var found: [Int: [(ActiveRule, TableFinding)]] = [:]
            for (rule, active) in active.tables {
                for finding in rule.check(table) { found[finding.document, default: []].append((active, finding)) }
            }
            for (index, list) in found where table.documents.indices.contains(index) {
                let catalog = table.documents[index].catalog
                var findings = Findings(catalog)
                for (active, finding) in list {
                    guard let severity = configuration.severity(of: active.description, path: catalog.path) else {
                        continue
                    }
                    findings.rule = ActiveRule(description: active.description, severity: severity)
                    findings.key = finding.key
                    findings.report(at: finding.span, finding.message)
                }
                let split = Suppressions(catalog).split(findings.diagnostics)
                outcome.diagnostics += split.kept
                outcome.suppressedCount += split.suppressedCount
            }
        }
        return outcome
    }

    private func collect(_ outcomes: [FileOutcome], _ documents: [LintDocument]) -> LintResult {
        var result = LintResult(fileCount: documents.count)
        var files = Set<String>()
        for outcome in outcomes {
            result.diagnostics += outcome.diagnostics
            result.suppressedCount += outcome.suppressedCount
            for diagnostic in outcome.diagnostics { files.insert(diagnostic.file) }
        }
        result.diagnostics.sort(by: Diagnostic.precedes)
        for document in documents
        where files.contains(document.catalog.path) && document.catalog.source.encoding != .binary {
            result.sources[document.catalog.path] = document.catalog.source.text
        }
        return result
    }
}

/// What was found in one file.
struct FileOutcome: Sendable {
    var diagnostics: [Diagnostic] = []
    var suppressedCount = 0

    init() {}

    init(_ split: (kept: [Diagnostic], suppressedCount: Int)) {
        diagnostics = split.kept
        suppressedCount = split.suppressedCount
    }
}
