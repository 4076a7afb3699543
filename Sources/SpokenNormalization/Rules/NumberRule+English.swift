extension NumberRule {
    /// What English writes.
    static let english: [NumberRule] =
        [
            .init("angle") { $0.latinAngle($1, from: $2) },
            .init("lifetime") { $0.englishLifetime($1, from: $2) },
            .init("uncounted") { $0.englishUncounted($1, from: $2) },
            .init("ordinal") { $0.englishOrdinal($1, from: $2) },
            .init("decade", .words) { $0.englishDecade($1, from: $2) },
            .init("day-and-month") { $0.englishDayMonth($1, from: $2) },
            .init("era", .words) { $0.englishEra($1, from: $2) },
            .init("house", .words) { $0.englishHouse($1, from: $2) },
            .init("attribute") { $0.englishAttribute($1, from: $2) },
            .init("multiple") { $0.englishMultiple($1, from: $2) },
            .init("height") { $0.latinHeight($1, from: $2) },
            .init("hyphened-amount") { $0.englishHyphened($1, from: $2) },
            .init("temperature") { $0.englishTemperature($1, from: $2) },
            .init("suspended", .words) { $0.englishSuspended($1, from: $2) },
            .init("paragraph") { $0.englishParagraph($1, from: $2) },
            .init("hundreds", .words) { $0.englishHundreds($1, from: $2) },
            .init("share") { $0.englishShare($1, from: $2) },
        ] + western + [
            .init("times") { $0.englishTimes($1, from: $2) }
        ]
}
