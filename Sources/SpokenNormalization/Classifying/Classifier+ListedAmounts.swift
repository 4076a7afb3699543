import SpokenLocaleData
import SpokenModel

/// Amounts in a list, which share what governs the first of them.
extension Classifier {
    /// «на уровне 11 %, 10 % и 9 %», «о взыскании 500 руб. долга, 300 руб. пени»: an amount behind a comma is governed as the
    /// one of its kind before it, unless it goes on as a clause of its own.
    func caseOfListed(_ place: Int, _ number: ScannedNumber, _ reach: Int) -> GrammaticalCase? {
        let comma = text.skipSpacesBack(place) - 1
        guard reach > 0, profile.has(.russian), text[comma] == 0x2C else { return nil }
        if let told = caseOfListedNumber(comma, number, reach) { return told }
        guard let (kind, end) = kindOfAmount(number.end), let first = amountBefore(comma, of: kind) else { return nil }
        // «до 50 % машин, 30 % тракторов»: what is a limit of one is none of the other.
        let isNext = text[comma - 1] == 0x25 && text.skipSpaces(first.end) == comma - 1
        if !isNext, vocabulary.russian.contexts.has(wordBefore(first.start), .limit) {
            // «насчитывали более 6 млн солдат, 91 тыс. орудий»: the verb governs both.
            let limit = wordStartBefore(first.start)
            let governed = governedCase(
                before: limit, of: ScannedNumber(start: limit, end: limit), reach: reach - 1)
            return governed == .accusative && kind == .count && !isPredicated(end) ? governed : nil
        }
        let governed = governedCase(before: first.start, of: first, reach: reach - 1)
        if kind == .share { return governed == .nominative ? nil : governed }
        // «до 2019 года, 5 дней», «из 5 рублей, 3 рубля»: written in whole, both have a form of the genitive.
        let noun = text.skipSpaces(number.end)
        let isFit =
            !hasForm(noun, end, where: \.isNoun)
            || hasForm(noun, end) { $0.has(.genitive, number.endsInOne ? .singular : .plural) }
                && (kind != .time || loweredAfter(number.end) == loweredAfter(first.end))
        if governed == .accusative, number.endsInOne { return isPredicated(end) ? nil : governed }
        return governed == .genitive && isFit && !isPredicated(end) ? governed : nil
    }

    /// «в возрасте 2, 6, 8 и 10 лет»: a bare number of a list that shares the noun behind its last one.
    private func caseOfListedNumber(_ comma: Int, _ number: ScannedNumber, _ reach: Int) -> GrammaticalCase? {
        guard !number.hasFraction, let first = numberBefore(comma), text.isDigit(comma - 1),
            text.digits(first.start).count == comma - first.start
        else { return nil }
        let end = listEnd(number.end)
        let noun = text.skipSpaces(end)
        guard end > number.end || noun > end, hasForm(noun, text.wordEnd(noun), where: { $0.has(.genitive, .plural) })
        else { return nil }
        return governedCase(before: first.start, of: text.scanNumber(first.start, syntax), reach: reach - 1)
    }

    /// What an amount is of: amounts of one kind make a list.
    private enum AmountKind { case share, money, time, measure, count }

    private func kindOfAmount(_ end: Int) -> (AmountKind, end: Int)? {
        if let (meaning, last) = spelling(end) {
            switch meaning {
            case .magnitude: return kindOfAmount(last) ?? (.count, last)
            case .currency: return (.money, last)
            case .minorUnit: return nil
            case .unit(.percent): return (.share, last)
            case .unit(let unit): return (vocabulary.category(of: unit) == .duration ? .time : .measure, last)
            }
        }
        let (noun, last) = loweredWord(end)
        let classes = vocabulary.classes(of: noun)
        if classes.has(.currency) { return (.money, last) }
        return classes.has(.unit) ? (.measure, last) : classes.has(.time) ? (.time, last) : nil
    }

    /// Where the nearest amount of a kind begins, so many words before a place in its sentence.
    private func amountBefore(_ place: Int, of kind: AmountKind) -> ScannedNumber? {
        amountBefore(
            place, words: Self.longestListedAmount, start: { numberBefore($0).map { groupsBefore($0.start) } },
            where: { kindOfAmount($0.end)?.0 == kind })
    }

    private static let longestListedAmount = 12

    /// The start of a number whose last group of three digits begins at a place.
    private func groupsBefore(_ place: Int) -> Int {
        var start = place
        while text.digits(start).count == 3, text.skipSpacesBack(start) == start - 1, text.isDigit(start - 2),
            let before = numberBefore(start - 1), text.digits(before.start).count <= 3
        {
            start = before.start
        }
        return start
    }

    /// «300 руб. вернули»: whether one of the next words is a verb.
    func isPredicated(_ place: Int) -> Bool {
        var end = place
        for _ in 0..<4 {
            let (word, next) = loweredWord(end)
            guard !word.isEmpty else { return false }
            if word == "из" || !vocabulary.verbKinds(of: word).isDisjoint(with: [.past, .present]) { return true }
            end = next
        }
        return false
    }

    /// Where «тыс.», «млн» before a place begins.
    func magnitudeBefore(_ place: Int) -> Int? {
        let end = text.skipSpacesBack(place)
        let start = text.wordStart(text[end - 1] == 0x2E ? end - 1 : end)
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: start), case .magnitude = match.meaning,
            start + match.length == end
        else { return nil }
        return start
    }
}
