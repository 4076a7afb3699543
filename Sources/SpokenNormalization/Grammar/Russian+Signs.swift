import SpokenLocaleData
import SpokenModel

/// The number sign before letters, and marks of cards: «№ Б-12», «Карта ...1234».
extension Classifier {
    /// Whether what follows a number sign is numbered too: «А-125», a placeholder, or a number behind a colon.
    func isNumberedMark(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        if text[place] == 0x3A {
            let number = text.skipSpaces(place + 1)
            return number > place + 1 && text.isDigit(number)
        }
        if text[next] == 0x25 {
            return text[next + 1] == 0x40 || text.letterLength(next + 1) == 1 || text.isDigit(next + 1)
        }
        guard text.isUpper(next) else { return false }
        var end = next
        while end < next + 6, text.isUpper(end) { end += text.letterLength(end) }
        if text[end] == 0x2D { end += 1 }
        return text.isDigit(end)
    }

    /// «Карта ...1234»: points that stand for the other digits, read where the four begin.
    func pointedCard(_ place: Int) -> Decision? {
        guard place > 3, text[place - 1] == 0x2E, text[place - 2] == 0x2E, text[place - 3] == 0x2E,
            vocabulary.codeNouns[wordBefore(place - 3)] != nil
        else { return nil }
        return maskedDigits(place - 3, mark: 1)
    }

    /// «Код получения 4512», «Ваш код — 5512»: behind a word whose number is a secret.
    func isBehindSecret(_ start: Int) -> Bool {
        var end = text.skipSpacesBack(start)
        let dash = text.previousScalar(end)
        if text.dashLength(dash) == end - dash, text.dashLength(dash) > 0 {
            end = text.skipSpacesBack(dash)
            guard end < dash else { return false }
        }
        let last = text.wordStart(end)
        if let digits = vocabulary.codeNouns[text.lowered(last, end)] { return digits <= 4 }
        // «код подтверждения»
        let noun = text.lowered(last, end)
        guard noun.byteCount > 8, noun.ends(with: "я") || noun.ends(with: "и") || noun.ends(with: "а"),
            !noun.ends(with: "ли"), !noun.ends(with: "ла"), let digits = vocabulary.codeNouns[wordBefore(last)]
        else { return false }
        return digits <= 4
    }
}
