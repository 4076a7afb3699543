import ArgumentParser
import SpokenModel
import SpokenText

struct FormatDateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "date",
        abstract: "A date: «21 марта 2025 г.» / «21 марта 2025 года».",
        discussion: """
            Examples:
              spokentext format date 2025-03-21 --numbers words
              spokentext format date --case dative 2025-12-25 --numbers words
              spokentext format date 2025-05-01 --to 2025-05-05
            """)

    @Argument(help: "An ISO 8601 date, or the start of one: 2025-03-21, 2025-03, 2025.")
    var date: String

    @Option(help: "The other end of a range.")
    var to: String?

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in
            let lower = Quantity.date(try CalendarDate(date))
            return try to.map { .range(lower, .date(try CalendarDate($0))) } ?? lower
        }
    }
}
