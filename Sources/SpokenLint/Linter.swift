import SpokenCatalogs
public import SpokenDiagnostics
import SpokenModel

/// Checks string files, files of elements and golden files: bytes in, findings out. It opens no file and prints
/// nothing.
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
        RuleRegistry.catalogRules + RuleRegistry.rules.map { $0.description } + RuleRegistry.elementRules

    let configuration: LintConfiguration
    let active: ActiveRules
    private let extraRules: [any LintRule.Type]

    /// - Throws: `.unknownRule` for an id that no rule and no group has, `.malformedLanguage`.
    public init(_ configuration: LintConfiguration = LintConfiguration()) throws(LintConfigurationError) {
        try self.init(configuration, extraRules: [])
    }

    /// With rules that are not in the registry: tests of what happens when a rule fails.
    init(
        _ configuration: LintConfiguration, extraRules: [any LintRule.Type]
    ) throws(LintConfigurationError) {
        var configuration = configuration
        if let source = configuration.sourceLanguage {
            guard let tag = try? LanguageTag(source) else { throw .malformedLanguage(source) }
            configuration.sourceLanguage = tag.description
        }
        let names =
            configuration.select + configuration.ignore + configuration.severities.keys
            + configuration.overrides.flatMap(\.severities.keys)
        for name in names.sorted() where !Self.isKnown(name) {
            throw .unknownRule(name, suggestion: NearestName.nearest(to: name, in: Self.rules.map(\.id)))
        }
        self.configuration = configuration
        self.extraRules = extraRules
        active = ActiveRules(configuration, extraRules: extraRules)
    }

    /// True for the id of a rule, the name of a group and `all`.
    public static func isKnown(_ name: String) -> Bool {
        name == "all" || RuleDescription.Group(rawValue: name) != nil || rules.contains { $0.id == name }
    }

    /// Checks files on the calling thread.
    public func check(_ inputs: [LintInput]) -> LintResult {
        let documents = inputs.map { load($0) }
        let tables = LintProject.groups(documents).map { LintProject.table($0, configuration) }
        let project = LintProject(tables, configuration)
        return collect(project.scopes.map { check($0) } + tables.map { check($0) }, documents)
    }

    /// Checks files on as many threads as the machine has.
    /// - Parameter progress: told how many more files are done, from any thread.
    public func check(_ inputs: [LintInput], progress: (@Sendable (Int) -> Void)? = nil) async -> LintResult {
        let documents = await ParallelMap.map(inputs, weight: \.bytes.count) { load($0) }
        let groups = LintProject.groups(documents)
        let tables = await ParallelMap.map(groups) { LintProject.table($0, configuration) }
        let project = LintProject(tables, configuration)
        let outcomes = await ParallelMap.map(project.scopes, weight: \.document.texts.count, progress: progress) {
            check($0)
        }
        let ofTables = await ParallelMap.map(tables) { check($0) }
        return collect(outcomes + ofTables, documents)
    }

    private func load(_ input: LintInput) -> LintDocument {
        LintDocument(input, configuration: configuration)
    }

    private func check(_ scope: LintScope) -> FileOutcome {
        let rules = active.forPath(scope.catalog.path, configuration, extraRules: extraRules)
        guard scope.document.kind != .catalog else { return DocumentWalk.run(scope, rules) }
        var outcome = DocumentWalk.run(scope, rules.forTexts)
        // A golden file is recorded, never written by hand.
        if scope.document.kind == .golden {
            for index in outcome.diagnostics.indices { outcome.diagnostics[index].fix = nil }
        }
        return outcome
    }

    private func check(_ table: LintTable) -> FileOutcome {
        var outcome = FileOutcome()
        guard table.documents.allSatisfy({ $0.kind == .catalog }) else { return outcome }
        var found: [Int: [(ActiveRule, TableFinding)]] = [:]
        for (rule, active) in active.tables {
            do {
                for finding in try rule.check(table) { found[finding.document, default: []].append((active, finding)) }
            } catch {
                let file = table.documents.first?.catalog.path ?? table.name
                outcome.failures.append(
                    LintFailure(rule: active.description.id, file: file, reason: error.reason))
            }
        }
        for (index, list) in found where table.documents.indices.contains(index) {
            let catalog = table.documents[index].catalog
            var findings = Findings(catalog)
            for (active, finding) in list {
                guard let severity = configuration.severity(of: active.description, path: catalog.path) else {
                    continue
                }
                findings.rule =
                    severity == active.severity
                    ? active : ActiveRule(description: active.description, severity: severity)
                findings.key = finding.key
                findings.report(at: finding.span, finding.message)
            }
            var own = FileOutcome(diagnostics: findings.diagnostics)
            own.suppress(Suppressions(catalog))
            outcome.diagnostics += own.diagnostics
            outcome.suppressedCount += own.suppressedCount
        }
        return outcome
    }

    private func collect(_ outcomes: [FileOutcome], _ documents: [LintDocument]) -> LintResult {
        var result = LintResult(fileCount: documents.count)
        var files = Set<String>()
        for outcome in outcomes {
            result.diagnostics += outcome.diagnostics
            result.suppressedCount += outcome.suppressedCount
            result.failures += outcome.failures
            for diagnostic in outcome.diagnostics { files.insert(diagnostic.file) }
        }
        result.diagnostics.sort(by: Diagnostic.precedes)
        result.failures.sort { ($0.file, $0.rule) < ($1.file, $1.rule) }
        for document in documents
        where files.contains(document.catalog.path) && document.catalog.source.encoding != .binary {
            result.sources[document.catalog.path] = document.catalog.source.text
        }
        return result
    }
}
