import SpokenLocaleData
import SpokenModel

/// How often, and how many times more: «2 р/день», «1 р. в 3 мес.», «в 3 р. быстрее». None of them is a price.
extension Classifier {
    /// «2 р.», «3 раза»: whether times, how often a day, begin behind spaces.
    func startsTimes(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let (value, count) = text.digits(start)
        return count == 1 && value > 0 && text.has("р", at: text.skipSpaces(start + 1))
    }

    /// «по 1 таблетке 2 р/день»: so many times, not roubles.
    func timesADay(_ number: ScannedNumber, from start: Int) -> Reading? {
        let place = text.skipSpaces(number.end)
        guard text.has("р", at: place), (1...6).contains(number.integer), !number.hasFraction, !number.isNegative
        else { return nil }
        let isWritten = text.has("раз", at: place)
        let mark = isWritten ? text.wordEnd(place) : text[place + 2] == 0x2E ? place + 3 : place + 2
        guard isWritten || text.letterLength(mark) == 0 else { return nil }
        // «3 раза/день»; «3 раза в день» is said so already.
        if isWritten, text[mark] != 0x2F || mark - place > 8 { return nil }
        let words = number.endsInFew ? " раза" : " раз"
        guard let (tail, end) = text[mark] == 0x2F ? perTime(mark + 1) : inTime(mark) ?? timesMore(mark, from: start)
        else { return nil }
        return .likely(
            start, end,
            .joined([
                .quantity(.cardinal(number.value), governedCase(before: start, of: number)), .words(words + tail),
            ]), .measure)
    }

    /// «/день», «/сут», «/д».
    private func perTime(_ place: Int) -> (words: String, end: Int)? {
        if let (unit, end) = perSpelling(place), vocabulary.category(of: unit) == .duration,
            let per = vocabulary.per(unit)
        {
            return (" " + per, end)
        }
        guard text.has("д", at: place), text.letterLength(place + 2) == 0 else { return nil }
        return (" в день", text[place + 2] == 0x2E && !text.isSentenceEnd(place + 3) ? place + 3 : place + 2)
    }

    /// «в день», «в д.», «в 3 мес.» behind the number of times: what is said so already stays for the next reading.
    private func inTime(_ place: Int) -> (words: String, end: Int)? {
        let (joint, next) = wordAfter(place)
        guard joint == "в" else { return nil }
        let digits = text.skipSpaces(next)
        if text.isDigit(digits) {
            guard let (meaning, _) = spelling(text.scanNumber(digits, syntax).end),
                case .unit(let unit) = meaning, vocabulary.category(of: unit) == .duration
            else { return nil }
            return ("", place)
        }
        let (period, last) = wordAfter(next)
        guard Self.periods.contains(period) else { return nil }
        // «2 р. в д.»
        guard period == "д", text[last] == 0x2E else { return ("", place) }
        return (" в день", text.isSentenceEnd(last + 1) ? last : last + 1)
    }

    /// «в 3 р. быстрее».
    private func timesMore(_ place: Int, from start: Int) -> (words: String, end: Int)? {
        guard text[place - 1] == 0x2E, wordBefore(start) == "в" else { return nil }
        let next = loweredAfter(place)
        guard next.ends(with: "е"), vocabulary.governors[next] == .governs(.genitive) else { return nil }
        return ("", place)
    }

    private static let periods: WordSet = ["день", "сутки", "неделю", "нед", "д", "сут", "месяц", "мес", "год"]
}
