import SpokenModel

/// Streets ahead, and units before nouns in English.
extension Classifier {
    /// Whether up to four words with a capital lead to the last word of a street's name.
    func isStreetAhead(_ place: Int) -> Bool {
        var start = text.skipSpaces(place)
        guard start > place else { return false }
        for index in 0..<5 {
            var end = text.wordEnd(start)
            if text.isDigit(start) {
                while text.isDigit(end) { end += 1 }
                end = text.wordEnd(end)
            } else {
                guard end > start, text.isUpper(start) || index > 0 else { return false }
                if index > 0, latin.has(text.lowered(start, end), .street) { return true }
                guard text.isUpper(start) else { return false }
            }
            if text[end] == 0x2E { end += 1 }
            // "N.W."
            if text.isUpper(end), text[end + 1] == 0x2E { end += 2 }
            let next = text.skipSpaces(end)
            guard next > end else { return false }
            start = next
        }
        return false
    }

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

    /// "2x faster", "4.4x": in words "two times faster", "four point four x".
    func englishTimes(_ number: ScannedNumber, from start: Int) -> Reading? {
        let isSign = text[number.end] == 0xC3 && text.has("×", at: number.end)
        let end = number.end + (isSign ? 2 : 1)
        guard numbers == .words, isSign || text[number.end] == 0x78, text.letterLength(end) == 0, !text.isDigit(end),
            number.integerDigits <= 4, !isSign || latin.has(wordAfter(end).text, .comparative)
        else { return nil }
        let times = number.integer == 1 && !number.hasFraction ? " time" : " times"
        if text[end] == 0x2F {
            let noun = word(end + 1, text.wordEnd(end + 1))
            guard let per = latin.perWords[noun] else { return kept(start, chunkEnd(start)) }
            return Reading(
                start: start, end: text.wordEnd(end + 1), content: cardinal(number).appending(times + " " + per),
                semioticClass: .cardinal, confidence: .likely)
        }
        let isCompared = text.spaceLength(end) > 0 && latin.has(wordAfter(end).text, .comparative)
        return Reading(
            start: start, end: end, content: cardinal(number).appending(isCompared ? times : " x"),
            semioticClass: .cardinal, confidence: .likely)
    }

    /// "15-oz. can", "24-hr line", "20-lb bag": a short unit behind a hyphen, in the singular as before any noun.
    func englishHyphened(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2D, !number.isNegative, let unit = hyphenedUnit(number.end) else { return nil }
        let value: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: unit.end, content: value.appending("-" + unit.noun), semioticClass: .compound,
            confidence: .likely)
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
