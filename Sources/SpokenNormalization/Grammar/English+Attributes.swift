import SpokenLocaleData
import SpokenModel

/// What an article, a possessive or a pronoun before an amount tells: what follows is a noun, and the amount its attribute.
extension Classifier {
    private enum Determiner {
        /// "a", "an": a noun must follow.
        case article
        /// "the", "his": the amount may be what is meant, "the $5 is yours".
        case definite
        /// "NASA's"
        case name
    }

    /// "a $5 late fee", "NASA's $10 billion telescope", "a 10 lb turkey": behind a determiner a unit stands in the singular
    /// before its noun, but not in "the $5 is yours", "the 5 kg of rice".
    func isAttributive(_ start: Int, _ end: Int) -> Bool {
        guard start > 1, text.spaceLength(end) > 0, profile.has(.english) else { return false }
        let next = text.skipSpaces(end)
        guard text.letterLength(next) > 0, let determiner = determiner(before: start) else { return false }
        let (noun, last) = loweredWord(end)
        guard last - next > 1 || text.isUpper(next) && text.isDigit(last), text[last] != 0x27 || text[last + 1] == 0x20,
            !latin.has(noun, .function), !latin.has(noun, .linking), !latin.isUnitName(noun)
        else { return false }
        if determiner == .article { return true }
        guard !latin.has(noun, .verb), !latin.has(noun, .dimension) else { return false }
        // "the $10 million Lunar X Prize", but "the $5 Ann owes"
        if text.isUpper(next), determiner == .definite {
            let second = text.skipSpaces(last)
            return second > last && (text.isUpper(second) || text.isDigit(second))
                || latin.has(loweredAfter(last), .price)
        }
        if text.isUpper(next) { return determiner == .name }
        // "the company's $11 billion accounting scandal"
        if latin.has(loweredAfter(last), .price) { return true }
        return !["s", "ed", "ing", "ly"].contains { noun.ends(with: $0) }
    }

    private func determiner(before start: Int) -> Determiner? {
        var end = text.skipSpacesBack(start)
        guard end < start, end > 0 else { return nil }
        // "a five-year, $100 million effort"
        if text[end - 1] == 0x2C, text[text.wordStart(end - 1) - 1] == 0x2D {
            end = text.skipSpacesBack(wordStartBefore(end - 1))
            guard let article = ["a", "an"].first(where: { $0 == wordBefore(end + 1) }) else { return nil }
            return article.isEmpty ? nil : .article
        }
        let word = text.wordStart(end)
        if end - word == 1, text[word] == 0x73 { return isPossessive(word) ? .name : nil }
        switch text.lowered(word, end) {
        case "a", "an": return text[word - 1] == 0x2E || text[word - 1] == 0x27 ? nil : .article
        // "a new $100 million platform"
        case "new": return ["a", "an"].contains(wordBefore(word)) ? .article : nil
        case "the", "this", "that", "his", "her", "its", "my", "your", "our", "their": return .definite
        default: return nil
        }
    }

    /// "NASA's", "Apple’s", but "It's", "That's".
    private func isPossessive(_ letter: Int) -> Bool {
        let mark = text[letter - 1] == 0x27 ? letter - 1 : text.has("’", at: letter - 3) ? letter - 3 : letter
        let name = text.wordStart(mark)
        guard mark < letter, mark - name > 1, text.isUpper(name) || mark - name > 4 else { return false }
        let owner = text.lowered(name, mark)
        return !latin.has(owner, .function) && !latin.has(owner, .linking) && !latin.has(owner, .verb)
    }

    /// "5 dollar", "10 billion dollar", "389 dollar and 12 cent": money before the noun that it tells of.
    func attributiveMoney(_ money: Money) -> [Reading.Content]? {
        guard money.per == nil, money.amount.integer > 0,
            let name = vocabulary.noun(.currency(money.currency), isPlural: false)
        else { return nil }
        if let magnitude = money.magnitude {
            return [.quantity(.magnitude(money.amount, magnitude), .nominative), .words(" " + name)]
        }
        let whole = DecimalNumber(
            uncheckedInteger: money.amount.integer, fraction: 0, fractionDigits: 0, isNegative: money.amount.isNegative)
        let parts: [Reading.Content] = [.quantity(.cardinal(whole), .nominative), .words(" " + name)]
        guard money.amount.fraction > 0 else { return parts }
        guard money.amount.fractionDigits == 2,
            let small = vocabulary.noun(.minorUnit(money.currency), isPlural: false)
        else { return nil }
        return parts + [
            .words(separator("and")),
            .quantity(.cardinal(DecimalNumber(exactly: money.amount.fraction) ?? 0), .nominative),
            .words(" " + small),
        ]
    }
}
