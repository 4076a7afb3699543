import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenReports

/// One pass of `check`: find, read, lint, mend, report.
struct CheckRun {
    let options: CheckOptions
    private let linter: Linter
    private let excluded: [String]
    /// What the user, the configuration or the project says.
    let sourceLanguage: String?
    private let failOn: Severity
    private let leastShown: Severity

    init(_ options: CheckOptions) throws(CommandFailure) {
        self.options = options
        var file: ConfigurationFile?
        if let path = options.config {
            file = try ConfigurationFile(path: path)
        } else if !options.ignoresConfiguration, let path = ConfigurationFile.find(from: Self.folder(options)) {
            file = try ConfigurationFile(path: path)
        }
        var configuration = file?.configuration ?? LintConfiguration()
        if let source = options.sourceLanguage {
            guard LanguageName.isKnown(source) else {
                throw CommandFailure("'\(source)' is no language; write it as in BCP 47, such as en or pt-BR")
            }
            configuration.sourceLanguage = source
        }
        if configuration.sourceLanguage == nil {
            configuration.projectLanguage = ProjectLanguage.find(from: Self.folder(options))
        }
        sourceLanguage = configuration.sourceLanguage ?? configuration.projectLanguage
        if let spoken = options.spoken {
            guard let scope = LintConfiguration.SpokenScope(rawValue: spoken) else {
                throw CommandFailure("'\(spoken)' is no value of --spoken; write marked or all")
            }
            configuration.spoken = scope
        }
        configuration.select += CheckOptions.names(options.select)
        configuration.ignore += CheckOptions.names(options.ignore)
        if let width = options.overflowWidth { configuration.overflowWidth = width }
        if let size = options.textSize { configuration.overflowTextSize = size }
        if let path = options.font ?? file?.fontPath { configuration.font = try FontFile.read(path) }
        let failOn = try Self.severity(options.failOn) ?? file?.failOn ?? .error
        self.failOn = failOn
        // Who asks for a rule wants to see what it finds, and so does who is stopped by it.
        leastShown = try Self.severity(options.show) ?? (options.select.isEmpty ? min(failOn, .warning) : .info)
        excluded = file?.excluded ?? []
        do { linter = try Linter(configuration) } catch { throw CommandFailure(error) }
    }

    private static func severity(_ name: String?) throws(CommandFailure) -> Severity? {
        guard let name else { return nil }
        guard let severity = Severity(rawValue: name) else {
            throw CommandFailure("'\(name)' is no severity; write info, warning or error")
        }
        return severity
    }

    private static func folder(_ options: CheckOptions) -> String {
        let path = options.standardInputPath ?? options.paths.first ?? "."
        let isFolder = (try? FileBytes.kind(of: path)) == .folder
        return isFolder ? path : PathText.parent(PathText.absolute(path))
    }

    /// The exit status.
    func run() async throws(CommandFailure) -> Int32 {
        var failures: [String] = []
        var sources = try find(&failures)
        // What is to be mended stays in memory: the bytes that were checked are the bytes that are changed.
        let inputs = options.diff || options.fix ? Self.read(sources, &failures) : []
        if options.diff || options.fix { sources = inputs.map { LintSource($0) } }
        let context = SourceContext.files(beside: sources, language: sourceLanguage)
        var result = await checkShowingProgress(sources, context)
        failures += result.unreadable
        if options.diff {
            let mended = await mended(inputs, context, result)
            var shown = Set<String>()
            for (old, new) in zip(inputs, mended.inputs) {
                // What a link leads to is mended, once.
                let path = FileBytes.realPath(old.path) ?? old.path
                let isLink = shown.contains(path) || FileBytes.isLink(old.path)
                guard shown.insert(path).inserted, new.bytes != old.bytes else { continue }
                // What --fix refuses is no part of what it would write.
                if !options.readsStandardInput, let refusal = Self.refusal(of: old.path) {
                    failures.append(refusal)
                    continue
                }
                try StandardOutput.write(
                    UnifiedDiff.bytes(old.bytes, new.bytes, path: Self.pathBelowHere(isLink ? path : old.path)))
            }
        } else if options.fix {
            result = await mend(result, inputs, context, &failures)
        }
        var hiddenCount = 0
        if let path = options.baseline { hiddenCount = try applyBaseline(path, &result) }
        failures += result.failures.map(\.description)
        for failure in failures { StandardError.write("spokentext: error: \(FileName.shown(failure))\n") }
        if !options.diff { try report(result, hiddenCount: hiddenCount) }
        return exitStatus(result, failures)
    }

