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
            throw .unknownRule(name, suggestion: Self.suggestion(for: name))
        }
        for pattern in configuration.patterns where (try? Regex(pattern.pattern)) == nil {
            throw .malformedPattern(pattern.pattern)
        }
        self.configuration = configuration
        self.extraRules = extraRules
        active = ActiveRules(configuration, extraRules: extraRules)
    }

    /// True for the id of a rule, the name of a group and `all`.
    public static func isKnown(_ name: String) -> Bool {
        name == "all" || RuleDescription.Group(rawValue: name) != nil || rules.contains { $0.id == name }
    }

    /// The rule or group that somebody meant who wrote another name; nil when there is none near.
    package static func suggestion(for name: String) -> String? {
        let names = RuleDescription.Group.allCases.map(\.rawValue) + rules.map(\.id)
        if let near = NearestName.nearest(to: name, in: names) { return near }
        // `missing-plural` is the beginning of a name, `plural-category` its end.
        guard name.utf8.count >= 4 else { return nil }
        return names.first { $0.hasPrefix(name) } ?? names.first { $0.contains(name) }
    }

    /// Checks files on the calling thread.
    public func check(_ inputs: [LintInput]) -> LintResult {
        let documents = inputs.map { LintDocument($0, configuration: configuration) }
        let tables = LintProject.groups(documents).map { LintProject.table($0, configuration) }
        var book = LanguageBook()
        book.addHere(tables)
        let known = book
        var result = LintResult(fileCount: documents.count)
        for piece in LintPiece.pieces(tables) { result.add(check(piece, known)) }
        for table in tables { result.add(check(table)) }
        result.addSources(of: documents)
        result.sort()
        return result
    }

    /// Checks files on as many threads as the machine has.
    ///
    /// - Parameters:
    ///   - inputs: the files.
    ///   - progress: told how many more files are done, from any thread.
    public func check(_ inputs: [LintInput], progress: (@Sendable (Int) -> Void)? = nil) async -> LintResult {
        await check(inputs.map { LintSource($0) }, keeping: .sources, progress: progress)
    }

    /// Reads and checks files batch by batch, so that no more of them are in memory than are compared with each other.
    package func check(
        _ sources: [LintSource], keeping kept: Kept, progress: (@Sendable (Int) -> Void)? = nil
    ) async -> LintResult {
        var result = LintResult()
        var book = LanguageBook()
        let batches = LintBatch.batches(sources)
        // The next batch is read while this one is checked, so that no core waits for the last file of either.
        var next = reading(batches.first, kept)
        for index in batches.indices {
            let batch = await next.value
            next = reading(batches.dropFirst(index + 1).first, kept)
            result.unreadable += batch.unreadable
            await book.add(batch.tables)
            let known = book
            let jobs = LintPiece.pieces(batch.tables).map { LintJob.piece($0) } + batch.tables.map { LintJob.table($0) }
            let outcomes = await ParallelMap.map(
                jobs, weight: \.weight, progress: { done in progress?(jobs[done].count(where: \.isFile)) }
            ) { job in
                switch job {
                case .piece(let piece): check(piece, known)
                case .table(let table): check(table)
                }
            }
            let start = result.diagnostics.count
            for outcome in outcomes { result.add(outcome) }
            result.fileCount += batch.documents.count
            switch kept {
            case .nothing: break
            case .sources: result.addSources(of: batch.documents, from: start)
            case .texts: result.add(batch.texts, from: start)
            }
        }
        result.sort()
        return result
    }

    /// What a result keeps of the files that have findings, for excerpts.
    package enum Kept: Sendable {
        case nothing
        /// Their bytes.
        case sources
        /// Where they are read again.
        case texts
    }

    /// The files of a batch, read and grouped.
    private struct Batch: Sendable {
        var documents: [LintDocument] = []
        var tables: [LintTable] = []
        /// By path; empty unless they are to be kept.
        var texts: [String: SourceText] = [:]
        /// One line for each file that could not be read.
        var unreadable: [String] = []
    }

    private func reading(_ sources: [LintSource]?, _ kept: Kept) -> Task<Batch, Never> {
        Task {
            var batch = Batch()
            for outcome in await ParallelMap.map(sources ?? [], weight: \.size, { load($0, kept) }) {
                switch outcome {
                case .success(let document, let text):
                    batch.documents.append(document)
                    if let text { batch.texts[document.catalog.path] = text }
                case .failure(let reason): batch.unreadable.append(reason)
                }
            }
            batch.tables = await ParallelMap.map(LintProject.groups(batch.documents), weight: \.weight) {
                LintProject.table($0, configuration)
            }
            return batch
        }
    }

    private enum Loaded: Sendable {
        case success(LintDocument, SourceText?)
        /// With one line that says why.
        case failure(String)
    }

    private func load(_ source: LintSource, _ kept: Kept) -> Loaded {
        switch source.read() {
        case .success(let bytes):
            let document = LintDocument(LintInput(path: source.path, bytes: bytes), configuration: configuration)
            return document.isBinary
                ? .failure("'\(source.path)' is a binary file and holds no strings")
                : .success(document, kept == .texts ? SourceText(source, read: bytes) : nil)
        case .failure(let error): return .failure("\(error)")
        }
    }

    func check(_ piece: LintPiece, _ book: LanguageBook) -> FileOutcome {
        let document = piece.document
        let scope = LintScope(
            document: document, piece: piece.messages, table: piece.table, configuration: configuration, book: book)
        let rules = active.forPath(document.catalog.path, configuration, extraRules: extraRules)
        guard document.kind != .catalog else {
            return DocumentWalk.run(scope, rules, piece: piece.messages, asksDocument: piece.isFirst)
        }
        var outcome = DocumentWalk.run(
            scope, rules.forTexts, piece: piece.messages, asksDocument: piece.isFirst)
        // A golden file is recorded, never written by hand.
        if document.kind == .golden {
            for index in outcome.diagnostics.indices { outcome.diagnostics[index].fix = nil }
        }
        return outcome
    }

    func check(_ table: LintTable) -> FileOutcome {
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
            var findings = Findings(table.documents[index])
            for (active, finding) in list {
                guard let severity = configuration.severity(of: active.description, path: catalog.path) else {
                    continue
                }
                findings.key = finding.key
                findings.report(at: finding.span, finding.message)
                findings.sign(
                    from: findings.count - 1,
                    severity == active.severity
                        ? active : ActiveRule(description: active.description, severity: severity))
            }
            var own = FileOutcome(diagnostics: Diagnostic.inOrder(findings.diagnostics))
            own.suppress(table.documents[index].suppressions)
            outcome.diagnostics += own.diagnostics
            outcome.suppressedCount += own.suppressedCount
        }
        return outcome
    }
}
