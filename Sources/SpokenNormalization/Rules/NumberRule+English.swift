extension NumberRule {
    /// What English writes.
    static let english: [NumberRule] =
        [
            .init("angle") { $0.latinAngle($1, from: $2) },
            .init("attribute") { $0.englishAttribute($1, from: $2) },
            .init("multiple") { $0.englishMultiple($1, from: $2) },
            .init("height") { $0.latinHeight($1, from: $2) },
            .init("hyphened-amount") { $0.englishHyphened($1, from: $2) },
            .init("temperature") { $0.englishTemperature($1, from: $2) },
        ] + western + [
            .init("times") { $0.englishTimes($1, from: $2) }
        ]
}
