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
    var number: UInt64

    @Option(help: "The other end of a range.")
    var to: UInt64?

    @Flag(help: "The noun stands in the text around.")
    var withoutNoun = false

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in
            func period(_ number: UInt64) throws -> Quantity {
                guard let period = Period(kind, number, saysNoun: !withoutNoun) else {
                    throw CommandFailure("'\(number)' is no \(kind.rawValue); write \(Self.accepted(kind))")
                }
                return .period(period)
            }
            let first = try period(number)
            return try to.map { .range(first, try period($0)) } ?? first
        }
    }

    private static func accepted(_ kind: Period.Kind) -> String {
        switch kind {
        case .year: "1 to 9999"
        case .decade: "a number from 0 to 9990 that ends in 0"
        case .century, .millennium: "1 to 99"
        }
    }
}

extension Period.Kind: ExpressibleByArgument {}
