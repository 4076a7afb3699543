import ArgumentParser
import SpokenCatalogs
import SpokenFixtures
import SpokenModel

struct FixturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fixtures",
        abstract: "Golden files of what is shown and said: verify, record, export, coverage.",
        discussion: """
            A golden file holds one case with all its languages as plain text. Files with the header 'input:' are made
            from a catalog or a file of elements and are verified here without any test framework.
            """,
        subcommands: [
            VerifyFixturesCommand.self, RecordFixturesCommand.self, ExportFixturesCommand.self,
            FixtureCoverageCommand.self,
        ])
}

/// Prints results of a run and tells the exit status.
enum FixtureReport {
    static func text(_ results: [FixtureResult], folder: String) -> String {
        var text = ""
        var (matching, recorded, findings, failures, problems) = (0, 0, 0, 0, 0)
        for result in results {
            let path = "\(folder)/\(result.file)"
            switch result.outcome {
            case .matches, .checkedForm: matching += 1
            case .recorded(let isNew):
                recorded += 1
                text += "\(path): \(isNew ? "recorded" : "recorded anew")\n"
            case .differs(let section, let line, let diff):
                findings += 1
                text += "\(path):\(line): [\(section)] is said otherwise now\n\(diff)\n"
                text += "record it with: spokentext fixtures record \(folder) --mode failed\n"
            case .missing(let input):
                findings += 1
                text += "\(path): missing: nothing was recorded for '\(input)'\n"
                text += "record it with: spokentext fixtures record \(folder) --mode missing\n"
            case .obsolete(let input):
                findings += 1
                text += "\(path): obsolete: its input '\(input)' is gone\n"
            case .problem(let message):
                problems += 1
                text += "\(message)\n"
            case .failed(let message):
                failures += 1
                text += "\(message)\n"
            }
        }
        let count = results.count - problems
        text += "\(count) golden file\(count == 1 ? "" : "s"): \(matching) right"
        if recorded > 0 { text += ", \(recorded) recorded" }
        if findings > 0 { text += ", \(findings) wrong" }
        if failures > 0 { text += ", \(failures) unreadable" }
        if problems > 0 { text += "; \(problems) wrong element\(problems == 1 ? "" : "s")" }
        return text + "\n"
    }

    static func json(_ results: [FixtureResult]) -> String {
        let items = results.map { result in
            var members = ["\"file\":\(JSONText.quoted(result.file))"]
            func add(_ outcome: String, _ details: [(String, String)] = []) {
                members.append("\"outcome\":\"\(outcome)\"")
                members += details.map { "\"\($0.0)\":\(JSONText.quoted($0.1))" }
            }
            switch result.outcome {
            case .matches: add("matches")
            case .checkedForm: add("form")
            case .recorded(let isNew): add(isNew ? "recorded" : "recordedAnew")
            case .differs(let section, let line, let diff):
                add("differs", [("section", section), ("diff", diff)])
                members.append("\"line\":\(line)")
            case .missing(let input): add("missing", [("input", input)])
            case .obsolete(let input): add("obsolete", [("input", input)])
            case .problem(let message): add("problem", [("message", message)])
            case .failed(let message): add("failed", [("message", message)])
            }
            return "{\(members.joined(separator: ","))}"
        }
        return "{\"results\":[\(items.joined(separator: ","))]}\n"
    }

    static func finish(_ results: [FixtureResult], folder: String, json asJSON: Bool) throws {
        try StandardOutput.write(FileName.shown(asJSON ? json(results) : text(results, folder: folder)))
        if results.contains(where: \.isFailure) { throw ExitCode(2) }
        if results.contains(where: \.isFinding) { throw ExitCode(1) }
    }

    static func run<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The folder without slashes at its end.
    static func folder(_ path: String) throws -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard FixtureFiles.kind((FixtureFiles.realPath(path) ?? path)) == .folder else {
            throw CommandFailure("'\(path)' is no folder")
        }
        return path
    }
}
