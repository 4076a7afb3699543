extension NumberRule {
    /// What all languages write alike.
    static let common: [NumberRule] = [
        .init("dimensions") { $0.dimensions($1, from: $2) },
        .init("amount-range") { $0.unitRange($1, from: $2) },
        .init("amount") { $0.amount($1, from: $2) },
        .init("fraction") { $0.fraction($1, from: $2) },
        .init("score") { $0.score($1, from: $2) },
    ]
}
