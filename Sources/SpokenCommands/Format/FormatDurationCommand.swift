import ArgumentParser
import SpokenFormatting
import SpokenModel
import SpokenText

struct FormatDurationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duration",
        abstract: "A span of time: «2 ч 15 мин» / «2 часа 15 минут».",
        discussion: """
            Examples:
              spokentext format duration 8100
              spokentext format duration 8100 --case genitive --numbers words
            """)

    @Argument(help: "Seconds, 0 or more.")
    var seconds: String

    @Option(name: .customLong("case"), help: "The grammatical case.")
    var grammaticalCase: GrammaticalCase?

    @OptionGroup var options: TimeOptions

    func run() throws {
        try options.print { formatter in
            try formatter.duration(seconds: WrittenValue.seconds(seconds), case: grammaticalCase)
        }
    }
}
