import SpokenModel

/// Inches, feet, minutes and seconds that are written with quotation marks.
extension Classifier {
    /// `55" TV`, `24" x 36"`, `3–5"`, «6,1"»: inches, unless the sign closes a quotation.
    func latinInches(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let sides = englishSides(number, from: start) { return sides }
        if let reading = inchRange(number, from: start) ?? inchSides(number, from: start) { return reading }
        let mark = inchMark(number.end)
        guard mark == 1 || mark == 3 && text[number.end + 2] == 0x9D, text[start - 1] != 0x22, !isInQuotation(start)
        else { return nil }
        // `Hold for 45"`, «duró 40"»: seconds as likely
        let isTime = latin.has(wordBefore(start), .timer) || isBehindTimer(start)
        if isTime, mark == 1, text.isLineEnd(number.end + 1) || !isHeadAhead(number.end + 1), number.integer > 4,
            text[number.end + 1] != 0x78
        {
            return kept(start, number.end + 1)
        }
        // «"Mido 1,80", dijo»: a mark that closes what has been opened elsewhere.
        if profile.has(.spanish), number.fractionDigits > 1, text[number.end + mark] == 0x2C {
            return kept(start, number.end + mark)
        }
        guard !number.isNegative, number.integer > 0, number.integer < 1000, !number.isGrouped, text[start - 1] != 0x27,
            !profile.has(.spanish) || isInched(start, number.end + mark)
        else { return kept(start, number.end + mark) }
        var values = [number.value]
        var end = number.end + mark
        while values.count < 3 {
            guard let next = latinFactor(end) else { break }
            let second = text.scanNumber(next, syntax)
            guard second.fits, !second.isChain, inchMark(second.end) > 0 else { return nil }
            values.append(second.value)
            end = second.end + inchMark(second.end)
        }
        // `24"W x 36"H`
        guard text.letterLength(end) == 0, !text.isDigit(end) else { return kept(start, chunkEnd(start)) }
        if values.count > 1 {
            return Reading(
                start: start, end: end, content: .quantity(.dimensions(values, .inch), .nominative),
                semioticClass: .measure, confidence: .likely)
        }
        if profile.has(.english),
            isAcronym(end) || isAttribute(of: .unit(.inch), start, end)
                || ["a", "an"].contains(wordBefore(start)) && text.spaceLength(end) > 0,
            let inch = vocabulary.noun(.unit(.inch), isPlural: false)
        {
            let value: Reading.Content =
                numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
            return Reading(
                start: start, end: end, content: value.appending(" " + inch), semioticClass: .measure,
                confidence: .likely)
        }
        return Reading(
            start: start, end: end, content: .quantity(.measure(Measure(number.value, .inch)), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    /// "Hold the plank for", «tardó»: a verb of time within the four words before.
    private func isBehindTimer(_ start: Int) -> Bool {
        var place = start
        for _ in 0..<4 {
            let word = wordStartBefore(place)
            guard word < place else { return false }
            if latin.has(wordBefore(place), .lasting) { return true }
            place = word
        }
        return false
    }

    /// `3–5"`
    private func inchRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dash = text.dashLength(number.end)
        guard dash > 0, text.isDigit(number.end + dash) else { return nil }
        let second = text.scanNumber(number.end + dash, syntax)
        let end = second.end + 1
        guard second.fits, !second.isChain, text[second.end] == 0x22, second.integer > number.integer,
            text.letterLength(end) == 0, !text.isDigit(end), !isInQuotation(start)
        else { return nil }
        return Reading(
            start: start, end: end,
            content: .quantity(
                .range(.measure(Measure(number.value, .inch)), .measure(Measure(second.value, .inch))),
                latinRangeCase(start)), semioticClass: .measure, confidence: .likely)
    }

    /// Whether a quotation is open at a place, paired from the start of the line: behind a digit a straight mark closes one
    /// that is open, and is a unit where none is.
    func isInQuotation(_ place: Int) -> Bool {
        var index = place
        while index > 0, index > place - 512, text[index - 1] != 0x0A { index -= 1 }
        var isOpen = false
        var isCurly = false
        while index < place {
            // “…”, „…“
            if text[index] == 0xE2, text[index + 1] == 0x80 {
                if text[index + 2] == 0x9C || text[index + 2] == 0x9E { isCurly = true }
                if text[index + 2] == 0x9D { isCurly = false }
            }
            if text[index] == 0x22, isOpen || !text.isDigit(index - 1) { isOpen.toggle() }
            index += 1
        }
        return isOpen || isCurly
    }

    /// `9×13" pan`: two sides with one sign.
    private func inchSides(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard profile.has(.english), text[number.end] == 0x78 || text[number.end] == 0xC3,
            let next = latinFactor(number.end), !number.isNegative, !number.isGrouped
        else { return nil }
        let second = text.scanNumber(next, syntax)
        let end = second.end + inchMark(second.end)
        guard second.fits, !second.isChain, end > second.end, text.letterLength(end) == 0, !text.isDigit(end),
            !isInQuotation(start), latinFactor(end) == nil
        else { return nil }
        guard text.spaceLength(end) > 0, isHeadAhead(end), let inch = vocabulary.noun(.unit(.inch), isPlural: false)
        else {
            return Reading(
                start: start, end: end,
                content: .quantity(.dimensions([number.value, second.value], .inch), .nominative),
                semioticClass: .measure, confidence: .likely)
        }
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(.cardinal(number.value), .nominative), .words(separator("ratio")),
                .quantity(.cardinal(second.value), .nominative), .words(" " + inch),
            ]), semioticClass: .measure, confidence: .likely)
    }

    /// "65\" OLED": a kind of screen in capitals.
    private func isAcronym(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        return next > place && text.isUpper(next) && text.isUpper(next + 1) && text.wordEnd(next) > next + 1
    }
}
