import SpokenModel

/// Notations of names and numbers that only English has: "Smith v. Jones", "Ref# 12345", "Springfield, Ill."
extension Classifier {
    /// "Smith v. Jones": two names of a case in court.
    func englishVersus(_ place: Int, _ end: Int) -> Reading? {
        guard text[place] == 0x76, text[end] == 0x2E, let word = vocabulary.symbols["versus"] else { return nil }
        let before = text.skipSpacesBack(place)
        let name = text.wordStart(before)
        let next = text.skipSpaces(end + 1)
        guard before < place, before - name > 1, text.isUpper(name), next > end + 1, text.isUpper(next) else {
            return nil
        }
        return Reading(
            start: place, end: end + 1, content: .words(word), semioticClass: .abbreviation, confidence: .likely)
    }

    /// "Ref# 8841023", "Order # 33812", "Unit #3B": the sign of a number behind what is numbered.
    func englishHash(_ place: Int) -> Reading? {
        guard profile.has(.english), let number = vocabulary.symbols["number"] else { return nil }
        let before = text.skipSpacesBack(place)
        let next = text.skipSpaces(place + 1)
        let name = text.wordStart(before)
        guard before - name > 1, text.isDigit(next), latin.has(text.lowered(name, before), .hashed) else { return nil }
        let end = next + text.digits(next).count
        // "#3B", but "#3-in-1"
        let tail = text.isUpper(end) && text.letterLength(end + 1) == 0 ? end + 1 : end
        guard before == place || next > place + 1 || tail > end, text.letterLength(tail) == 0,
            text[tail] != 0x2D || text.isDigit(tail + 1), text[tail] != 0x5F
        else { return nil }
        return Reading(
            start: place, end: place + 1,
            content: .words((before == place ? " " : "") + number + (next == place + 1 ? " " : "")),
            semioticClass: .abbreviation)
    }

    /// "Springfield, Ill.", "Tampa, Fla.": the older short forms of states.
    func englishDottedState(_ place: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x2E, text.isUpper(place), !text.isUpper(place + 1),
            let state = latin.states[word(place, end)]
        else { return nil }
        let comma = text.skipSpacesBack(place) - 1
        let city = text.wordStart(comma)
        guard comma > 0, text[comma] == 0x2C, comma + 1 < place, comma - city > 2, text.isUpper(city),
            text.letterLength(end + 1) == 0
        else { return nil }
        return Reading(
            start: place, end: text.isSentenceEnd(end + 1) ? end : end + 1, content: .words(state.name),
            semioticClass: .address, confidence: .likely)
    }
}
