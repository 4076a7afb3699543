import ArgumentParser
import SpokenFixtures

struct ExportFixturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Print the golden files of a folder for other platforms: JSON, Android resources or CSV.")

    @Argument(help: "The folder with golden files.", completion: .directory)
    var folder: String

    @Option(help: "json, android-xml or csv.")
    var format = FixtureExport.json

    func run() throws {
        let folder = try FixtureReport.folder(folder)
        let files = try FixtureReport.run { try FixtureRunner(folder).files().map(\.file) }
        try StandardOutput.write(format.text(files))
    }
}

extension FixtureExport: ExpressibleByArgument {}
