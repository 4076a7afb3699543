import SpokenModel

/// Inches, feet, minutes and seconds that are written with quotation marks.
extension Classifier {
    /// `55" TV`, `24" x 36"`, `3–5"`, «6,1"»: inches, unless the sign closes a quotation.
    func latinInches(_ number: ScannedNumber, from start: Int) -> Reading? {
        if let reading = inchRange(number, from: start) { return reading }
        guard text[number.end] == 0x22, text[start - 1] != 0x22, !isInQuotation(start) else { return nil }
        guard !number.isNegative, number.integer > 0, number.integer < 1000, !number.isGrouped, text[start - 1] != 0x27
        else { return kept(start, number.end + 1) }
        var values = [number.value]
        var end = number.end + 1
        while values.count < 3 {
            guard let next = latinFactor(end) else { break }
            let second = text.scanNumber(next, vocabulary.syntax)
            guard second.fits, !second.isChain, text[second.end] == 0x22 else { return nil }
            values.append(second.value)
            end = second.end + 1
        }
        // `24"W x 36"H`
        guard text.letterLength(end) == 0, !text.isDigit(end) else { return kept(start, chunkEnd(start)) }
        if values.count > 1 {
            return Reading(
                start: start, end: end, content: .quantity(.dimensions(values, .inch), .nominative),
                semioticClass: .measure, confidence: .likely)
        }
        let noun = wordAfter(end).text
        if vocabulary.notation == .english, text.spaceLength(end) > 0,
            latin.has(noun, .head) || latin.has(noun.lowercased(), .head),
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

    /// `3–5"`
    private func inchRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let dash = text.dashLength(number.end)
        guard dash > 0, text.isDigit(number.end + dash) else { return nil }
        let second = text.scanNumber(number.end + dash, vocabulary.syntax)
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

    /// "9' ceilings", "6' tall": in words the sign alone says nothing.
    private func feet(_ number: ScannedNumber, from start: Int) -> Reading? {
        let end = number.end + 1
        guard vocabulary.notation == .english, text.spaceLength(end) > 0, text[start - 1] != 0x27 else { return nil }
        let noun = wordAfter(end).text
        let isTall = latin.has(noun, .dimension)
        // "6' tall fence"
        let isPlural = isTall && !isFollowedByNoun(wordAfter(end).end)
        guard isTall || latin.has(noun, .head), let foot = vocabulary.noun(.unit(.foot), isPlural: isPlural) else {
            return nil
        }
        let value: Reading.Content =
            numbers == .digits ? .words(word(start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: end, content: value.appending(" " + foot), semioticClass: .measure, confidence: .likely)
    }

    /// Whether a quotation mark stands in the words before.
    func isInQuotation(_ place: Int) -> Bool {
        var isOpen = false
        var index = place - 1
        while index >= 0, index > place - 96, text[index] != 0x0A {
            if text[index] == 0x22, !text.isDigit(index - 1) { isOpen.toggle() }
            index -= 1
        }
        return isOpen
    }

    /// "5'10\"", "6' 2\"": feet and inches; "8' x 10'": feet by feet; "5'24\"": minutes and seconds of a runner.
    func latinHeight(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x27, !number.hasFraction, !number.isNegative, number.integer < 100 else {
            return nil
        }
        let next = text.skipSpaces(number.end + 1)
        let (inches, count) = text.digits(next)
        let end = next + count
        if (1...2).contains(count), inches < 60, text[end] == 0x22 {
            let isHeight = inches < 12
            // "the 6'7\" forward"
            let noun = wordAfter(end + 1).text
            if isHeight, vocabulary.notation == .english, text.spaceLength(end + 1) > 0, !noun.isEmpty,
                !text.isUpper(text.skipSpaces(end + 1)), !latin.has(noun, .function), !latin.has(noun, .dimension),
                let foot = vocabulary.noun(.unit(.foot), isPlural: false)
            {
                return Reading(
                    start: start, end: end + 1,
                    content: .joined([
                        .quantity(.cardinal(number.value), .nominative), .words(" \(foot) "), cardinal(inches),
                    ]), semioticClass: .measure, confidence: .likely)
            }
            let value = DecimalNumber(exactly: inches) ?? 0
            return Reading(
                start: start, end: end + 1,
                content: .quantity(
                    .mixed([
                        Measure(number.value, isHeight ? .foot : .minute), Measure(value, isHeight ? .inch : .second),
                    ]), .nominative), semioticClass: .measure, confidence: isHeight ? .certain : .likely)
        }
        let length = text[next] == 0x78 ? 1 : text.has("×", at: next) ? 2 : 0
        let second = text.skipSpaces(next + length)
        guard length > 0, text.isDigit(second) else { return feet(number, from: start) }
        let width = text.scanNumber(second, vocabulary.syntax)
        guard width.fits, !width.isChain, text[width.end] == 0x27, text.letterLength(width.end + 1) == 0,
            !text.isDigit(width.end + 1)
        else { return nil }
        return Reading(
            start: start, end: width.end + 1,
            content: .quantity(.dimensions([number.value, width.value], .foot), .nominative),
            semioticClass: .measure, confidence: .likely)
    }
}
