extension NumberRule {
    /// What Spanish writes.
    static let spanish: [NumberRule] =
        [
            .init("angle") { $0.latinAngle($1, from: $2) },
            .init("group") { $0.spanishGroup($1, from: $2) },
            .init("height") { $0.latinHeight($1, from: $2) },
            .init("viscosity") { $0.latinViscosity($1, from: $2) },
            .init("season") { $0.latinSeason($1, from: $2) },
        ] + western + [
            .init("compound", .words) { $0.latinCompound($1, from: $2) },
            .init("count", .words) { $0.spanishCount($1, from: $2) },
        ]
}
