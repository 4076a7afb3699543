import ArgumentParser
import SpokenText

struct FormatTextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "A free text: «Средняя 30 см» / «Средняя 30 сантиметров».",
        discussion: """
            Example:
              spokentext format text 'Средняя 30 см, 640.0 г'

            For many lines see 'spokentext speak'.
            """)

    @Argument(help: "The text.")
    var text: String

    @OptionGroup var options: FormatOptions

    func run() throws {
        let formatter = try options.formatter()
        try PairPrinter.print(formatter.format(.text(text)), json: options.json)
    }
}
