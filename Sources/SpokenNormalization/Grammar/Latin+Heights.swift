import SpokenModel

/// Feet and inches, minutes and seconds: `5'10"`, "6′ 2″", "8' x 10'".
extension Classifier {
    /// The length of a mark for feet: "'", "′", "’".
    func footMark(_ place: Int) -> Int {
        if text[place] == 0x27 { return 1 }
        guard text[place] == 0xE2, text[place + 1] == 0x80 else { return 0 }
        return text[place + 2] == 0xB2 || text[place + 2] == 0x99 ? 3 : 0
    }

    /// The length of a mark for inches: `"`, "″", "”", "\'\'".
    func inchMark(_ place: Int) -> Int {
        if text[place] == 0x22 { return 1 }
        if text[place] == 0x27, text[place + 1] == 0x27 { return 2 }
        guard text[place] == 0xE2, text[place + 1] == 0x80 else { return 0 }
        return text[place + 2] == 0xB3 || text[place + 2] == 0x9D ? 3 : 0
    }

    /// The inches behind a mark for feet: `10"` of `5'10"`, with the mark or without one.
    private func inches(_ place: Int) -> (value: Int, digitsEnd: Int, end: Int)? {
        var next = text.skipSpaces(place)
        if text[next] == 0x2D, text.isDigit(next + 1) { next += 1 }
        let (value, count) = text.digits(next)
        guard (1...2).contains(count), value < 60 else { return nil }
        return (value, next + count, next + count + inchMark(next + count))
    }

    /// "5'10\"", "6' 2\"": feet and inches; "8' x 10'": feet by feet; "5'24\"": minutes and seconds of a runner.
    func latinHeight(_ number: ScannedNumber, from start: Int) -> Reading? {
        let mark = footMark(number.end)
        guard mark > 0, inchMark(number.end) == 0, !number.hasFraction, !number.isNegative, number.integer < 100 else {
            return nil
        }
        if let found = inches(number.end + mark), found.end > found.digitsEnd, !isBehindDegree(start) {
            if profile.has(.spanish) {
                return spanishTime(number, from: start)
                    ?? (isFoot(number, from: start, found.end)
                        ? height(number, from: start, found.value, found.end) : kept(start, found.end))
            }
            return height(number, from: start, found.value, found.end)
        }
        if let bare = bareHeight(number, from: start, mark) { return bare }
        let next = text.skipSpaces(number.end + mark)
        let length = text[next] == 0x78 ? 1 : text.has("×", at: next) ? 2 : 0
        let second = text.skipSpaces(next + length)
        guard length > 0, text.isDigit(second) else { return feet(number, from: start, mark) }
        let width = text.scanNumber(second, syntax)
        let end = width.end + footMark(width.end)
        guard width.fits, !width.isChain, end > width.end, text.letterLength(end) == 0, !text.isDigit(end)
        else { return nil }
        return Reading(
            start: start, end: end, content: .quantity(.dimensions([number.value, width.value], .foot), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    /// `40°42'46"`: a part of an angle.
    private func isBehindDegree(_ start: Int) -> Bool {
        text.has("°", at: text.skipSpacesBack(start) - 2)
    }

    private func height(_ number: ScannedNumber, from start: Int, _ inches: Int, _ end: Int) -> Reading? {
        // "4'08\"": no inches begin with a zero.
        let isTimed = text[text.skipSpaces(number.end + footMark(number.end))] == 0x30 && inches > 0
        let isHeight = inches < 12 && !isTimed && (profile.has(.english) || text[end - 2] != 0x27)
        // "the 6'7\" forward"
        let noun = wordAfter(end).text
        if isHeight, profile.has(.english), text.spaceLength(end) > 0, !noun.isEmpty, noun != "x",
            !text.isUpper(text.skipSpaces(end)), !latin.has(noun, .function), !latin.has(noun, .dimension),
            let foot = vocabulary.noun(.unit(.foot), isPlural: false)
        {
            return Reading(
                start: start, end: end,
                content: .joined([
                    .quantity(.cardinal(number.value), .nominative), .words(" \(foot) "), cardinal(inches),
                ]), semioticClass: .measure, confidence: .likely)
        }
        var sides = [feetAndInches(number, inches, isHeight: isHeight)]
        var last = end
        // `8'6" x 10'2"`
        while isHeight, sides.count < 3, let next = latinFactor(last) {
            let side = text.scanNumber(next, syntax)
            let mark = footMark(side.end)
            guard side.fits, !side.isChain, mark > 0, let found = self.inches(side.end + mark),
                found.end > found.digitsEnd, found.value < 12
            else { break }
            sides.append(feetAndInches(side, found.value, isHeight: true))
            last = found.end
        }
        let content = sides.enumerated().flatMap { index, side in
            (index > 0 ? [Reading.Content.words(separator("ratio"))] : []) + [side]
        }
        return Reading(
            start: start, end: last, content: .joined(content), semioticClass: .measure,
            confidence: isHeight ? .certain : .likely)
    }

    private func feetAndInches(_ number: ScannedNumber, _ inches: Int, isHeight: Bool) -> Reading.Content {
        .quantity(
            .mixed([
                Measure(number.value, isHeight ? .foot : .minute),
                Measure(DecimalNumber(exactly: inches) ?? 0, isHeight ? .inch : .second),
            ]), .nominative)
    }

    /// "5'10": how tall people are, whose last mark is often left out.
    private func bareHeight(_ number: ScannedNumber, from start: Int, _ mark: Int) -> Reading? {
        guard profile.has(.english), (3...8).contains(number.integer),
            text[number.end + mark] == 0x2D || text.isDigit(number.end + mark),
            let found = inches(number.end + mark), found.end == found.digitsEnd, found.value < 12,
            text.letterLength(found.end) == 0, !text.isDigit(found.end), footMark(found.end) == 0,
            ![0x2E, 0x2C, 0x3A, 0x2F, 0x25].contains(text[found.end])
                || !text.isDigit(found.end + 1)
                    && text[found.end] != 0x25,
            text.dashLength(found.end) == 0, start == 0 || text.skipSpacesBack(start) < start || text[start - 1] == 0x28
        else { return nil }
        return Reading(
            start: start, end: found.end, content: feetAndInches(number, found.value, isHeight: true),
            semioticClass: .measure, confidence: .likely)
    }

    /// "9' ceilings", "6' tall": in words the sign alone says nothing.
    private func feet(_ number: ScannedNumber, from start: Int, _ mark: Int) -> Reading? {
        let end = number.end + mark
        guard profile.has(.english), text.spaceLength(end) > 0, text[start - 1] != 0x27 else { return nil }
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
}
