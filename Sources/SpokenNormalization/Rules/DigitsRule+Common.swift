extension DigitsRule {
    /// What all languages write alike.
    static let common: [DigitsRule] = [
        .init("clock") { $0.classifyClock($1) },
        .init("full-date") { $0.classifyDate($1) },
        .init("telephone") { $0.phone($1) },
    ]

    /// «5:30/км»
    static let pace = DigitsRule("pace") { .found($0.pace($1)) }
}
