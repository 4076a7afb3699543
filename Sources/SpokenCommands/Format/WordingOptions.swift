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

    @Flag(help: "Say «12 часов 5 минут» of 12:05 (Russian, Spanish; speak: with words).")
    var timeUnits = false

    @Option(help: "Years such as 1905: oh (\"nineteen oh five\") or hundred (\"nineteen hundred five\", English).")
    var years = FormattingOptions.Years.oh

    @Option(
        help: """
            Decimals: digits ("point one four") or number ("point fourteen", English and Spanish); without it Spanish says \
            two of them as a number.
            """)
    var decimals: FormattingOptions.Decimals?

    @Option(help: "Telephones and codes in words: groups («сорок пять») or digits («четыре пять»).")
    var codes = FormattingOptions.Codes.groups

    @Flag(help: "Say \"oh\" for the zeros of telephones and codes (English).")
    var oh = false

    var options: FormattingOptions {
        FormattingOptions(
            writesYo: yo, saysOneThousand: !bareThousand, saysAnd: and, saysHalf: half, minorUnits: minorUnits,
            saysTimeUnits: timeUnits, years: years, decimals: decimals, codes: codes, saysOh: oh)
    }
}

extension FormattingOptions.MinorUnits: ExpressibleByArgument {}
extension FormattingOptions.CurrencyStyle: ExpressibleByArgument {}
extension FormattingOptions.Years: ExpressibleByArgument {}
extension FormattingOptions.Decimals: ExpressibleByArgument {}
extension FormattingOptions.Codes: ExpressibleByArgument {}
