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
              spokentext format price 2 --currency RUB --role each --numbers words
              spokentext format price 120 --currency RUB --per kilogram
              spokentext format price 2 --currency RUB --magnitude million --case dative --numbers words
              spokentext format price 500 --to 700 --currency RUB
              spokentext format price 999 --old 1299 --currency RUB
              spokentext format price 99.90 --currency RUB --minor-units fraction
            """)

    @Argument(help: "The amount, with a point or the language's decimal separator.")
    var amount: String

    @Option(help: "An ISO 4217 code.")
    var currency: String

    @Option(help: "A CLDR unit that the price is for, such as month or kilogram.")
    var per: String?

    @Option(help: "A power of ten behind the number: thousand, million, billion or trillion.")
    var magnitude: Magnitude?

    @Option(help: "The price before: «999 ₽ вместо 1 299 ₽».")
    var old: String?

    @OptionGroup var range: RangeOptions
    @OptionGroup var options: FormatOptions

    func validate() throws {
        if old != nil, range.to != nil { throw ValidationError("a price has --old or --to, not both") }
    }

    func run() throws {
        try options.print { formatter in
            let code = try CurrencyCode(iso4217: currency)
            let unit = try per.map { try MeasureUnit(cldr: $0) }
            func money(_ text: String) throws -> Money {
                Money(try NumberArgument.parse(text, for: formatter), code, magnitude: magnitude, per: unit)
            }
            if let old { return .priceChange(old: try money(old), new: try money(amount)) }
            return try range.quantity(amount) { .money(try money($0)) }
        }
    }
}
