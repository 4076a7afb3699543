extension DigitsRule {
    /// What only Russian writes.
    static let russian: [DigitsRule] = [
        .init("pointed-card") { $0.pointedCard($1) },
        .pace,
        .init("scale", by: .colon) { $0.scale($1) },
        .init("pointed-price", by: [.point, .quote]) { .found($0.pointedPrice($1)) },
        .init("lap-time", [.joined, .words], by: .colon) { .found($0.lapTime($1)) },
        .init("result-time", [.joined, .words], by: .colon) { .found($0.resultTime($1)) },
        .init("timetable", [.joined, .words], by: .point, over: ["clock-time"]) { .found($0.timetable($1)) },
        .init("meridiem", [], by: [.colon, .letters("ap")], over: ["clock-time"]) { $0.russianMeridiem($1) },
        .init("clock-time", by: [.colon, .point, .dash]) { $0.russianTime($1) },
        .init("short-date", by: [.point, .dash, .slash]) { $0.russianShortDate($1) },
        .init("month-and-year", by: [.point, .slash]) { $0.monthAndYear($1) },
        .init("joined-date", by: .dash) { $0.joinedDate($1) },
    ]
}
