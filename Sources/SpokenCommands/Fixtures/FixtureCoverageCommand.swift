import ArgumentParser
import SpokenCatalogs
import SpokenFixtures
import SpokenModel

struct FixtureCoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Which languages, keys, plural categories and widths of a catalog no golden file exercises.",
        discussion: "Exit status: 0 everything is exercised, 1 something is not, 2 failure.")

    @Argument(help: "A catalog: a \(FormatRegistry.names) file, or a folder.", completion: .file())
    var catalog: String

    @Argument(help: "The folder with golden files.", completion: .directory)
    var folder: String

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let folder = try FixtureReport.folder(folder)
        let coverage = try FixtureReport.run {
            FixtureCoverage(try StringCatalog(path: catalog), files: try FixtureRunner(folder).files().map(\.file))
        }
        try StandardOutput.write(json ? Self.json(coverage) : Self.text(coverage))
        if !coverage.gaps.isEmpty { throw ExitCode(1) }
    }

    private static func text(_ coverage: FixtureCoverage) -> String {
        var text = ""
        for gap in coverage.gaps {
            text += [gap.language, gap.key, gap.kind.rawValue, gap.detail].filter { !$0.isEmpty }.joined(
                separator: "  ")
            text += "\n"
        }
        return text + "\(coverage.exercised) of \(coverage.total) keys, plural categories and widths are exercised\n"
    }

    private static func json(_ coverage: FixtureCoverage) -> String {
        let gaps = coverage.gaps.map { gap in
            "{\"kind\":\(JSONText.quoted(gap.kind.rawValue)),\"language\":\(JSONText.quoted(gap.language)),"
                + "\"key\":\(JSONText.quoted(gap.key)),\"detail\":\(JSONText.quoted(gap.detail))}"
        }
        return "{\"gaps\":[\(gaps.joined(separator: ","))],\"exercised\":\(coverage.exercised),"
            + "\"total\":\(coverage.total)}\n"
    }
}
