import SpokenModel

/// The sign of a number as English writes it: "Ref# 12345".
extension Classifier {
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
}
