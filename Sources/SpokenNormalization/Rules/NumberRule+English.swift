extension NumberRule {
    /// What English writes.
    static let english: [NumberRule] =
        [
            .init("attribute") { $0.englishAttribute($1, from: $2) },
            .init("multiple") { $0.englishMultiple($1, from: $2) },
        ] + western
}
