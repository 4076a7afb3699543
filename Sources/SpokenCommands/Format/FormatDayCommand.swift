import ArgumentParser
import SpokenFormatting
import SpokenText

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
            let days = try WrittenValue.days(days)
            try formatter.validate(relativeDay: days)
            return formatter.relativeDay(days)
        }
    }
}
