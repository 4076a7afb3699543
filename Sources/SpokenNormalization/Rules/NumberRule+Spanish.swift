extension NumberRule {
    /// What Spanish writes.
    static let spanish: [NumberRule] =
        [
            .init("race-time") { $0.spanishRaceTime($1, from: $2) },
            .init("angle") { $0.latinAngle($1, from: $2) },
            .init("group") { $0.spanishGroup($1, from: $2) },
            .init("inhabitants") { $0.spanishInhabitants($1, from: $2) },
            .init("over", .words) { $0.spanishOver($1, from: $2) },
            .init("added-minute") { $0.addedMinute($1, from: $2) },
            .init("money-multiple") { $0.spanishMoneyMultiple($1, from: $2) },
            .init("times") { $0.spanishTimes($1, from: $2) },
            .init("degrees", over: ["ordinal"]) { $0.spanishDegrees($1, from: $2) },
            .init("ordinal", .words) { $0.spanishOrdinal($1, from: $2) },
            .init("date-range", over: ["day-and-month"]) { $0.spanishDateRange($1, from: $2) },
            .init("day-and-month") { $0.spanishDayMonth($1, from: $2) },
            .init("minutes") { $0.spanishMinutes($1, from: $2) },
            .init("decade", .words) { $0.spanishDecade($1, from: $2) },
            .init("postal-code", .words) { $0.spanishPostalCode($1, from: $2) },
            .init("height") { $0.latinHeight($1, from: $2) },
            .init("pointed", .words) { $0.spanishPointed($1, from: $2) },
        ] + western + [
            .init("millions", .words) { $0.spanishMillions($1, from: $2) },
            .init("count", .words) { $0.spanishCount($1, from: $2) },
        ]
}
