import SpokenModel

/// States, quarters of cities and of the wind in English.
extension Classifier {
    /// "Austin, TX 78701", "Dallas, TX"
    func englishState(_ place: Int, _ end: Int) -> Reading? {
        guard end - place == 2, text.isUpper(place), text.isUpper(place + 1), text[end] != 0x2D, text[end] != 0x26,
            let state = latin.states[word(place, end)]
        else { return nil }
        var before = text.skipSpacesBack(place)
        guard before < place else { return nil }
        let hasComma = text[before - 1] == 0x2C
        if hasComma { before -= 1 }
        let city = text.wordStart(before)
        // A line of capitals has no codes among its words.
        guard city < before, text.isUpper(city), before - city > 2, !text.isUpper(city + 1) else { return nil }
        let next = text.skipSpaces(end)
        let isBeforeCode = next > end && text.digits(next).count == 5 && text.letterLength(next + 5) == 0
        let isClosed =
            text.isLineEnd(end) || [0x2C, 0x2E, 0x3B, 0x29].contains(text[end]) || text.has(" (", at: end)
            || ["and", "or", "to", "in", "on", "at", "by", "for", "from", "with"].contains(wordAfter(end).text)
        guard isBeforeCode || hasComma && state.isAlone && isClosed else { return nil }
        return Reading(
            start: place, end: end, content: .words(state.name), semioticClass: .address, confidence: .likely)
    }

    /// "Wind: NW 10 mph"
    func englishCompass(_ place: Int, _ end: Int) -> Reading? {
        guard end - place <= 2, text.isUpper(place), end - place == 1 || text.isUpper(place + 1),
            let name = latin.directions[word(place, end)], text[end] != 0x2D, text[end] != 0x26
        else { return nil }
        return windDirection(place, end, name)
    }

    /// "Wind: NW 10 mph", «viento del NO, 15 km/h»
    func windDirection(_ place: Int, _ end: Int, _ name: String) -> Reading? {
        var before = text.skipSpacesBack(place)
        if text[before - 1] == 0x3A { before -= 1 }
        var noun = text.lowered(text.wordStart(before), before)
        if ["del", "de", "from", "the"].contains(noun) {
            before = text.skipSpacesBack(text.wordStart(before))
            noun = text.lowered(text.wordStart(before), before)
        }
        guard latin.has(noun, .wind), text.letterLength(end) == 0 else { return nil }
        return Reading(
            start: place, end: end, content: .words(name), semioticClass: .abbreviation, confidence: .likely)
    }
}
