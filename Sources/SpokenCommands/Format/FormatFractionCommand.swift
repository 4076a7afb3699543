import ArgumentParser
import SpokenText

struct FormatFractionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fraction",
        abstract: "A fraction: «2/3» / «две трети».",
        discussion: """
            Examples:
              spokentext format fraction 2/3
              spokentext format fraction 1 1/2 --case genitive
            """)

    @Argument(help: "A fraction, with a whole number before it where there is one: 2/3, 1 1/2.")
    var parts: [String]

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in try WrittenValue.fraction(parts.joined(separator: " ")) }
    }
}
