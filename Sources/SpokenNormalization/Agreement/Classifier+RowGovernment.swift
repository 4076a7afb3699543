import SpokenLocaleData
import SpokenModel

/// What governs the case of a place, as the tables and the lexicon of a language tell it.
extension Classifier {
    /// The cases that the words before a place govern, the likeliest first; nil where nothing governs.
    func rowGovernment(_ start: Int, _ book: RowBook) -> [GrammaticalCase]? {
        rowGovernment(start, of: amountAhead(start), book)
    }

    /// The number at a place; of what begins with no digit there are several.
    private func amountAhead(_ start: Int) -> ScannedNumber {
        if text.isDigit(start) { return text.scanNumber(start, syntax) }
        var several = ScannedNumber(start: start, end: start)
        several.integer = 5
        return several
    }

    /// So many numbers share what governs the first of them.
    private static let mostShared = 8

    /// - Parameter reach: so many places that share their governor are looked at.
    func rowGovernment(
        _ start: Int, of number: ScannedNumber, _ book: RowBook, _ reach: Int = mostShared
    ) -> [GrammaticalCase]? {
        guard reach > 0 else { return nil }
        if book.governsByLexicon, isCompared(start) { return [.genitive] }
        var place = start
        for _ in 0..<6 {
            var end = text.skipSpacesBack(place)
            if text[end - 1] == 0x2E, text.isLetterBefore(end - 1) { end -= 1 }
            guard end < place || place == start, text.isLetterBefore(end) else {
                if book.governsByLexicon, let shared = governmentOfList(place, number, book, reach) { return shared }
                // «№ 5, 7 і 9», «від 3, 4 або 5»: a comma hands on what governs the first of a list.
                // Where nouns stand between, each amount is one of its own: «до 75 лет, 13 мужчин».
                guard text.isDigit(place), text[end - 1] == 0x2C, !book.governsByLexicon || text.isDigit(end - 2),
                    let before = numberBeforeJoint(end - 1)
                else { return nil }
                place = before
                continue
            }
            let word = text.wordStart(end)
            let told = book.government(text, word, end)
            // «п/о 150100», «140С 40»: no preposition.
            if told != nil, book.governsByLexicon, !mayGovern(word, end) { return nil }
            switch told {
            case .cases(let cases):
                if book.governsByLexicon, let told = exception(cases, word..<end, number) { return told }
                return cases
            case .transparent: place = word
            case .joint:
                guard let before = numberBeforeJoint(text.skipSpacesBack(word)) else {
                    return book.governsByLexicon ? governmentOfJoint(word, number, book, reach) : nil
                }
                if book.governsByLexicon {
                    // «более 20 репетиций и 1 концерт»: what shows another case begins anew.
                    let shared = rowGovernment(before, of: number, book, reach - 1)
                    return shared.flatMap { mayShare($0, number) ? $0 : nil }
                }
                place = before
            case .distributive:
                // «по 5 рублей», but «по улице»: what is not counted may be a place.
                if number.end == number.start, !number.endsInOne { return [.accusative, .dative] }
                return number.endsInOne ? [.dative] : [.accusative]
            case .age: return book.governsByLexicon && isAgeAhead(number) ? [.genitive] : nil
            case .price: return isPriced(number) ? [.genitive] : nil
            case nil: return book.governsByLexicon ? governmentByLexicon(word..<end, number, book, reach) : nil
            }
        }
        return nil
    }

    /// Where the number begins that stands before a conjunction, with at most one word behind it.
    private func numberBeforeJoint(_ end: Int) -> Int? {
        var end = end
        if text.isLetterBefore(end) { end = text.skipSpacesBack(text.wordStart(end)) }
        var start = end
        while start > 0, text.isDigit(start - 1) || [0x2C, 0x3A].contains(text[start - 1]) && text.isDigit(start),
            end - start < 24
        {
            start -= 1
        }
        guard start < end, text.isDigit(start) else { return nil }
        // «до 14 500 грн та 21 100 грн»: groups of three go with what stands before their spaces.
        for _ in 0..<Self.mostGroups where isGroupOfThree(start) {
            var first = text.skipSpacesBack(start)
            for _ in 0..<3 where text.isDigit(first - 1) { first -= 1 }
            guard !text.isDigit(first - 1) else { break }
            start = first
        }
        return start
    }

    /// No number has more.
    private static let mostGroups = 6

    /// Whether three digits stand at a place behind a space and other digits.
    private func isGroupOfThree(_ start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        return last < start && text.isDigit(last - 1) && (0..<3).allSatisfy { text.isDigit(start + $0) }
            && !text.isDigit(start + 3)
    }

    /// Whether a word that governs does so here: not behind a stroke or a digit, and no capital letter by itself.
    private func mayGovern(_ start: Int, _ end: Int) -> Bool {
        let sign = text[start - 1]
        if sign == 0x2F || text.isDigit(start - 1) || text.has("°", at: start - 2) { return false }
        guard end - start == text.scalarLength(start), text.isUpper(start) else { return true }
        let before = text.skipSpacesBack(start)
        return before == 0 || ![0x2C, 0x3B].contains(text[before - 1]) && !text.isLetterBefore(before)
    }

    /// Whether a sign that compares stands before a number: what is said for it governs the genitive. Behind another number it is
    /// none of its own: «€ 5 ≈ 540 ₽».
    func isCompared(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end > 0 else { return false }
        let isLong = text.has("≈", at: end - 3) || text.has("≤", at: end - 3) || text.has("≥", at: end - 3)
        guard isLong || [0x7E, 0x3C, 0x3E].contains(text[end - 1]) else { return false }
        return !text.isDigit(text.skipSpacesBack(isLong ? end - 3 : end - 1) - 1)
    }
}
