extension WordRule {
    /// What English writes.
    static let english: [WordRule] = [
        .init("per-word", 3...3, initial: 0x70) { $0.latinPerWord($1, $2) },
        .init("prefixed-money", 0...TextView.longestWord, .capital) { $0.latinPrefixedMoney($1, $2) },
    ]
}
