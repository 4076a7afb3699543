extension WordRule {
    /// What Spanish writes.
    static let spanish: [WordRule] = [
        .init("per-word", 3...3, initial: 0x70) { $0.latinPerWord($1, $2) },
        .init("prefixed-money", 0...TextView.longestWord, .capital) { $0.latinPrefixedMoney($1, $2) },
    ]
}
