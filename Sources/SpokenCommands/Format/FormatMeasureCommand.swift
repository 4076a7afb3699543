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
              spokentext format measure -5 celsius --to 3 --sign plus --numbers words
              spokentext format measure 5 percent --sign plus-minus
              spokentext format measure 90 kilometer-per-hour --case genitive
              spokentext format measure 2 kilometer --magnitude thousand
              spokentext format measure 2.5 kilogram --half --numbers words
              spokentext format measure 30 --to 40 minute
              spokentext format measure 10 --to 15 --approximate minute --numbers words
            """)

    @Argument(help: "The number, with a point or the language's decimal separator; it may be negative.")
    var amount: String

    @Argument(help: "A CLDR unit identifier.")
    var unit: String

    @Option(help: "A power of ten behind the number: thousand, million, billion or trillion.")
    var magnitude: Magnitude?

    @OptionGroup var range: RangeOptions
    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { formatter in
            let unit = try MeasureUnit(cldr: unit)
            return try range.quantity(amount) {
                .measure(Measure(try NumberArgument.parse($0, for: formatter), unit, magnitude: magnitude))
            }
        }
    }
}
