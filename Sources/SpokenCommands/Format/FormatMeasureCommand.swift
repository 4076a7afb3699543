import ArgumentParser
import SpokenModel
import SpokenText

struct FormatMeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "A number of a unit: «30 см» / «30 сантиметров».",
        discussion: """
            Examples:
              spokentext format measure 30 centimeter
              spokentext format measure -5 celsius --numbers words
              spokentext format measure 90 kilometer-per-hour --case genitive
              spokentext format measure 30 --to 40 minute
            """)

    @Argument(help: "The number, with a point or the language's decimal separator; it may be negative.")
    var amount: String

    @Argument(help: "A CLDR unit identifier.")
    var unit: String

    @Option(help: "The other end of a range.")
    var to: String?

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { formatter in
            let unit = try MeasureUnit(cldr: unit)
            let lower = SpokenContent.measure(try NumberArgument.parse(amount, for: formatter), unit)
            return try to.map { .range(lower, .measure(try NumberArgument.parse($0, for: formatter), unit)) } ?? lower
        }
    }
}
