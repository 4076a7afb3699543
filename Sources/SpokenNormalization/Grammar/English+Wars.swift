import SpokenModel

/// The world wars by their letters.
extension Classifier {
    /// "WWII": "World War 2".
    func englishWorldWar(_ place: Int, _ end: Int) -> Reading? {
        guard text.has("WWI", at: place), let name = vocabulary.symbols["world-war"] else { return nil }
        let value = end - place == 4 && text[place + 3] == 0x49 ? 2 : 1
        guard end - place == 2 + value, text[end] != 0x2D, spelling(end) == nil else { return nil }
        return Reading(
            start: place, end: end, content: cardinal(value).prefixed(name + " "), semioticClass: .abbreviation,
            confidence: .likely)
    }
}
