import ArgumentParser
import SpokenModel
import SpokenText

struct FormatPeriodCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "period",
        abstract: "A year, decade, century or millennium: «XIX в.» / «19-й век».",
        discussion: """
            Examples:
              spokentext format period year 2024 --case prepositional --numbers words
              spokentext format period year 2024 --to 2025 --numbers words
              spokentext format period decade 90 --without-noun --case genitive --numbers words
              spokentext format period century 19 --to 20 --case prepositional --numbers words
            """)

    @Argument(help: "year, decade, century or millennium.")
    var kind: Period.Kind

    @Argument(help: "Its number; for a decade its first year: 1990, or 90.")
    var number: String

    @Option(help: "The other end of a range.")
    var to: String?

    @Flag(help: "The noun stands in the text around.")
    var withoutNoun = false

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in
            func period(_ text: String) throws -> Quantity {
                try WrittenValue.period(kind, text, saysNoun: !withoutNoun)
            }
            let first = try period(number)
            return try to.map { .range(first, try period($0)) } ?? first
        }
    }
}

extension Period.Kind: ExpressibleByArgument {}
