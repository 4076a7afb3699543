import SpokenLocaleData
import SpokenModel

/// Short forms and notations that only Spanish has: «1.º > 2.º», «1 kilo y 1/2».
extension Classifier {
    /// «1.º > 2.º», «18/8 > 1ª Pamplona», «Etapa 3 > 150 km»: a sign between parts of a list rather than of a comparison.
    func isStageList(_ place: Int, _ next: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        if text.has("º", at: before - 2) || text.has("ª", at: before - 2) { return true }
        let number = numberStart(before: before)
        if number < before, text[number - 1] == 0x2F || latin.has(nounBefore(number), .numbered) { return true }
        guard text.isDigit(next) else { return false }
        let mark = text.scanNumber(next, syntax).end
        let ordinal = text[mark] == 0x2E ? mark + 1 : mark
        return text.has("º", at: ordinal) || text.has("ª", at: ordinal)
    }

    /// «1 kilo y 1/2»: in words half of what stands before it.
    func halfOfNoun(_ start: Int, _ end: Int) -> Reading? {
        guard wordBefore(start) == "y", text.spaceLength(end) == 0 || wordAfter(end).text == "de" else { return nil }
        let joint = wordStartBefore(start)
        let noun = wordStartBefore(joint)
        guard noun < joint, isNoun(noun, text.wordEnd(noun)), text.isDigit(text.skipSpacesBack(noun) - 1) else {
            return nil
        }
        return Reading(
            start: start, end: end,
            content: .words(spanishGender(of: text.exact(noun, text.wordEnd(noun))) == .feminine ? "media" : "medio"),
            semioticClass: .fraction, confidence: .likely)
    }
}
