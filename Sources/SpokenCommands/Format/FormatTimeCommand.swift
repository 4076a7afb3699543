import ArgumentParser
import SpokenModel
import SpokenText

struct FormatTimeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time",
        abstract: "A time of day: «18:30» / «восемнадцать тридцать».",
        discussion: """
            Examples:
              spokentext format time 18:30 --numbers words
              spokentext format time 18:30 --role up-to --numbers words
            """)

    @Argument(help: "00:00 to 24:00.")
    var time: String

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in .clock(try ClockTime(time)) }
    }
}
