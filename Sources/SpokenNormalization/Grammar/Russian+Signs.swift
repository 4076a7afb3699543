import SpokenLocaleData
import SpokenModel

/// The number sign before letters, and marks of cards: «№ Б-12», «Заказ #4512», «Карта …1234».
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

    /// «Заказ #4512»: behind a word for what has a number; anything else may be a tag.
    func russianHash(_ place: Int) -> Decision {
        let next = place + 1
        guard text.isDigit(next) || text.letterLength(next) > 0 else { return .skip(next) }
        guard text.isDigit(next), text.letterLength(text.digits(next).count + next) == 0, hasNumber(wordBefore(place)),
            let spoken = vocabulary.symbols["number"]
        else { return .skip(chunkEnd(place)) }
        return .reading(
            Reading(
                start: place, end: next, content: .words(spoken + " "), semioticClass: .symbol, confidence: .likely))
    }

    /// «Заказ N 45», «Школа N5».
    func latinNumberSign(_ place: Int, _ end: Int) -> Reading? {
        guard text[place] == 0x4E, let spoken = vocabulary.symbols["number"] else { return nil }
        // «NN 5 и 6», «в доме No. 31»
        let isShort = text.has("No", at: place) || text.has("NO", at: place)
        guard
            end == place + 1
                ? hasNumber(wordBefore(place)) || isBehindYear(place)
                : end == place + 2 && (isShort || text[place + 1] == 0x4E)
        else { return nil }
        let last = isShort && text[end] == 0x2E ? end + 1 : end
        let digits = text.skipSpaces(last)
        guard text.isDigit(digits), text.letterLength(digits + text.digits(digits).count) == 0,
            end == place + 1 || digits > end
        else { return nil }
        let words = end > place + 1 && !isShort ? "номера" : spoken
        return Reading(
            start: place, end: last, content: .words(digits == last ? words + " " : words), semioticClass: .symbol,
            confidence: .likely)
    }

    /// «от 12.05.2014 N 214», «от 1 марта 2019 г. N 12»: the number of a document behind its date.
    private func isBehindYear(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        guard end < place else { return false }
        if text[end - 1] == 0x2E { end -= 1 }
        let noun = text.wordStart(end)
        if ["г", "года"].contains(text.lowered(noun, end)) { end = text.skipSpacesBack(noun) }
        guard end > 3, text.isDigit(end - 1), !text.isDigit(end - 5) else { return false }
        let (year, count) = text.digits(end - 4)
        return count == 4 && (1700...2099).contains(year)
    }

    private func hasNumber(_ noun: Word) -> Bool {
        !noun.isEmpty
            && (vocabulary.codeNouns[noun] != nil || vocabulary.russian.numberedNouns.contains(noun)
                || !vocabulary.classes(of: noun).isDisjoint(with: Self.numbered))
    }

    private static let numbered: WordClasses = [
        .numbered, .building, .code, .step, .document,
    ]

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
