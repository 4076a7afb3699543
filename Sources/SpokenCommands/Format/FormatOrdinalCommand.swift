import ArgumentParser
import SpokenModel
import SpokenText

struct FormatOrdinalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ordinal",
        abstract: "An ordinal number: «3-й» / «третий».",
        discussion: """
            Examples:
              spokentext format ordinal 40000 --numbers words
              spokentext format ordinal 3 --gender feminine --case prepositional --numbers words
            """)

    @Argument(help: "A whole number from 0 to 999999999999999999.")
    var number: UInt64

    @Option(help: "The gender of the noun: masculine, feminine or neuter.")
    var gender = GrammaticalGender.masculine

    @Flag(help: "The noun is in the plural: «третьи».")
    var plural = false

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in .quantity(.ordinal(number, gender, plural ? .plural : .singular)) }
    }
}
