extension WordRule {
    /// «т. е.», «ул.»
    static let abbreviation = WordRule("abbreviation", at: .abbreviation) { $0.abbreviation($1, $2) }
}
