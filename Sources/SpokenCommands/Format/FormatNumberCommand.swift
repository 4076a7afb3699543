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
            """)

    @Argument(help: "The number, with a point or the language's decimal separator; it may be negative.")
    var number: String

    @Option(help: "The gender of the noun behind the number: masculine, feminine or neuter.")
    var gender = GrammaticalGender.masculine

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { .number(try NumberArgument.parse(number, for: $0), gender: gender) }
    }
}

extension GrammaticalGender: ExpressibleByArgument {}
