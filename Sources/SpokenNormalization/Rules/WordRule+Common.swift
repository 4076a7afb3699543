extension WordRule {
    /// «т. е.», «ул.»
    static let abbreviation = WordRule("abbreviation") { $0.abbreviation($1, $2) }

    /// "etc.", «C/»
    static let westernAbbreviation = WordRule("abbreviation") { classifier, place, _ in
        classifier.latinAbbreviation(place)
    }
}
