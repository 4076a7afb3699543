import ArgumentParser
import SpokenModel
import SpokenText

struct FormatDiscountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "discount",
        abstract: "A discount: «−20 %» / «скидка 20 процентов».",
        discussion: """
            Examples:
              spokentext format discount 20
              spokentext format discount 500 --currency RUB --case instrumental
              spokentext format discount 10 --to 30
            """)

    @Argument(help: "The percentage, or the amount of a currency.")
    var amount: String

    @Option(help: "An ISO 4217 code; without it the amount is a percentage.")
    var currency: String?

    @Option(help: "The other end of a range.")
    var to: String?

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { formatter in
            let code = try currency.map { try CurrencyCode(iso4217: $0) }
            func value(_ text: String) throws -> Quantity {
                let number = try NumberArgument.parse(text, for: formatter)
                return code.map { .money(Money(number, $0)) } ?? .measure(Measure(number, .percent))
            }
            let first = try value(amount)
            return .discount(try to.map { .range(first, try value($0)) } ?? first)
        }
    }
}
