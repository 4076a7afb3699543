extension WordRule {
    /// What English writes.
    static let english: [WordRule] = [
        .init("week-letters", 0...2, .capital) { classifier, place, _ in classifier.englishWeekLetters(place) },
        .init("per-word", 3...3, initial: 0x70) { $0.latinPerWord($1, $2) },
        .init("noon", 4...8) { $2 - $1 == 4 || $2 - $1 == 8 ? $0.englishNoon($1, $2) : nil },
        .init("world-war", initial: 0x57) { $0.englishWorldWar($1, $2) },
        .init("prefixed-money", 0...TextView.longestWord, .capital) { $0.latinPrefixedMoney($1, $2) },
    ]
}
