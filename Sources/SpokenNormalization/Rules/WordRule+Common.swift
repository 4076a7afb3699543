extension WordRule {
    /// «т. е.», «ул.»
    static let abbreviation = WordRule("abbreviation", at: .abbreviation) { $0.abbreviation($1, $2) }

    /// "etc.", «C/»
    static let western = [often, westernAbbreviation]

    /// "3 times/day"
    static let often = WordRule("often", next: 0x2F) { classifier, place, _ in classifier.latinOften(place) }

    private static let westernAbbreviation = WordRule("abbreviation") { classifier, place, _ in
        classifier.latinAbbreviation(place)
    }
}
