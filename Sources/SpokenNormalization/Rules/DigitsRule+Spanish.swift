extension DigitsRule {
    /// What Spanish writes.
    static let spanish: [DigitsRule] = [
        .pace,
        .init("part-of-code") { $0.partOfCode($1) },
        .init("number-address") { $0.latinNumberAddress($1) },
        .init("timestamp") { $0.latinTimestamp($1) },
        .init("card-number") { $0.latinCardNumber($1) },
        .init("grouped-code") { $0.latinGroupedCode($1) },
    ]
}
