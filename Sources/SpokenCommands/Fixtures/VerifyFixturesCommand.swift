import ArgumentParser
import SpokenFixtures

struct VerifyFixturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare every golden file of a folder with what is said now; nothing is written.",
        discussion: "Exit status: 0 all right, 1 something is said otherwise or obsolete, 2 a file cannot be read.")

    @Argument(help: "The folder with golden files.", completion: .directory)
    var folder: String

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let folder = try FixtureReport.folder(folder)
        let results = try FixtureReport.run { try FixtureRunner(folder).verify() }
        guard !results.isEmpty else {
            throw CommandFailure("'\(folder)' holds no golden file; make some with 'spokentext fixtures record'")
        }
        try FixtureReport.finish(results, folder: folder, json: json)
    }
}
