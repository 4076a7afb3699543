import SpokenLocaleData
import SpokenModel

/// Fractions with a slash or one sign, by themselves and before units and nouns.
extension Classifier {
    /// «3 1/2 cups», «1½ h», «3/4 mi»
    func latinFraction(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isGrouped || numbers == .words,
            let written = fractionParts(number, from: start)
        else { return nil }
        var end = written.end
        // "th. 6/180°": two marks of an oven
        if text.has("°", at: end), written.upper > 0, written.lower >= 100 { return kept(start, chunkEnd(start)) }
        if profile.has(.english), text.has("th", at: end) || text.has("TH", at: end),
            text.letterLength(end + 2) == 0
        {
            end += 2
        }
        if let inches = fractionInches(written, from: start, end) ?? fractionHyphen(written, from: start, end) {
            return inches
        }
        guard numbers == .words else { return fractionDigits(written, from: start, end) }
        let (whole, upper, lower) = (written.whole, written.upper, written.lower)
        if let due = fractionDate(written, from: start, end) { return due }
        if isProgress(written, from: start, end) { return kept(start, end) }
        var content = Reading.Content.quantity(
            .fraction(whole: whole, numerator: upper, denominator: lower), .nominative)
        if number.isNegative, let minus = vocabulary.symbols["minus"] { content = content.prefixed(minus + " ") }
        let (noun, nounEnd) = wordAfter(end)
        let isFollowed = isFollowedByNoun(nounEnd)
        if profile.has(.english), whole == 0, latin.perWords[noun] != nil, text.spaceLength(end) > 0,
            !isFollowed
        {
            let isVowel = ["a", "e", "i", "o", "u"].contains(noun.prefix(1)) || noun == "hour"
            content = content.appending(isVowel ? " of an" : " of a")
        }
        if let (meaning, unitEnd) = spelling(end),
            let name = partOfUnit(
                meaning, isBeforeHead(unitEnd) ? 0 : whole,
                isFollowed: isBeforeHead(unitEnd) || isFollowedByNoun(unitEnd))
        {
            return Reading(
                start: start, end: unitEnd, content: content.appending(name), semioticClass: .measure)
        }
        if let sheet = fractionSides(content, from: start, end) { return sheet }
        // "3/8-inch bit"
        let isCompound = text[end] == 0x2D && text.letterLength(end + 1) > 0
        return Reading(
            start: start, end: end, content: content, semioticClass: isCompound ? .compound : .fraction,
            confidence: .likely)
    }

    /// `1/4" drive`, `2 1/2" thick`
    private func fractionInches(_ written: WrittenFraction, from start: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x22, text.letterLength(end + 1) == 0, !text.isDigit(end + 1), !text.isQuoted(start),
            let inch = vocabulary.noun(.unit(.inch), isPlural: false),
            let inches = vocabulary.noun(.unit(.inch), isPlural: true)
        else { return nil }
        let isOne = written.whole == 0 || isFollowedByNoun(end + 1)
        let value: Reading.Content =
            numbers == .digits
            ? .words(word(start, end))
            : .quantity(
                .fraction(whole: written.whole, numerator: written.upper, denominator: written.lower), .nominative)
        return Reading(
            start: start, end: end + 1, content: value.appending(" " + (isOne ? inch : inches)),
            semioticClass: .measure, confidence: .likely)
    }

