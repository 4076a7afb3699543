import ArgumentParser
import SpokenFormatting

struct FormatDayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day",
        abstract: "A day by its distance from today: «завтра», «через 3 дня».",
        discussion: """
            Examples:
              spokentext format day 1
              spokentext format day -3 --numbers words
            """)

    @Argument(help: "Days from today; negative for the past.")
    var days: String

    @OptionGroup var options: TimeOptions

    func run() throws {
        try options.print { formatter in
            guard let number = Int(days.replacing("\u{2212}", with: "-")), abs(number) <= 1_000_000 else {
                throw CommandFailure("'\(days)' is no number of days; write -1000000 to 1000000")
            }
            return formatter.relativeDay(number)
        }
    }
}
