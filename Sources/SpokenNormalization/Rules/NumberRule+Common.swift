extension NumberRule {
    /// What all languages write alike.
    static let common: [NumberRule] = [
        .init("dimensions", behind: [.times, .letters("xх")]) { $0.dimensions($1, from: $2) },
        .init("amount-range", behind: .dash) { $0.unitRange($1, from: $2) },
        .init("amount", behind: .all.subtracting([.end, .closing, .colon])) { $0.amount($1, from: $2) },
        .init("fraction", behind: .slash) { $0.fraction($1, from: $2) },
        .init("score", behind: .colon) { $0.score($1, from: $2) },
    ]
}
