import ArgumentParser

struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Make a pair of one value: what is shown, and what is said.",
        discussion: """
            Examples:
              spokentext format price 179.00 --currency RUB
              spokentext format price 21 --currency RUB --role from
              spokentext format price 350 --currency RUB --per month
              spokentext format measure -5 celsius --numbers words
              spokentext format measure 30 centimeter --case genitive
              spokentext format hours 09:00 23:00
              spokentext format date 2025-03-21 --numbers words
              spokentext format number 1.5 --numbers words

            Two lines come out, the visible and the accessible text; --json writes both on one line.
            """,
        subcommands: [
            FormatPriceCommand.self, FormatMeasureCommand.self, FormatHoursCommand.self, FormatNumberCommand.self,
            FormatOrdinalCommand.self, FormatTimeCommand.self, FormatDateCommand.self, FormatTextCommand.self,
        ])
}
