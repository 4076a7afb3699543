import Foundation
import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenReports

/// One pass of `check`: find, read, lint, mend, report.
struct CheckRun {
    let options: CheckOptions
    /// No app has a larger one: something else lies in its place, and is not read.
    private static let largestFile = 256 << 20
    private let linter: Linter
    private let excluded: [String]
    private let failOn: Severity

    init(_ options: CheckOptions) throws(CommandFailure) {
        self.options = options
        var file: ConfigurationFile?
        if let path = options.config {
            file = try ConfigurationFile(path: path)
        } else if !options.ignoresConfiguration, let path = ConfigurationFile.find(from: Self.folder(options)) {
            file = try ConfigurationFile(path: path)
        }
        var configuration = file?.configuration ?? LintConfiguration()
        if let source = options.sourceLanguage { configuration.sourceLanguage = source }
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
        var failOn = file?.failOn ?? .error
        if let name = options.failOn {
            guard let severity = Severity(rawValue: name) else {
                throw CommandFailure("'\(name)' is no severity; write info, warning or error")
            }
            failOn = severity
        }
        self.failOn = failOn
        excluded = file?.excluded ?? []
        do { linter = try Linter(configuration) } catch { throw CommandFailure("\(error)") }
    }

    private static func folder(_ options: CheckOptions) -> String {
        let path = options.standardInputPath ?? options.paths.first ?? "."
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// The exit status.
    func run() async throws(CommandFailure) -> Int32 {
        var failures: [String] = []
        var inputs = try read(&failures)
        let bar = ProgressBar(total: inputs.count)
        var result = await linter.check(inputs, progress: { bar.advance(by: $0) })
        bar.finish()
        if options.diff {
            printDiff(result.diagnostics, inputs)
        } else if options.fix {
            result = try await mend(result, &inputs)
        }
        var hiddenCount = 0
        if let path = options.baseline { hiddenCount = try applyBaseline(path, &result) }
        failures += result.failures.map(\.description)
        for failure in failures { StandardError.write("spokentext: error: \(failure)\n") }
        if !options.diff { try report(result, hiddenCount: hiddenCount) }
        if !failures.isEmpty { return 2 }
        return result.diagnostics.contains { $0.severity >= failOn } ? 1 : 0
    }

    private func read(_ failures: inout [String]) throws(CommandFailure) -> [LintInput] {
        if let path = options.standardInputPath {
            guard LintInputKind(named: path) != nil else {
                throw CommandFailure("'\(path)' cannot be checked; name \(LintInputKind.names)")
            }
            return [LintInput(path: path, bytes: Array(FileHandle.standardInput.readDataToEndOfFile()))]
        }
        var finder = StringFileFinder(excluded: excluded)
        finder.find(options.paths)
        failures += finder.failures
        var inputs: [LintInput] = []
        inputs.reserveCapacity(finder.files.count)
        for path in finder.files {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            if let size = attributes?[.size] as? Int, size > Self.largestFile {
                failures.append(
                    "'\(path)' has \(size >> 20) MB; string files of up to \(Self.largestFile >> 20) MB are checked")
                continue
            }
            do { inputs.append(LintInput(path: path, bytes: try FileBytes.read(path))) } catch {
                failures.append("\(error)")
            }
        }
        return inputs
    }

    private func mend(_ result: LintResult, _ inputs: inout [LintInput]) async throws(CommandFailure) -> LintResult {
        var result = result
        // What overlapped in one pass is mended in the next; findings of a mended text may differ.
        for _ in 0..<4 {
            let byFile = Dictionary(grouping: result.diagnostics.filter { $0.fix != nil }, by: \.file)
            var changed = false
            for index in inputs.indices {
                guard let diagnostics = byFile[inputs[index].path],
                    let mended = FixEngine.apply(
                        diagnostics, to: inputs[index], includesUnsafe: options.includesUnsafe),
                    mended.bytes != inputs[index].bytes
                else { continue }
                if options.standardInputPath == nil {
                    do { try FileBytes.writeAtomically(mended.bytes, to: inputs[index].path) } catch {
                        throw CommandFailure("\(error)")
                    }
                }
                inputs[index].bytes = mended.bytes
                changed = true
            }
            guard changed else { break }
            result = await linter.check(inputs, progress: nil)
        }
        return result
    }

    private func printDiff(_ diagnostics: [Diagnostic], _ inputs: [LintInput]) {
        let byFile = Dictionary(grouping: diagnostics.filter { $0.fix != nil }, by: \.file)
        for input in inputs {
            guard let own = byFile[input.path],
                let mended = FixEngine.apply(own, to: input, includesUnsafe: options.includesUnsafe)
            else { continue }
            let old = CatalogFile(bytes: input.bytes, path: input.path).source.text
            let new = CatalogFile(bytes: mended.bytes, path: input.path).source.text
            StandardOutput.write(UnifiedDiff.between(old, new, path: input.path))
        }
    }

    /// Hides what the baseline holds and returns how much that is.
    private func applyBaseline(_ path: String, _ result: inout LintResult) throws(CommandFailure) -> Int {
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
            StandardError.write(
                "spokentext: note: \(split.goneCount) findings of '\(path)' no longer occur; "
                    + "shrink it with --update-baseline\n")
        }
        result.diagnostics = split.new
        return split.hidden.count
    }

    private func report(_ result: LintResult, hiddenCount: Int) throws(CommandFailure) {
        let sources = result.sources
        let report = Report(
            diagnostics: result.diagnostics, rules: Linter.rules, fileCount: result.fileCount,
            suppressedCount: result.suppressedCount + hiddenCount, toolVersion: Version.number,
            source: { sources[$0] })
        let outputs = options.format.isEmpty ? [ReportOutput(.text)] : options.format
        let isColored = StandardOutput.isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        for output in outputs {
            let text = output.format.render(report, isColored: isColored && output.path == nil)
            guard let path = output.path else {
                StandardOutput.write(text)
                continue
            }
            do { try FileBytes.writeAtomically(Array(text.utf8), to: path) } catch {
                throw CommandFailure("\(error)")
            }
        }
    }
}
