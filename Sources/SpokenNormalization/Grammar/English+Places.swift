import SpokenModel

/// Quarters of the wind behind it.
extension Classifier {
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
