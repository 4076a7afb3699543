extension DigitsRule {
    /// What English writes.
    static let english: [DigitsRule] = [
        .init("part-of-code") { $0.partOfCode($1) },
        .init("number-address") { $0.latinNumberAddress($1) },
        .init("grouped-code") { $0.latinGroupedCode($1) },
    ]
}
