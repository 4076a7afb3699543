extension WordRule {
    /// «т. е.», «ул.»
    static let abbreviation = WordRule("abbreviation", at: .abbreviation) { $0.abbreviation($1, $2) }

    /// "etc.", «C/»
    static let western = [
        // "3 times/day"
        WordRule("often", next: 0x2F) { classifier, place, _ in classifier.latinOften(place) },
        westernAbbreviation,
    ]

    private static let westernAbbreviation = WordRule("abbreviation") { classifier, place, _ in
        classifier.latinAbbreviation(place)
    }
}
