extension WordRule {
    /// What English writes.
    static let english: [WordRule] = [
        .init("prefixed-money", 0...TextView.longestWord, .capital) { $0.latinPrefixedMoney($1, $2) }
    ]
}
