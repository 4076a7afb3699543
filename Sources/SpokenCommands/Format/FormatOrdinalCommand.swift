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
              spokentext format ordinal 2 --animate --case accusative --numbers words
              spokentext format ordinal 90 --plural --numbers words
              spokentext format ordinal 3 --before-noun --language es --numbers words
              spokentext format ordinal 5 --to 9 --numbers words
            """)

    @Argument(help: "A whole number from 0 to 999999999999999999.")
    var number: String

    @Option(help: "The gender of the noun: masculine, feminine or neuter.")
    var gender = GrammaticalGender.masculine

    @Flag(help: "The noun is in the plural: «третьи».")
    var plural = false

    @Flag(help: "The noun is animate: «вижу второго».")
    var animate = false

    @Flag(help: "The noun follows at once: «primer piso» (Spanish).")
    var beforeNoun = false

    @Option(help: "The other end of a range.")
    var to: String?

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in
            func ordinal(_ text: String) throws -> Quantity {
                .ordinal(
                    try WrittenValue.place(text), gender, plural ? .plural : .singular,
                    animate ? .animate : .inanimate, isBeforeNoun: beforeNoun)
            }
            let first = try ordinal(number)
            return try to.map { .range(first, try ordinal($0)) } ?? first
        }
    }
}
