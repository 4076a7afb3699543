extension WordRule {
    /// What Spanish writes.
    static let spanish: [WordRule] = [
        .init("month-first", 3...12, .dated) { $0.spanishMonthFirst($1, $2) },
        .init("weekday", 3...12, .dated) { $0.latinWeekday($1, $2) },
        .init("scaled-unit", 0...4) { classifier, place, _ in
            classifier.text[place - 1] == 0x20 ? classifier.spanishScaledUnit(place) : nil
        },
        .init("rate", next: 0x2F) { $0.spanishPerWord($1, $2) },
        .init("per-word", 3...3, initial: 0x70) { $0.latinPerWord($1, $2) },
        .init("week-letters", 1...1) { classifier, place, _ in classifier.spanishWeekLetters(place) },
        .init("wind-direction", 0...2, .capital) { $0.spanishWind($1, $2) },
        .init("prefixed-money", 0...TextView.longestWord, .capital) { $0.latinPrefixedMoney($1, $2) },
        .init("roman-numeral", 0...TextView.longestWord, .capital) { $0.latinRoman($1, $2) },
    ]
}