    /// "1/2-in. drive", "3/4-lb. bag"
    private func fractionHyphen(_ written: WrittenFraction, from start: Int, _ end: Int) -> Reading? {
        guard profile.has(.english), text[end] == 0x2D,
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: end + 1), match.length >= 2,
            case .unit = match.meaning, let noun = vocabulary.noun(match.meaning, isPlural: false),
            text.letterLength(end + 1 + match.length) == 0, text[end + 1 + match.length] != 0x2D,
            !latin.isUnitName(text.exact(end + 1, end + 1 + match.length))
        else { return nil }
        let value: Reading.Content =
            numbers == .digits
            ? .words(word(start, end))
            : .quantity(
                .fraction(whole: written.whole, numerator: written.upper, denominator: written.lower), .nominative)
        return Reading(
            start: start, end: end + 1 + match.length, content: value.appending("-" + noun), semioticClass: .compound,
            confidence: .likely)
    }

    private struct WrittenFraction {
        var whole: UInt64
        var upper: UInt64
        var lower: UInt64
        var end: Int
        var isVulgar = false
    }

    private func fractionParts(_ number: ScannedNumber, from start: Int) -> WrittenFraction? {
        let next = text.skipSpaces(number.end)
        if let vulgar = text.vulgarFraction(next) {
            return WrittenFraction(
                whole: number.integer, upper: vulgar.upper, lower: vulgar.lower, end: next + vulgar.length,
                isVulgar: true)
        }
        var whole: UInt64 = 0
        var numerator = number
        if next > number.end, text.isDigit(next), text.digits(next).count <= 2, !number.isGrouped {
            let second = text.scanNumber(next, syntax)
            if text[second.end] == 0x2F, !second.hasFraction, second.fits, !second.isChain {
                (whole, numerator) = (number.integer, second)
            }
        } else if let second = hyphenedNumerator(number) {
            (whole, numerator) = (number.integer, second)
        }
        let upper = numerator.integer
        guard text[numerator.end] == 0x2F, text.isDigit(numerator.end + 1), !numerator.isGrouped else { return nil }
        let denominator = text.scanNumber(numerator.end + 1, syntax)
        guard denominator.fits, !denominator.isChain, !denominator.hasFraction, denominator.integer > 1,
            !denominator.hasLeadingZero, text[denominator.end] != 0x2F, upper > 0
        else { return nil }
        let lower = denominator.integer
        let end = denominator.end
        let isUnit = spelling(end) != nil
        if whole == 0 {
            if latinGoal(number, denominator, from: start) != nil { return nil }
            let limit: UInt64 = isAtStart(start) && text.isLineEnd(end) || isUnit ? 1_000_000_000 : 100
            guard upper < lower, lower <= limit else { return nil }
            if isBehind(.rating, start) || isBehind(.step, start) || latin.has(wordAfter(end).text, .rating) {
                return nil
            }
            // "85/100" is a score.
            if lower == 100, upper >= 10 { return nil }
            if latinHoursPair(number, denominator, from: start) != nil { return nil }
            if latinProgress(number, denominator, from: start) != nil { return nil }
            if latinMemorial(number, denominator, from: start) != nil { return nil }
        } else if isDateLike(numerator, denominator), !isUnit, lower > 10 {
            return nil
        }
        return WrittenFraction(whole: whole, upper: upper, lower: lower, end: end)
    }

    /// "8 1/2 x 11": the sides of a sheet.
    private func fractionSides(_ first: Reading.Content, from start: Int, _ end: Int) -> Reading? {
        guard profile.has(.english), text.spaceLength(end) > 0, let next = latinFactor(end) else {
            return nil
        }
        let second = text.scanNumber(next, syntax)
        guard second.fits, !second.isChain, text.letterLength(second.end) == 0, text[second.end] != 0x2F,
            text[second.end] != 0x22, !text.isDigit(text.skipSpaces(second.end)), spelling(second.end) == nil,
            text.vulgarFraction(text.skipSpaces(second.end)) == nil
        else { return nil }
        return Reading(
            start: start, end: second.end,
            content: .joined([first, .words(separator("ratio")), cardinal(second)]), semioticClass: .measure,
            confidence: .likely)
    }

    /// "1-1/2 cups": what a hyphen joins to its whole number, before what it measures.
    private func hyphenedNumerator(_ number: ScannedNumber) -> ScannedNumber? {
        guard profile.has(.english), text[number.end] == 0x2D, text.isDigit(number.end + 1),
            number.integerDigits <= 2, !number.isGrouped
        else { return nil }
        let upper = text.scanNumber(number.end + 1, syntax)
        guard text[upper.end] == 0x2F, upper.integerDigits <= 2, !upper.hasFraction, !upper.isChain else { return nil }
        let lower = text.digits(upper.end + 1)
        guard [2, 3, 4, 8, 16, 32].contains(lower.value), upper.integer < UInt64(lower.value) else { return nil }
        let end = upper.end + 1 + lower.count
        return spelling(end) != nil || latin.isUnitName(wordAfter(end).text) ? upper : nil
    }

    /// In digits only the unit behind a fraction is misread: "1/4 teaspoon", "1 1/2 pounds".
    private func fractionDigits(_ written: WrittenFraction, from start: Int, _ end: Int) -> Reading? {
        guard !written.isVulgar || written.whole > 0, let (meaning, unitEnd) = spelling(end) else { return nil }
        let isPlural = written.whole > 0 && !isBeforeHead(unitEnd)
        guard let noun = vocabulary.noun(meaning, isPlural: isPlural) else { return nil }
        return Reading(
            start: start, end: unitEnd, content: .words(signedWord(start, end) + " " + noun), semioticClass: .measure,
            confidence: .likely)
    }

    /// What stands between two places, its sign by its name.
    private func signedWord(_ start: Int, _ end: Int) -> String {
        let dash = text.dashLength(start)
        guard dash > 0, let minus = vocabulary.symbols["minus"] else { return word(start, end) }
        return minus + " " + word(start + dash, end)
    }

    /// "3/15", «24/12»: rather a day and a month. What cannot be known is left as it is.
    private func fractionDate(_ written: WrittenFraction, from start: Int, _ end: Int) -> Reading? {
        guard written.whole == 0, !written.isVulgar, written.upper <= 31, written.lower <= 39 else { return nil }
        if let season = season(written, from: start, end) { return season }
        let isDay = isDate(Int(written.upper), Int(written.lower))
        let isExpiry = written.upper <= 12 && written.lower > 22 && written.upper > 1
        guard isDay || isExpiry || isBehind(.expiry, start) else { return nil }
        // «1/9» alone: one part rather than the first of a month.
        if written.upper == 1, isAtStart(start), text.isLineEnd(end) { return nil }
        let (noun, _) = wordAfter(end)
        let isPart = noun == "of" || noun == "de" || spelling(end) != nil || latin.isUnitName(noun)
        let isDue = isBehind(.deadline, start) || isBehind(.expiry, start)
        let isCommon = [2, 3, 4, 5, 6, 7, 8, 16].contains(written.lower)
        guard !isPart, isDue || !isCommon else { return nil }
        return kept(start, end)
    }

    /// "3 1/2 in. nails"
    private func isBeforeHead(_ end: Int) -> Bool {
        profile.has(.english) && text.spaceLength(end) > 0 && latin.has(wordAfter(end).text, .head)
    }

    /// «vuelta 15/57»: inside of a text a number that nobody divides by.
    private func isProgress(_ written: WrittenFraction, from start: Int, _ end: Int) -> Bool {
        guard written.whole == 0, !written.isVulgar, written.lower > 12,
            ![16, 20, 32, 64, 100, 1000].contains(written.lower), !isAtStart(start) || !text.isLineEnd(end)
        else { return false }
        let (noun, _) = wordAfter(end)
        return noun != "of" && noun != "de" && spelling(end) == nil && !latin.isUnitName(noun)
    }

    /// «curso 23/24»: two years.
    private func season(_ written: WrittenFraction, from start: Int, _ end: Int) -> Reading? {
        guard written.lower == written.upper + 1, written.upper > 12, ![16, 32, 64].contains(written.lower) else {
            return nil
        }
        return Reading(
            start: start, end: end,
            content: .joined([cardinal(Int(written.upper)), .words(" "), cardinal(Int(written.lower))]),
            semioticClass: .date, confidence: .likely)
    }

    func isFollowedByNoun(_ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        return next > end && text.letterLength(next) > 0 && !latin.has(wordAfter(end).text, .function)
    }

    /// The noun behind a fraction: " of a mile", " and a half miles"; before another noun " teaspoon".
    private func partOfUnit(_ meaning: SpellingTable.Meaning, _ whole: UInt64, isFollowed: Bool) -> String? {
        guard let singular = vocabulary.noun(meaning, isPlural: false),
            let plural = vocabulary.noun(meaning, isPlural: true)
        else { return nil }
        if whole > 0 { return " " + plural }
        if isFollowed { return " " + singular }
        let isVowel = ["a", "e", "i", "o", "u"].contains(singular.prefix(1)) || singular == "hour"
        return (isVowel ? " of an " : " of a ") + singular
    }

    /// "¼ tsp.", «½ l»: a sign before a unit.
    func latinVulgar(_ place: Int, _ upper: UInt64, _ lower: UInt64, _ end: Int) -> Reading? {
        guard let (meaning, unitEnd) = spelling(end), let noun = vocabulary.noun(meaning, isPlural: false) else {
            return nil
        }
        if numbers == .digits {
            // «½ kilo» is read well.
            let start = text.skipSpaces(end)
            guard unitEnd - start < 4 || text.wordEnd(start) < unitEnd else { return nil }
            return Reading(
                start: place, end: unitEnd, content: .words(word(place, end) + " " + noun), semioticClass: .measure,
                confidence: .likely)
        }
        guard profile.has(.english) || upper != 1 || lower != 2,
            let name = partOfUnit(meaning, 0, isFollowed: isFollowedByNoun(unitEnd))
        else { return nil }
        return Reading(
            start: place, end: unitEnd,
            content: Reading.Content.quantity(.fraction(numerator: upper, denominator: lower), .nominative).appending(
                name), semioticClass: .measure, confidence: .likely)
    }
}
