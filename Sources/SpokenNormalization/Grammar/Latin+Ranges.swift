import SpokenLocaleData
import SpokenModel

/// Ranges of numbers, amounts and years in English and Spanish.
extension Classifier {
    /// «5 kg – 10 kg», «20%–30%»
    func latinUnitRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let reading = latinBetween(number, from: start) ?? scaleRange(number, from: start) { return reading }
        guard let (lower, end, semioticClass) = quantity(number) else { return nil }
        let dashStart = text.skipSpaces(end)
        let dash = text.dashLength(dashStart)
        let next = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(next), (dashStart > end) == (next > dashStart + dash) else { return nil }
        let second = text.scanNumber(next, syntax)
        guard second.fits, !second.isChain, let (upper, last, upperClass) = quantity(second),
            upperClass == semioticClass
        else { return nil }
        if let range = mixedRange(lower, upper, from: start, last, isApart: dashStart > end) { return range }
        guard isAlike(lower, upper), number.isNegative || isGrowing(number, second) else { return nil }
        return Reading(
            start: start, end: last, content: .quantity(.range(lower, upper), latinRangeCase(start)),
            semioticClass: semioticClass)
    }

    /// "10M–50M": two numbers of millions.
    private func scaleRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x4D, profile.has(.english), !number.isNegative else { return nil }
        let dash = text.dashLength(number.end + 1)
        let next = number.end + 1 + dash
        guard dash > 0, text.isDigit(next) else { return nil }
        let second = text.scanNumber(next, syntax)
        let end = second.end + 1
        guard second.fits, !second.isChain, isGrowing(number, second), text[second.end] == 0x4D,
            text.letterLength(end) == 0, !text.isDigit(end), text.dashLength(end) == 0, text[end] != 0x2F
        else { return nil }
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(.magnitude(number.value, .million), .nominative), .words(separator("to")),
                .quantity(.magnitude(second.value, .million), .nominative),
            ]), semioticClass: .range, confidence: .likely)
    }

    /// "30 min–1 hr", "32°–50°F": units that differ and go together all the same.
    private func mixedRange(
        _ first: Quantity, _ second: Quantity, from start: Int, _ end: Int, isApart: Bool
    ) -> Reading? {
        guard case .measure(var lower) = first, case .measure(let upper) = second, lower.unit != upper.unit, !isApart
        else { return nil }
        let times: [MeasureUnit] = [.second, .minute, .hour, .day, .week, .month, .year]
        if lower.unit == .degree || lower.unit == MeasureUnit(identifier: "generic"),
            upper.unit == .celsius || upper.unit == .fahrenheit
        {
            lower.unit = upper.unit
            return Reading(
                start: start, end: end,
                content: .quantity(.range(.measure(lower), .measure(upper)), latinRangeCase(start)),
                semioticClass: .measure, confidence: .likely)
        }
        guard let short = times.firstIndex(of: lower.unit), let long = times.firstIndex(of: upper.unit), short < long
        else { return nil }
        let joint = latin.has(wordBefore(start), .between) ? "between" : "to"
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(first, .nominative), .words(separator(joint)), .quantity(second, .nominative),
            ]), semioticClass: .measure, confidence: .likely)
    }

    /// "0.2 mi – 4 min" are two things.
    private func isAlike(_ first: Quantity, _ second: Quantity) -> Bool {
        switch (first, second) {
        case (.measure(let first), .measure(let second)): first.unit == second.unit
        case (.money(let first), .money(let second)): first.currency == second.currency
        default: false
        }
    }

    /// Whether the second number is the larger one; "50 %-50 %" is no range.
    func isGrowing(_ first: ScannedNumber, _ second: ScannedNumber) -> Bool {
        first.integer < second.integer
            || first.integer == second.integer && second.hasFraction && first.fraction < second.fraction
    }

    /// «entre 5–10 €»: behind "between" the two are joined by "and".
    func latinBetween(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard latin.has(wordBefore(start), .between), text.dashLength(number.end) > 0,
            text.isDigit(number.end + text.dashLength(number.end))
        else { return nil }
        let second = text.scanNumber(number.end + text.dashLength(number.end), syntax)
        guard second.fits, !second.isChain, let (upper, end, semioticClass) = quantity(second) else { return nil }
        let gender = spelling(second.end).flatMap { vocabulary.gender(of: $0.meaning) } ?? .masculine
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(.cardinal(number.value, gender), .nominative), .words(separator("between")),
                .quantity(upper, .nominative),
            ]), semioticClass: semioticClass)
    }

    /// The dash and the number behind a number: «5–7», "5-7".
    func rangeEnd(_ number: ScannedNumber) -> (number: ScannedNumber, isHyphen: Bool)? {
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        let next = text.skipSpaces(dashStart + dash)
        guard dash > 0, text.isDigit(next), (dashStart > number.end) == (next > dashStart + dash) else { return nil }
        let second = text.scanNumber(next, syntax)
        let last = text[second.end]
        guard second.fits, !second.isChain, !second.hasLeadingZero || second.hasFraction,
            text.letterLength(second.end) == 0, last != 0x2D || !text.isDigit(second.end + 1),
            last != 0x3A || !text.isDigit(second.end + 1),
            last != 0x2F, text.dashLength(second.end) == 0 || last == 0x2D
        else { return nil }
        // «10–12"», «10–1 000×»
        guard last != 0x22, !text.has("×", at: second.end) else { return nil }
        return (second, dash == 1)
    }

    func isYear(_ number: ScannedNumber) -> Bool {
        number.integerDigits == 4 && !number.isGrouped && !number.hasFraction && !number.isNegative
            && (1100...2099).contains(number.integer)
    }

    /// «1939–1945», «2023–24»; in English a year by its surroundings, "since 1994".
    func latinYears(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let early = earlyYear(number, from: start) { return early }
        guard isYear(number) else { return nil }
        if !isBehindDash(start), let (second, _) = rangeEnd(number), spelling(second.end) == nil {
            let isLong = isYear(second) && second.integer > number.integer
            let isShort =
                second.integerDigits == 2 && !second.hasFraction && second.integer > number.integer % 100
            guard isLong || isShort else { return nil }
            let to = latin.has(wordBefore(start), .between) ? "between" : "to"
            return Reading(
                start: start, end: second.end,
                content: .joined([
                    year(Int(number.integer)), .words(separator(to)),
                    isLong ? year(Int(second.integer)) : cardinal(Int(second.integer)),
                ]), semioticClass: .date, confidence: .likely)
        }
        guard numbers == .words, profile.has(.english), text.letterLength(number.end) == 0,
            text[number.end] != 0x2D, text[number.end] != 0x2F, text[number.end] != 0x25
        else { return nil }
        let isAlone = isAtStart(start) && text.isLineEnd(number.end) && number.integer % 1000 != 0
        let before = text.skipSpacesBack(start)
        let isCopyright = text.has("©", at: before - 2)
        // "the 2020 election", "Q3 2024": a number of this and the last century that counts nothing.
        let isRecent = (1900...2099).contains(number.integer) && number.integer != 2000 && !isFactor(number.end)
        let isDated = isDatedYear(number, from: start)
        guard
            isAlone || isCopyright || isRecent || isDated || latin.has(nounBefore(start), .year)
                || latin.months[wordBefore(start)] != nil,
            spelling(number.end) == nil,
            isAlone || isDated || isBehindQuarter(start) || isRecent && wordBefore(start) == "the"
                || !isCounted(number.end),
            text[number.end] != 0x28
        else { return nil }
        return Reading(
            start: start, end: number.end, content: year(Int(number.integer)), semioticClass: .date,
            confidence: .likely)
    }

    /// "In January, 1843,", "August 23d, 1801", "The Raven (1845)", "(1740 or 1741)", "Oxford. 1885.", "the 1894 season":
    /// a year of an earlier century, by what stands around it.
    private func isDatedYear(_ number: ScannedNumber, from start: Int) -> Bool {
        let before = text.skipSpacesBack(start)
        let next = text.skipSpaces(number.end)
        let isRound = number.integer % 100 == 0
        if !isRound, !isCounted(number.end), isInYearList(start) { return true }
        switch text[before - 1] {
        case 0x2C:
            let end = before - 1
            let word = text.wordStart(end)
            if before < start, !isRound, isLetterOrStop(end), isClosed(number.end) { return true }
            guard word < end, before < start else { return false }
            if latin.months[text.lowered(word, end)] != nil { return text.isUpper(word) }
            // "August 23d, 1801"
            guard text.isDigit(word - 1), ["d", "st", "nd", "rd", "th"].contains(text.lowered(word, end)) else {
                return false
            }
            return latin.months[wordBefore(numberStart(before: word))] != nil
        case 0x28:
            if isRound { return false }
            if text[number.end] == 0x29 || text[number.end] == 0x3B { return true }
            return latin.has(loweredAfter(number.end), .joining)
                && isFourDigits(text.skipSpaces(wordAfter(number.end).end))
        case 0x2E:
            // "A.D. 1414", "Norfolk, VA. 1857."
            if text.has("A.D.", at: before - 4) || text.has("A. D.", at: before - 5) { return true }
            if isClosed(number.end), latin.states.contains(word(text.wordStart(before - 1), before - 1)) { return true }
            return !isRound && before < start && text.isLetterBefore(before - 1)
                && before - text.wordStart(before - 1) > 4
                && text[number.end] == 0x2E && text.isSentenceEnd(number.end + 1)
        default: break
        }
        let word = wordBefore(start)
        // "the year 1400 claviers had appeared"
        if word == "year" { return ["the", "this", "that", "same"].contains(wordBefore(wordStartBefore(start))) }
        if word == "or" || word == "and" || word == "to", let first = numberBefore(wordStartBefore(start)),
            isFourDigits(first.start)
        {
            if latin.has(nounBefore(first.start), .year) { return !isCounted(number.end) }
            return text[first.start - 1] == 0x28 && text[number.end] == 0x29
        }
        return word == "the" && !isRound && next > number.end && text.letterLength(next) > 0 && !text.isUpper(next)
            && !isCounted(number.end) && !latin.has(loweredAfter(number.end), .function)
            && number.integer >= 1500
    }

    /// "dated 1803, 1825 and 1838": behind years, the first of which is told by its word.
    private func isInYearList(_ start: Int) -> Bool {
        var place = start
        for _ in 0..<12 {
            var end = text.skipSpacesBack(place)
            if end < place, latin.has(wordBefore(place), .joining) {
                end = text.skipSpacesBack(wordStartBefore(place))
                if text[end - 1] == 0x2C { end -= 1 }
            } else if text[end - 1] == 0x2C, end < place {
                end -= 1
            } else {
                break
            }
            guard end > 3, text.digits(end - 4).count == 4, text[end - 4] == 0x31, !text.isDigit(end - 5),
                text.spaceLength(end - 5) > 0
            else { return false }
            place = end - 4
        }
        return place < start && latin.has(nounBefore(place), .year)
    }

    /// "Maryland, 1858.", "etc., 1857": no number stands before the comma.
    private func isLetterOrStop(_ place: Int) -> Bool {
        text.isLetterBefore(place) || text[place - 1] == 0x2E && text.isLetterBefore(place - 1)
    }

    /// Whether a mark or the end of the line closes a number, so that it counts nothing.
    private func isClosed(_ end: Int) -> Bool {
        if text.isLineEnd(end) { return true }
        guard [0x2E, 0x2C, 0x3B, 0x21, 0x3F, 0x22, 0x29].contains(text[end]) || text.has("”", at: end) else {
            return false
        }
        return !text.isDigit(end + 1) && text.letterLength(end + 1) == 0
    }

    private func isFourDigits(_ place: Int) -> Bool { text.digits(place).count == 4 && text[place] == 0x31 }

    /// "in 1066": a year of the eleventh century, where nothing follows that it could count.
    private func earlyYear(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, profile.has(.english), (1001...1099).contains(number.integer),
            number.integerDigits == 4, !number.isGrouped, !number.hasFraction, !number.isNegative,
            latin.has(wordBefore(start), .dating),
            isAtClause(number.end) || text[number.end] == 0x2E && text.isSentenceEnd(number.end + 1)
        else { return nil }
        return Reading(
            start: start, end: number.end, content: year(Int(number.integer)), semioticClass: .date,
            confidence: .likely)
    }

    /// "Q3 2024 results"
    private func isBehindQuarter(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        return end < start && (0x31...0x34).contains(text[end - 1]) && (text[end - 2] == 0x51 || text[end - 2] == 0x48)
            && !text.isLetterBefore(end - 2)
    }

    /// "1920 × 1080", "1950 + 20": a sign tells that a number is one.
    private func isFactor(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        if text[next] == 0x78, text.isDigit(text.skipSpaces(next + 1)) { return true }
        return [0x2B, 0x3D, 0x2A, 0x3A, 0xC3].contains(text[next]) && text.letterLength(next) == 0
    }

    /// "of 1500 people": a plural in lower case follows, and is what the number counts.
    func isCounted(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        guard next > place, text.letterLength(next) > 0, !text.isUpper(next) else { return false }
        let end = text.wordEnd(next)
        let noun = text.exact(next, end)
        if let isPlural = vocabulary.isPlural(noun) {
            // "5–7 business days", but "2-3 glass"
            return isPlural || text[end - 1] == 0x73 && vocabulary.isPlural(wordAfter(end).text) == true
        }
        // "5-6 sheep", "percent": one or several, but "737-800 aircraft".
        if !vocabulary.classes(of: noun).isDisjoint(with: [.animal, .unit, .measure]) { return true }
        return end - next > 3 && text[end - 1] == 0x73 && !latin.has(noun, .function)
    }

    /// «2–5 days», "5-7 items"; a hyphen alone may be a score or a code, and is not said.
    func latinRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.isNegative, !isBehindDash(start), let (second, isHyphen) = rangeEnd(number),
            quantity(second) == nil,
            !number.hasLeadingZero || number.hasFraction
        else { return nil }
        let isApart = text.skipSpaces(number.end) > number.end
        var before = wordBefore(start)
        let last = text.skipSpacesBack(start)
        // "pp. 12-15": an abbreviation says that too.
        if before.isEmpty, text[last - 1] == 0x2E {
            before = text.lowered(text.wordStart(last - 1), last - 1)
        }
        // "US 2 - 2.75 mm": a size of one country, and what it measures.
        if isApart, ["us", "uk", "eu"].contains(before), text.isUpper(last - 1) { return nil }
        let isNamed = latin.has(before, .range)
        if let reading = latinOutcome(number, second, from: start, isHyphen: isHyphen, isApart: isApart) {
            return reading
        }
        let grows = number.integer < second.integer || number.integer == second.integer && second.hasFraction
        // "gone from 1-6 at this time": a record of wins
        let isRecord =
            isNamed && isHyphen && before == "from" && text.letterLength(text.skipSpaces(second.end)) > 0
            && (latin.has(loweredAfter(second.end), .linking) || latin.has(loweredAfter(second.end), .function))
        let isRange = grows && (isNamed && !isRecord || isCounted(second.end) || !isHyphen && !isApart)
        let ends = text[second.end]
        // "5–7-day forecast"
        let isCompound = ends == 0x2D && !isHyphen && grows && text.letterLength(second.end + 1) > 0
        guard ends != 0x2D || isCompound, ends != 0x3D, ends != 0x2B else { return nil }
        if isRange {
            let unit = isCompound ? hyphenedUnit(second.end) : nil
            var parts = [
                cardinal(number),
                Reading.Content.words(separator(latin.has(before, .between) ? "between" : "to")),
            ]
            if numbers == .digits {
                parts[0] = written(number)
                parts.append(written(second))
            } else {
                parts.append(latinCounting(second))
                parts[0] = latinCounting(number, nounAt: second.end)
            }
            if let unit { parts.append(.words("-" + unit.noun)) }
            return Reading(
                start: start, end: unit?.end ?? second.end, content: .joined(parts),
                semioticClass: isCompound ? .compound : .range, confidence: .likely)
        }
        guard numbers == .words, !isApart, number.integerDigits <= 3, second.integerDigits <= 3, isHyphen,
            number.integer < 200 || second.integer < 200 || text.isLineEnd(second.end) && isAtStart(start)
        else { return nil }
        return Reading(
            start: start, end: second.end, content: .joined([cardinal(number), .words("-"), cardinal(second)]),
            semioticClass: .score, confidence: .guess)
    }

    /// "beat the Lakers 112-108", "voted 51-49": behind what only two sides do, or their names.
    private func isBehindWin(_ start: Int) -> Bool {
        guard profile.has(.english) else { return false }
        var place = start
        // "won 6-4, 7-5"
        for _ in 0..<4 where text[place - 1] == 0x20 && text[place - 2] == 0x2C && text.isDigit(place - 3) {
            var score = place - 2
            while text.isDigit(score - 1) || text[score - 1] == 0x2D { score -= 1 }
            place = score
        }
        for _ in 0..<4 {
            let word = wordStartBefore(place)
            guard word < place else { return false }
            if latin.has(wordBefore(place), .outcome) { return true }
            guard text.isUpper(word) || ["the", "by", "to"].contains(wordBefore(place)) else { return false }
            place = word
        }
        return false
    }

    /// A number as it stands, but for spaces between its groups.
    private func written(_ number: ScannedNumber) -> Reading.Content {
        let mark = text[number.start + text.digits(number.start).count]
        return number.isGrouped && mark != syntax.group
            ? cardinal(number) : .words(word(number.start, number.end))
    }

    /// "a 3–2 win", "won 112–108": the longer dash joins what two sides have.
    private func latinOutcome(
        _ number: ScannedNumber, _ second: ScannedNumber, from start: Int, isHyphen: Bool, isApart: Bool
    ) -> Reading? {
        guard
            !isHyphen
                || numbers == .words
                    && (isBehindWin(start)
                        || number.integer > 20 && latin.has(wordAfter(second.end).text, .outcome)
                            && text[wordAfter(second.end).end] != 0x2D),
            !isApart, !number.hasFraction, !second.hasFraction,
            number.integerDigits <= 3,
            second.integerDigits <= 3, !text.has("−", at: number.end),
            number.integer >= second.integer || latin.has(wordAfter(second.end).text, .outcome)
                || isBehind(.outcome, start)
        else { return nil }
        let parts: [Reading.Content] =
            numbers == .digits
            ? [
                .words(word(number.start, number.end)), .words(separator("to")), .words(word(second.start, second.end)),
            ] : [cardinal(number), .words(separator("to")), cardinal(second)]
        return Reading(
            start: start, end: second.end, content: .joined(parts), semioticClass: .score, confidence: .likely)
    }
}
