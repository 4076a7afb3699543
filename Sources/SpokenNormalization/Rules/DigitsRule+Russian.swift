extension DigitsRule {
    /// What only Russian writes.
    static let russian: [DigitsRule] = [
        .init("prime-pace") { .found($0.primePace($1)) },
        .init("pointed-card") { $0.pointedCard($1) },
        .pace,
        .init("scale") { $0.scale($1) },
        .init("pointed-price") { .found($0.pointedPrice($1)) },
        .init("lap-time", [.joined, .words]) { .found($0.lapTime($1)) },
        .init("meridiem", []) { $0.russianMeridiem($1) },
        .init("clock-time") { $0.russianTime($1) },
        .init("short-date") { $0.russianShortDate($1) },
        .init("month-and-year") { $0.monthAndYear($1) },
        .init("joined-date") { $0.joinedDate($1) },
    ]
}