    /// The report for callers in the same process: nothing is written or mended.
    func answer() async throws(CommandFailure) -> CheckAnswer {
        var failures: [String] = []
        let sources = try find(&failures)
        var result = await check(sources, SourceContext.files(beside: sources, language: sourceLanguage))
        failures += result.unreadable
        var hiddenCount = 0
        if let path = options.baseline { hiddenCount = try applyBaseline(path, &result) }
        failures += result.failures.map(\.description)
        return CheckAnswer(
            json: Array(ReportFormat.json.render(makeReport(result, hiddenCount: hiddenCount)).utf8),
            failures: failures.map(FileName.shown), exitStatus: exitStatus(result, failures))
    }

    private func exitStatus(_ result: LintResult, _ failures: [String]) -> Int32 {
        if !failures.isEmpty { return 2 }
        return result.diagnostics.contains { $0.severity >= failOn } ? 1 : 0
    }

    /// The same with a bar on a terminal.
    func checkShowingProgress(_ sources: [LintSource], _ context: [LintSource]) async -> LintResult {
        let bar = ProgressBar(total: sources.count + context.count)
        defer { bar.finish() }
        return await check(sources, context, progress: { bar.advance(by: $0) })
    }

    /// Checks files beside those of their source language, and tells nothing of the latter.
    func check(
        _ sources: [LintSource], _ context: [LintSource], progress: (@Sendable (Int) -> Void)? = nil
    ) async -> LintResult {
        var result = await linter.check(
            sources + context, keeping: showsExcerpts ? .texts : .nothing, progress: progress)
        guard !context.isEmpty else { return result }
        let others = Set(context.map(\.path))
        result.diagnostics.removeAll { others.contains($0.file) }
        result.failures.removeAll { others.contains($0.file) }
        result.unreadable.removeAll { line in others.contains { line.contains("'\($0)'") } }
        result.fileCount -= context.count
        return result
    }

    func find(_ failures: inout [String]) throws(CommandFailure) -> [LintSource] {
        if options.readsStandardInput {
            let bytes = try InputFile.bytes(at: "-")
            let path = options.standardInputPath ?? LintInputKind.standardInputName(bytes)
            if let refusal = LintInput.refusal(ofPath: path) { throw CommandFailure(refusal) }
            return [LintSource(LintInput(path: path, bytes: bytes))]
        }
        var finder = StringFileFinder(excluded: excluded)
        let bar = ProgressBar(total: nil, of: "files and folders looked through")
        finder.find(options.paths, progress: bar.advance)
        bar.finish()
        failures += finder.failures
        if finder.files.isEmpty, finder.failures.isEmpty {
            let places = options.paths.map { "'\($0)'" }.joined(separator: ", ")
            failures.append("nothing in \(places) can be checked; known are \(LintInputKind.folderNames)")
        }
        return finder.files.map { LintSource(path: $0.path, size: $0.size) }
    }

    static func read(_ sources: [LintSource], _ failures: inout [String]) -> [LintInput] {
        sources.compactMap { source in
            switch source.read() {
            case .success(let bytes): return LintInput(path: source.path, bytes: bytes)
            case .failure(let error):
                failures.append("\(error)")
                return nil
            }
        }
    }

    /// Only these reports look into the files: excerpts, and the columns of fixes.
    private var showsExcerpts: Bool {
        options.reports.isEmpty || options.reports.contains { [.text, .html, .sarif].contains($0.format) }
    }

    /// Writes what can be mended; what cannot be written is told, and the rest is written. Returns what is left.
    private func mend(
        _ result: LintResult, _ inputs: [LintInput], _ context: [LintSource], _ failures: inout [String]
    ) async -> LintResult {
        var inputs = inputs
        var result = result
        // A file that somebody changed since it was read is read and mended again.
        for _ in 0..<3 {
            let mended = await mended(inputs, context, result)
            result = mended.result
            var hasChanged = false
            var hasFailed = false
            for (index, new) in mended.inputs.enumerated() where new.bytes != inputs[index].bytes {
                guard !options.readsStandardInput else { continue }
                do {
                    switch try FileBytes.replace(new.path, old: inputs[index].bytes, with: new.bytes) {
                    case .written: inputs[index].bytes = new.bytes
                    case .changed:
                        hasChanged = true
                        inputs[index].bytes = try FileBytes.read(new.path)
                    }
                } catch {
                    if !failures.contains("\(error)") { failures.append("\(error)") }
                    hasFailed = true
                }
            }
            if hasChanged || hasFailed {
                result = await check(inputs.map { LintSource($0) }, context)
            }
            if !hasChanged { return result }
        }
        failures.append("a file changes again and again while it is mended; run the check once more")
        return result
    }

