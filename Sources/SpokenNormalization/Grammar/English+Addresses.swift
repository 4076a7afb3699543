import SpokenModel

/// Streets ahead, and units before nouns in English.
extension Classifier {
    /// "12 V battery", "6.1 in display", "5 min walk": a unit before the noun that it tells of has no plural.
    func englishAttribute(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, let (meaning, end) = spelling(number.end), case .unit(let unit) = meaning,
            ![.percent, .celsius, .fahrenheit].contains(unit), let noun = vocabulary.noun(meaning, isPlural: false),
            isBracketed(start, end) || isAttribute(of: meaning, start, end)
        else { return nil }
        let value: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: end, content: value.appending(" " + noun), semioticClass: .measure, confidence: .likely)
    }

    /// "2 (8 oz) packages": an amount in brackets between a number and what it counts.
    private func isBracketed(_ start: Int, _ end: Int) -> Bool {
        guard text[start - 1] == 0x28, text[end] == 0x29 else { return false }
        let before = text.skipSpacesBack(start - 1)
        let next = text.skipSpaces(end + 1)
        return text.isDigit(before - 1) && next > end + 1 && text.letterLength(next) > 0 && !text.isUpper(next)
            && !latin.has(wordAfter(end + 1).text, .function)
    }

    /// "jack", "round pan": a noun that a unit before it tells of, with a word for its shape.
    func isHeadAhead(_ end: Int) -> Bool {
        let (noun, last) = wordAfter(end)
        if latin.has(noun, .head) { return true }
        // "3,500 lb towing capacity"
        return (latin.has(noun, .shape) || noun.byteCount > 5 && noun.ends(with: "ing"))
            && latin.has(wordAfter(last).text, .head)
    }

    /// "6 x 330 ml": so many of something, not a length by a width.
    func englishMultiple(_ number: ScannedNumber, from start: Int) -> Reading? {
        let sign = text.skipSpaces(number.end)
        let length = text[sign] == 0x78 ? 1 : text.has("×", at: sign) ? 2 : 0
        let next = text.skipSpaces(sign + length)
        // "4 x $12.25"
        if length > 0, next > sign + length, text[next] == 0x24, case .reading(let money) = prefixedMoney(next),
            money.semioticClass == .money, !number.isNegative
        {
            return Reading(
                start: start, end: money.end,
                content: .joined([
                    .quantity(.cardinal(number.value), .nominative), .words(separator("times")), money.content,
                ]), semioticClass: .money, confidence: .likely)
        }
        guard length > 0, text.isDigit(next), !number.isNegative else { return nil }
        let second = text.scanNumber(next, syntax)
        guard second.fits, !second.isChain, let (amount, last, _) = quantity(second),
            case .measure(let measure) = amount,
            [
                .milliliter, .liter, .centiliter, .gram, .kilogram, .milligram, .ounce, .fluidOunce, .pound, .gigabyte,
                .megabyte, .terabyte,
            ].contains(measure.unit)
        else { return nil }
        // "2 x 8 GB modules"
        let attribute = englishAttribute(second, from: next)
        let (each, end) = (attribute?.content ?? .quantity(amount, .nominative), attribute?.end ?? last)
        let value: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
        // "1 x 500 ml": once is no times.
        let joint = separator(number.integer == 1 ? "ratio" : "times")
        return Reading(
            start: start, end: end,
            content: .joined([value, .words(joint), each]), semioticClass: .measure, confidence: .likely)
    }

    /// The unit behind a hyphen at a place: "-lb".
    func hyphenedUnit(_ hyphen: Int) -> (noun: String, end: Int)? {
        guard profile.has(.english), text[hyphen] == 0x2D, text.letterLength(hyphen + 1) == 1,
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: hyphen + 1), match.length >= 2,
            case .unit(let unit) = match.meaning, !Self.words.contains(unit),
            let noun = vocabulary.noun(match.meaning, isPlural: false)
        else { return nil }
        let end = hyphen + 1 + match.length
        let written = text.exact(hyphen + 1, end)
        let next = text.skipSpaces(end)
        guard text.letterLength(end) == 0, !text.isDigit(end), text[end] != 0x2D, text[end] != 0x2F,
            !latin.isUnitName(written), latin.licences[written] != .never,
            written != "in" || latin.has(wordAfter(end).text, .head),
            next == end || text.letterLength(next) > 0
        else { return nil }
        return (noun.split(separator: " ").joined(separator: "-"), end)
    }

    /// Units whose spellings are other words behind a hyphen: "5-a-day", "2-pt conversion".
    private static let words: Set<MeasureUnit> = [.are, .pint, .acre, .carat, .petabyte, .typographicPoint]
}
