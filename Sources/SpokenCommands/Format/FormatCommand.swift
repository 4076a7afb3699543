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
              spokentext format discount 20
              spokentext format free
              spokentext format measure -5 celsius --numbers words
              spokentext format dimensions 10 15 centimeter
              spokentext format mixed 2 hour 15 minute
              spokentext format count 3 --forms one=товар,few=товара,many=товаров
              spokentext format number 1.5 --numbers words
              spokentext format ordinal 3 --gender feminine --case prepositional --numbers words
              spokentext format fraction 2/3
              spokentext format rating 4.7 5
              spokentext format list сыр ветчина грибы
              spokentext format time 18:30 --numbers words
              spokentext format hours 09:00 23:00
              spokentext format schedule 'Mo-Fr 09:00-21:00; PH off'
              spokentext format date 2025-03-21 --numbers words
              spokentext format day 1
              spokentext format duration 8100
              spokentext format period century 19 --numbers words
              spokentext format text 'Средняя 30 см'

            Two lines come out, the visible and the accessible text; --json writes both on one line.
            """,
        subcommands: [
            FormatPriceCommand.self, FormatDiscountCommand.self, FormatFreeCommand.self, FormatMeasureCommand.self,
            FormatDimensionsCommand.self, FormatMixedCommand.self, FormatCountCommand.self, FormatNumberCommand.self,
            FormatOrdinalCommand.self, FormatFractionCommand.self, FormatRatingCommand.self, FormatListCommand.self,
            FormatTimeCommand.self, FormatHoursCommand.self, FormatScheduleCommand.self, FormatDateCommand.self,
            FormatDayCommand.self, FormatDurationCommand.self, FormatPeriodCommand.self, FormatTextCommand.self,
        ])
}
