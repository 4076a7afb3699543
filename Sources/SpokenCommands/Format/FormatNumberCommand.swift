import ArgumentParser
import SpokenModel
import SpokenText

struct FormatNumberCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "number",
        abstract: "A number by itself: «1,5» / «одна целая пять десятых».",
        discussion: """
            Examples:
              spokentext format number 21 --numbers words --case genitive
              spokentext format number 2 --gender feminine --numbers words
              spokentext format number 2 --animate --case accusative --numbers words
              spokentext format number 5 --magnitude thousand --case dative --numbers words
              spokentext format number 2 --to 3 --approximate --numbers words
            """)

    @Argument(help: "The number, with a point or the language's decimal separator; it may be negative.")
    var number: String

    @Option(help: "The gender of the noun behind the number: masculine, feminine or neuter.")
    var gender = GrammaticalGender.masculine

    @Flag(help: "The noun behind the number is animate: «вижу двух».")
    var animate = false

    @Option(help: "A power of ten behind the number: thousand, million, billion or trillion.")
    var magnitude: Magnitude?

    @OptionGroup var range: RangeOptions
    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { formatter in
            try range.quantity(number) { text in
                let number = try NumberArgument.parse(text, for: formatter)
                return magnitude.map { .magnitude(number, $0) }
                    ?? .cardinal(number, gender, animate ? .animate : .inanimate)
            }
        }
    }
}
