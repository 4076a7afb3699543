extension DigitsRule {
    /// What all languages write alike.
    static let common = [clock] + timeless

    static let clock = DigitsRule("clock", by: .colon) { $0.classifyClock($1) }

    /// The same without times.
    static let timeless: [DigitsRule] = [
        .init("full-date", by: [.point, .dash, .slash]) { $0.classifyDate($1) },
        .init("telephone", by: [.digit, .dash, .opening, .closing, .point, .slash]) { $0.phone($1) },
    ]

    /// «5:30/км»
    static let pace = DigitsRule("pace", by: .colon) { .found($0.pace($1)) }
}
