import ArgumentParser
import SpokenFormatting
import SpokenICU
import SpokenModel

struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "What each language can do: from tables, from ICU, or not at all.")

    func run() throws {
        StandardOutput.write(Version.text + "\n")
    }
}
