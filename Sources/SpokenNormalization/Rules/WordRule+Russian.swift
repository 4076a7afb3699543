extension WordRule {
    /// What only Russian writes.
    static let russian: [WordRule] = [
        .init("label-unit", at: .spelling) { classifier, place, _ in
            classifier.isLabelPlace(place) ? classifier.labelUnit(place) : nil
        },
        .init("trailing-adjective", 0...10, next: 0x2E, at: .marked) { $0.trailingAdjective($1, $2) },
        .init("hours", 2...2, at: .words(["с", "в"])) { $0.hours($1, $2) },
        .init("working-days", 6...6, at: .marked) { classifier, place, _ in classifier.workingDays(place) },
        .init("weekdays", 4...4, at: .weekday) { $0.weekdays($1, $2) },
        .init("unit-without-number", 0...4, at: .words(["за", "в"])) { $0.unitWithoutNumber($1, $2) },
        .init("unit-behind-word", 0...8, at: .spelling) { $0.unitBehindWord($1, $2) },
        .init("short-month", 6...8, next: 0x2E, at: .marked) { $0.shortMonth($1, $2) },
        .init("roman-numeral", 0...TextView.longestWord, .capital, at: .marked) { classifier, place, _ in
            classifier.russianRoman(place)
        },
        .init("acronym", 0...TextView.longestWord, [.capital, .words], at: .marked) {
            !$0.isBehindTime($1, $2) ? $0.acronym($1, $2) : nil
        },
        .init("look-alike", at: .marked) { $0.lookAlike($1, $2) },
    ]
}