    /// The files as they are when all is mended, and what is still found then.
    private func mended(
        _ inputs: [LintInput], _ context: [LintSource], _ result: LintResult
    ) async -> (inputs: [LintInput], result: LintResult) {
        var inputs = inputs
        var result = result
        // What overlapped in one pass is mended in the next; findings of a mended text may differ.
        for _ in 0..<4 {
            let byFile = Dictionary(grouping: result.diagnostics.filter { $0.fix != nil }, by: \.file)
            var hasChanged = false
            for index in inputs.indices {
                guard let diagnostics = byFile[inputs[index].path],
                    let mended = FixEngine.apply(
                        diagnostics, to: inputs[index], includesUnsafe: options.includesUnsafe),
                    mended.bytes != inputs[index].bytes
                else { continue }
                inputs[index].bytes = mended.bytes
                hasChanged = true
            }
            guard hasChanged else { break }
            result = await check(inputs.map { LintSource($0) }, context)
        }
        return (inputs, result)
    }

    /// Why a file cannot be mended; nil for one that can.
    private static func refusal(of path: String) -> String? {
        do {
            try FileBytes.replaceable(path)
            return nil
        } catch { return "\(error)" }
    }

    /// A path as `git apply` takes it: from the working folder, or from the root of the disk.
    private static func pathBelowHere(_ path: String) -> String {
        let here = PathText.workingFolder + "/"
        if path.hasPrefix(here) { return String(path.dropFirst(here.count)) }
        return String(path.drop { $0 == "/" })
    }

    /// Hides what the baseline holds and returns how much that is.
    private func applyBaseline(_ path: String, _ result: inout LintResult) throws(CommandFailure) -> Int {
        // A baseline counts paths from its own folder, so that it serves from wherever the check is started.
        let paths = BaselineFile.RelativePaths(to: path)
        for index in result.diagnostics.indices {
            result.diagnostics[index].file = paths.relative(result.diagnostics[index].file)
        }
        defer {
            for index in result.diagnostics.indices {
                result.diagnostics[index].file = paths.original(result.diagnostics[index].file)
            }
        }
        guard let baseline = try BaselineFile.read(path) else {
            guard options.updatesBaseline else {
                throw CommandFailure("there is no baseline '\(path)'; write it with --update-baseline")
            }
            try BaselineFile.write(Baseline(accepting: result.diagnostics), to: path)
            let count = result.diagnostics.count
            result.diagnostics = []
            return count
        }
        let split = baseline.split(result.diagnostics)
        if options.updatesBaseline {
            try BaselineFile.write(baseline.shrunk(to: result.diagnostics), to: path)
        } else if split.goneCount > 0 {
            let what = split.goneCount == 1 ? "1 finding" : "\(split.goneCount) findings"
            StandardError.write(
                "spokentext: note: \(what) of '\(path)' no longer \(split.goneCount == 1 ? "occurs" : "occur"); "
                    + "shrink it with --update-baseline\n")
        }
        result.diagnostics = split.new
        return split.hidden.count
    }

    private func makeReport(_ result: LintResult, hiddenCount: Int) -> Report {
        var (diagnostics, texts) = (result.diagnostics, result.texts)
        // Nearly all names are shown as they are: to change one copies all findings.
        let renamed = Dictionary(
            Set(diagnostics.lazy.map(\.file)).map { ($0, FileName.shown($0)) }.filter { $0.0 != $0.1 },
            uniquingKeysWith: { first, _ in first })
        if !renamed.isEmpty {
            for index in diagnostics.indices {
                guard let name = renamed[diagnostics[index].file] else { continue }
                texts[name] = texts[diagnostics[index].file]
                diagnostics[index].file = name
            }
        }
        let sources = texts
        return Report(
            diagnostics: diagnostics, rules: Linter.rules, fileCount: result.fileCount,
            suppressedCount: result.suppressedCount + hiddenCount, leastShown: leastShown, toolVersion: Version.number,
            source: { sources[$0]?.read() })
    }

    private func report(_ result: LintResult, hiddenCount: Int) throws(CommandFailure) {
        var report = makeReport(result, hiddenCount: hiddenCount)
        let outputs = options.reports.isEmpty ? [ReportOutput(.text)] : options.reports
        let isColored = StandardOutput.showsColors
        // Files first: they are wanted also where the rest of standard output is not.
        for output in outputs {
            guard let path = output.path else { continue }
            try OutputFile.write(to: path) { file in output.format.write(report) { file.write($0) } }
        }
        report.columns = TerminalWidth.columns
        for output in outputs where output.path == nil {
            try output.format.write(report, isColored: isColored) { (bytes) throws(CommandFailure) in
                try StandardOutput.write(bytes)
            }
        }
    }
}
