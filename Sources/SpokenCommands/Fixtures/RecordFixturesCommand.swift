import ArgumentParser
import SpokenElements
import SpokenFixtures
import SpokenModel

struct RecordFixturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Write golden files for the inputs of a folder.",
        discussion: """
            Inputs are *.xcstrings, *.po, *.screen.json, *.element.json and .vodesign documents in the folder, and whatever a
            golden file names in its header 'input:'. Each file is written whole or not at all; nothing is removed.
            On CI nothing is recorded unless --mode is given or SPOKENTEXT_RECORD is set.
            """)

    @Argument(help: "The folder with inputs and golden files.", completion: .directory)
    var folder: String

    @Option(help: "all, missing, never or failed; SPOKENTEXT_RECORD when not given, else missing.")
    var mode: String?

    @Option(
        name: .shortAndLong, parsing: .singleValue,
        help: "Languages of new golden files, separated by commas; those of the input when not given.")
    var language: [String] = []

    @Option(help: "Screen readers of new golden files, separated by commas.")
    var profile = "voiceOver"

    @Option(help: "Numbers for a catalog's plurals, separated by commas.")
    var counts: String?

    @Option(help: "Widths for a catalog's variants, separated by commas; its own when not given.")
    var widths: String?

    @Option(
        parsing: .singleValue,
        help: "A further input in the same package, such as a folder of .lproj folders; may be given several times.")
    var input: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let folder = try FixtureReport.folder(folder)
        let results = try FixtureReport.run {
            // An argument on the command line is as much an order as the variable.
            let mode = try mode.map { try RecordMode(name: $0) } ?? RecordMode.resolve()
            return try FixtureRunner(folder).record(mode, plan: try plan())
        }
        try FixtureReport.finish(results, folder: folder, json: json)
    }

    private func plan() throws -> FixtureRunner.Plan {
        func list(_ text: String?) -> [String] {
            (text ?? "").split(separator: ",").map { String($0.filter { $0 != " " }) }
        }
        for count in list(counts) { _ = try DecimalNumber(count) }
        return FixtureRunner.Plan(
            languages: try language.flatMap(list).map { try LanguageTag($0) },
            profiles: try list(profile).map { try ScreenReaderProfile(name: $0).rawValue }, counts: list(counts),
            widths: try list(widths).map { text in
                guard let width = Int(text), width > 0 else {
                    throw CommandFailure("'\(text)' is no width; write a whole number above 0")
                }
                return width
            }, inputs: input)
    }
}
