extension DigitsRule {
    /// What Spanish writes.
    static let spanish: [DigitsRule] = [
        .pace,
        .init("part-of-code") { $0.partOfCode($1) },
        .init("number-address") { $0.latinNumberAddress($1) },
        .init("doubled-percent") { $0.latinDoubledPercent($1) },
        .init("timer") { $0.mayBeTimer($1) ? $0.latinTimer($1) : nil },
        .init("stopwatch") { $0.latinStopwatch($1) },
        .init("timestamp") { $0.latinTimestamp($1) },
        .init("clock-time") { $0.spanishHours($1) },
        .init("day-hours") { $0.spanishDayHours($1) },
        .init("numeric-date") { $0.spanishSlashedDate($1) },
        .init("short-date") { $0.spanishShortDate($1) },
        .init("month-and-year") { $0.latinMonthYear($1) },
        .init("card-number") { $0.latinCardNumber($1) },
        .init("grouped-code") { $0.latinGroupedCode($1) },
    ]
}
