import ArgumentParser
import SpokenModel
import SpokenText

struct FormatPriceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "price",
        abstract: "A price: «179 ₽» / «179 рублей».",
        discussion: """
            Examples:
              spokentext format price 179.00 --currency RUB
              spokentext format price 99,90 --currency RUB --numbers words
              spokentext format price 21 --currency RUB --role from
              spokentext format price 120 --currency RUB --per kilogram
              spokentext format price 500 --to 700 --currency RUB
            """)

    @Argument(help: "The amount, with a point or the language's decimal separator.")
    var amount: String

    @Option(help: "An ISO 4217 code.")
    var currency: String

    @Option(help: "The other end of a range.")
    var to: String?

    @Option(help: "A CLDR unit that the price is for, such as month or kilogram.")
    var per: String?

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { formatter in
            let code = try CurrencyCode(iso4217: currency)
            let unit = try per.map { try MeasureUnit(cldr: $0) }
            func price(_ text: String) throws -> SpokenContent {
                let number = try NumberArgument.parse(text, for: formatter)
                return unit.map { .price(number, code, per: $0) } ?? .price(number, code)
            }
            let lower = try price(amount)
            return try to.map { .range(lower, try price($0)) } ?? lower
        }
    }
}
