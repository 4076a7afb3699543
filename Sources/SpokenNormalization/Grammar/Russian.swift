import SpokenModel

/// What only Russian writes, in the order in which it is looked for.
extension Classifier {
    func russianDigits(_ place: Int) -> Decision? {
        nil
    }

    func russianNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        year(number, from: start) ?? dayAndMonth(number, from: start) ?? firstDay(number)
            ?? suffixed(number, from: start) ?? house(number, from: start)
    }

    func russianWord(_ place: Int, _ end: Int) -> Reading? {
        if end - place <= 2, let reading = hours(place, end) { return reading }
        if end - place == 4, let reading = weekdays(place, end) { return reading }
        return century(place, end) ?? lookAlike(place, end)
    }
}
