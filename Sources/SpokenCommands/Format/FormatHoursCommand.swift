import ArgumentParser
import SpokenModel
import SpokenText

struct FormatHoursCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hours",
        abstract: "Opening hours of a day: «с 09:00 до 23:00» / «с 9 до 23».",
        discussion: """
            Examples:
              spokentext format hours 09:00 23:00
              spokentext format hours 22:00 02:00 --numbers words
            """)

    @Argument(help: "When it opens, 00:00 to 24:00.")
    var opens: String

    @Argument(help: "When it closes; an hour before the first one is on the next day.")
    var closes: String

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in try .hours(ClockTime(opens), ClockTime(closes)) }
    }
}
