import SpokenModel

/// Two numbers with a slash between that are no fraction: «24/48 h», "3/10 files".
extension Classifier {
    /// A reading that changes nothing, so that no other one is tried.
    func kept(_ start: Int, _ end: Int) -> Reading {
        Reading(start: start, end: end, content: .words(word(start, end)), semioticClass: .score, confidence: .guess)
    }

    /// Whether both numbers can be a day and a month.
    func isDateLike(_ first: ScannedNumber, _ second: ScannedNumber) -> Bool {
        !first.hasFraction && !second.hasFraction && first.integerDigits <= 2 && second.integerDigits <= 2
            && isDate(Int(first.integer), Int(second.integer))
    }

    /// In Spanish the day comes first; in English both orders are written.
    func isDate(_ first: Int, _ second: Int) -> Bool {
        let isDayFirst = (1...31).contains(first) && (1...12).contains(second)
        return isDayFirst || profile.has(.english) && (1...12).contains(first) && (1...31).contains(second)
    }

    /// "50/50", "60/40": shares of a hundred.
    func shares(_ first: ScannedNumber, _ second: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words else { return nil }
        return Reading(
            start: start, end: second.end, content: .joined([cardinal(first), .words(" "), cardinal(second)]),
            semioticClass: .score, confidence: .likely)
    }

    /// «24/48 h»: the hours that something takes.
    func latinHoursPair(_ first: ScannedNumber, _ second: ScannedNumber, from start: Int) -> Reading? {
        guard first.integer == 24, [48, 72].contains(second.integer), let (upper, end, _) = quantity(second),
            case .measure(let measure) = upper, measure.unit == .hour
        else { return nil }
        return Reading(
            start: start, end: end,
            content: .quantity(.range(.measure(Measure(first.value, .hour)), upper), .accusative),
            semioticClass: .measure, confidence: .likely)
    }

    /// "3/10 files": so many of so many.
    func latinProgress(_ first: ScannedNumber, _ second: ScannedNumber, from start: Int) -> Reading? {
        // "9/10 cloves", "15/20 pancakes": about so many.
        let isAbout = second.integer <= 20 && first.integer * 4 >= second.integer * 3 && first.integer < second.integer
        guard first.integer <= second.integer, second.integer > 4,
            !isAbout || latin.has(wordAfter(second.end).text, .counted),
            first.integer != 10 || second.integer != 100, !first.hasFraction, !second.hasFraction,
            !first.isNegative, isCounted(second.end),
            !latin.isUnitName(wordAfter(second.end).text) || latin.has(wordAfter(second.end).text, .counted),
            spelling(second.end) == nil, !["partes", "parts"].contains(wordAfter(second.end).text)
        else { return nil }
        return soManyOf(first, second, from: start)
    }

    private func soManyOf(_ first: ScannedNumber, _ second: ScannedNumber, from start: Int) -> Reading {
        let parts: [Reading.Content] =
            numbers == .digits
            ? [.words(word(start, first.end) + separator("of") + word(second.start, second.end))]
            : [cardinal(first), .words(separator("of")), latinCounting(second)]
        return Reading(
            start: start, end: second.end, content: .joined(parts), semioticClass: .score, confidence: .likely)
    }

    /// "8432/10000", «8.432/10.000 pasos»: so many of a round number of thousands.
    func latinGoal(_ first: ScannedNumber, _ second: ScannedNumber, from start: Int) -> Reading? {
        guard second.integer >= 1000, second.integer % 500 == 0, first.integer >= 100, first.integer < second.integer,
            second.integer % first.integer != 0,
            !first.hasFraction, !second.hasFraction, !first.hasLeadingZero, spelling(second.end) == nil,
            text.letterLength(second.end) == 0, !first.isNegative
        else { return nil }
        return soManyOf(first, second, from: start)
    }

    /// «8.432 / 10.000 pasos»
    func latinSpacedGoal(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text.has(" / ", at: number.end), text.isDigit(number.end + 3) else { return nil }
        let second = text.scanNumber(number.end + 3, syntax)
        guard second.fits, !second.isChain, text[second.end] != 0x2F else { return nil }
        return latinGoal(number, second, from: start)
    }

    /// "9/11", "7/7 bombings": a day that names what happened on it, never so many of so many.
    func latinMemorial(_ first: ScannedNumber, _ second: ScannedNumber, from start: Int) -> Reading? {
        guard profile.has(.english), [7, 9].contains(first.integer), [7, 11].contains(second.integer),
            !first.hasLeadingZero, !second.hasLeadingZero, !first.hasFraction, !second.hasFraction,
            first.integer == 9 && second.integer == 11 && !isAmountAhead(text.skipSpaces(second.end))
                || latin.has(wordAfter(second.end).text, .memorial),
            !isBehind(.step, start), !isBehind(.rating, start), spelling(second.end) == nil
        else { return nil }
        // "9/11 files": so many of so many after all, or not; it is left as it is.
        if isCounted(second.end), !latin.has(wordAfter(second.end).text, .memorial) { return kept(start, second.end) }
        return shares(first, second, from: start) ?? kept(start, second.end)
    }
}
