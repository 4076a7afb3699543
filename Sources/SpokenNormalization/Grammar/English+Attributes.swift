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
        /// "two", "1": what is counted must follow, "two 5 lb weights", "1 29 oz can".
        case count
    }

    /// "40 GB drive", "5 cm pieces", "a 10 lb turkey", "2 (8 oz) packages": a unit before the noun that it tells of has no
    /// plural. A length, a speed or so many data are always of something; of what is weighed or poured only a word before
    /// or behind tells: "10 oz steak", but "100 g butter".
    func isAttribute(of meaning: SpellingTable.Meaning, _ start: Int, _ end: Int) -> Bool {
        let site = attributeSite(start, end)
        if text.spaceLength(site.end) > 0, isHeadAhead(site.end) { return true }
        if vocabulary.isAttribute(meaning), isToldNounAhead(site.end) { return true }
        return isAttributive(start, end)
    }

    /// Where the amount ends that a noun is looked for behind: "7 inch (18 cm) pan" has two amounts of one noun, and the
    /// compound in "$2 million, two-year contract" stands between.
    private func attributeSite(_ start: Int, _ end: Int) -> (start: Int, end: Int) {
        // "(18 cm)" in "7 inch (18 cm) pan"
        if text[start - 1] == 0x28, text[end] == 0x29 {
            let unit = text.skipSpacesBack(start - 1)
            let number = numberStart(before: text[unit - 1] == 0x22 ? unit - 1 : text.wordStart(unit))
            return number < unit && text.isDigit(number) ? (number, end + 1) : (start, end)
        }
        let next = text.skipSpaces(end)
        // "7 inch (18 cm) pan"
        if text[next] == 0x28, text.isDigit(next + 1) || text[next + 1] == 0x24 {
            var close = next + 1
            while close < text.end, close - next < 16, text[close] != 0x29, text[close] >= 0x20 { close += 1 }
            if text[close] == 0x29 { return (start, close + 1) }
        }
        // "$2 million, two-year contract", "$2 million, 10-year contract"
        if text[end] == 0x2C, next == end {
            let length = text.skipSpaces(end + 1)
            let compound = text.isDigit(length) ? length + text.digits(length).count : text.wordEnd(length)
            if text[compound] == 0x2D, text.letterLength(compound + 1) > 0 {
                return (start, text.wordEnd(compound + 1))
            }
        }
        return (start, end)
    }

    /// Whether the word behind an amount can only be what the amount tells of: no verb, adverb or preposition.
    func isToldNounAhead(_ end: Int, reach: Int = 8) -> Bool {
        guard reach > 0 else { return false }
        let next = text.skipSpaces(end)
        guard next > end, text.letterLength(next) > 0 else { return false }
        let (noun, last) = loweredWord(end)
        // "50 mm f/1.8"
        if noun == "f" { return text[last] == 0x2F || text.isDigit(text.skipSpaces(last)) }
        if latin.has(noun, .head), !latin.has(noun, .substance) { return true }
        guard last - next > 1, text[last] != 0x27, !text.has("’", at: last), !latin.has(noun, .function),
            !latin.has(noun, .linking)
        else { return false }
        // "16 GB RAM", "12 V DC", but "12 V DC motor"
        if latin.has(noun, .substance) { return isToldNounAhead(last, reach: reach - 1) }
        // "28 mm wide-angle lens", but "5 m wide"
        if latin.has(noun, .dimension) {
            return text[last] == 0x2D || isHeadAhead(last) || isHeadAhead(loweredWord(last).end)
        }
        // "67 mm polarized filter", but "5 GB downloaded in an hour" and "10 ft shed"
        let isThing = isThing(noun)
        let isAdjective =
            noun.ends(with: "ed") && !noun.ends(with: "eed") && last - next > 3 || noun.ends(with: "ible")
            || noun.ends(with: "able")
        if latin.has(noun, .shape) || isAdjective && !isThing {
            return isToldNounAhead(last, reach: reach - 1)
        }
        // "14 inches end to end", "(15.9 miles) SSE"
        if loweredAfter(last) == "to" || isCompassPoint(next, last) { return false }
        guard !latin.has(noun, .verb), !latin.has(noun, .direction), !latin.has(noun, .comparative),
            !latin.isUnitName(noun),
            !latin.quarters.contains(word(next, last)), latin.magnitudes[noun] == nil,
            latin.weekdays[noun] == nil || noun == "sat", latin.months[noun] == nil
        else { return false }
        // "3 m ceiling"
        return isThing || !["ly", "ing", "ward", "wards"].contains { noun.ends(with: $0) }
    }

    /// "N", "SSE"
    private func isCompassPoint(_ start: Int, _ end: Int) -> Bool {
        end - start <= 3 && bytes[start..<end].allSatisfy { [0x4E, 0x45, 0x53, 0x57].contains($0) }
    }

    /// "a $5 late fee", "NASA's $10 billion telescope", "two 5 lb weights": behind a determiner or a count an amount stands
    /// in the singular before its noun, but not in "the $5 is yours", "the 5 kg of rice".
    func isAttributive(_ amount: Int, _ last: Int) -> Bool {
        let (start, end) = attributeSite(amount, last)
        guard start > 1, text.spaceLength(end) > 0, profile.has(.english) else { return false }
        let next = text.skipSpaces(end)
        guard text.letterLength(next) > 0, let determiner = determiner(before: start) else { return false }
        let (noun, last) = loweredWord(end)
        if noun == "f", text[last] == 0x2F { return true }
        guard last - next > 1 || text.isUpper(next) && text.isDigit(last), text[last] != 0x27 || text[last + 1] == 0x20,
            !latin.has(noun, .function) || determiner == .article && latin.has(noun, .head),
            !latin.has(noun, .linking), !latin.isUnitName(noun) || latin.has(noun, .head)
        else { return false }
        if determiner == .article { return true }
        guard !latin.has(noun, .verb), !latin.has(noun, .dimension) else { return false }
        if determiner == .count { return isToldNounAhead(end) }
        // "the $10 million Lunar X Prize", "the 120 kg Greco-Roman event", but "the $5 Ann owes"
        if text.isUpper(next), determiner == .definite {
            let second = text.skipSpaces(last)
            return text[last] == 0x2D || second > last && (text.isUpper(second) || text.isDigit(second))
                || latin.has(loweredAfter(last), .price)
        }
        if text.isUpper(next) { return determiner == .name }
        // "the company's $11 billion accounting scandal"
        if isPriceAhead(start, end) { return true }
        return isThing(noun) || !["s", "ed", "ing", "ly"].contains { noun.ends(with: $0) }
    }

    /// "shed", "ceiling", "compass": one thing that can be touched, so that its ending is none of a verb or a plural.
    private func isThing(_ noun: Word) -> Bool {
        vocabulary.isPlural(noun) == false
            && !vocabulary.classes(of: noun).isDisjoint(with: [.building, .food, .body, .clothing, .goods, .animal])
    }

    /// "fee", "homes", "Stem Cell Measure", "hedge book liability": money before a phrase that ends in what money tells of.
    func isPriceAhead(_ start: Int, _ place: Int) -> Bool {
        var end = attributeSite(start, place).end
        for index in 0..<4 {
            let next = text.skipSpaces(end)
            guard next > end, text.letterLength(next) > 0 else { return false }
            let (noun, last) = loweredWord(end)
            if latin.has(noun, .price) || noun.ends(with: "s") && latin.has(noun.dropLast(), .price) {
                return true
            }
            // Behind a capital the phrase is a name: "a Boeing order".
            let isCountry = text.isUpper(next) && text.isUpper(next + 1)
            guard isCountry || !latin.has(noun, .function), !latin.has(noun, .linking), !latin.has(noun, .verb),
                !noun.ends(with: "ly"), index > 0 || !noun.ends(with: "ed"), text[last] != 0x27
            else { return false }
            end = last
            // "eco-bill"
            if text[end] == 0x2D, text.letterLength(end + 1) > 0 {
                let second = text.wordEnd(end + 1)
                if latin.has(text.lowered(end + 1, second), .price) { return true }
                end = second
            }
        }
        return false
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
        if word == end { return isCount(before: end) ? .count : nil }
        if end - word == 1, text[word] == 0x73 { return isPossessive(word) ? .name : nil }
        switch text.lowered(word, end) {
        case "a", "an": return text[word - 1] == 0x2E || text[word - 1] == 0x27 ? nil : .article
        // "a new $100 million platform"
        case "new": return ["a", "an"].contains(wordBefore(word)) ? .article : nil
        case let word where latin.has(word, .quantifier): return .count
        case "the", "this", "that", "his", "her", "its", "my", "your", "our", "their": return .definite
        default: return nil
        }
    }

    /// "1 29 oz can": a small number by itself before an amount, at the beginning or behind a mark.
    private func isCount(before end: Int) -> Bool {
        let number = numberStart(before: end)
        let (value, count) = text.digits(number)
        let before = text.skipSpacesBack(number)
        return number + count == end && (1...2).contains(count) && value > 0 && value <= 24
            && (before == 0 || before < number && [0x2C, 0x28, 0x3B, 0x3A, 0x0A].contains(text[before - 1])
                || text[before] == 0x0A)
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
