import ArgumentParser
import SpokenFormatting

/// The choices of wording that leave the meaning as it is.
struct WordingOptions: ParsableArguments {
    @Flag(inversion: .prefixedNo, help: "Write «ё» in what is said (Russian, Belarusian).")
    var yo = true

    @Flag(help: "Say «тысяча двести», not «одна тысяча двести» (Russian).")
    var bareThousand = false

    @Flag(help: "Say «два с половиной», not «две целых пять десятых» (Russian).")
    var half = false

    @Flag(inversion: .prefixedNo, help: "Say \"one hundred and one\"; without either the region decides (English).")
    var and: Bool?

    @Option(
        help: """
            What stands behind the point of money: named («99 рублей 90 копеек»), fraction («99,9 рубля») or number \
            ("5 dollars 99", English and Spanish).
            """)
    var minorUnits = FormattingOptions.MinorUnits.named

    @Option(help: "How visible text shows a currency: symbol («₽») or abbreviation («руб.»).")
    var currencyStyle = FormattingOptions.CurrencyStyle.symbol

    var options: FormattingOptions {
        FormattingOptions(
            writesYo: yo, saysOneThousand: !bareThousand, saysAnd: and, saysHalf: half, minorUnits: minorUnits,
            currencyStyle: currencyStyle)
    }
}

extension FormattingOptions.MinorUnits: ExpressibleByArgument {}
extension FormattingOptions.CurrencyStyle: ExpressibleByArgument {}
