extension DigitsRule {
    /// What all languages write alike.
    static let common: [DigitsRule] = [
        .init("clock", by: .colon) { $0.classifyClock($1) },
        .init("full-date", by: [.point, .dash, .slash]) { $0.classifyDate($1) },
        .init("telephone", by: [.digit, .dash, .opening, .closing, .point, .slash]) { $0.phone($1) },
    ]

    /// «5:30/км»
    static let pace = DigitsRule("pace", by: .colon) { .found($0.pace($1)) }
}
