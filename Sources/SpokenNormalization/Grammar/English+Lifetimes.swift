import SpokenModel

/// "(5 September 1638 – 1 September 1715)", "May 1, 1900 – June 2, 1980": from one date with its year to another.
extension Classifier {
    /// Where the next date begins behind a dash with spaces on both sides.
    func dateJoint(_ place: Int) -> Int? {
        let start = text.skipSpaces(place)
        let dash = text.dashLength(start)
        let next = text.skipSpaces(start + dash)
        guard dash > 0, start > place, next > start + dash else { return nil }
        if text.isDigit(next) {
            let (day, count) = text.digits(next)
            let name = text.skipSpaces(next + count)
            guard (1...2).contains(count), (1...31).contains(day), name > next + count, text.isUpper(name),
                month(name, text.wordEnd(name)) != nil
            else { return nil }
            return next
        }
        let end = text.wordEnd(next)
        guard text.isUpper(next), month(next, end) != nil,
            text.isDigit(text.skipSpaces(text[end] == 0x2E ? end + 1 : end))
        else { return nil }
        return next
    }

    /// In digits the year and the dash: "1638 to ".
    func englishLifetime(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .digits, number.integerDigits == 4, text.spaceLength(number.end) > 0,
            text.dashLength(text.skipSpaces(number.end)) > 0, !number.isGrouped, !number.hasFraction,
            !number.isNegative, let next = dateJoint(number.end)
        else { return nil }
        var before = text.skipSpacesBack(start)
        if text[before - 1] == 0x2C { before -= 1 }
        while text.isDigit(before - 1) { before -= 1 }
        before = text.skipSpacesBack(before)
        if text[before - 1] == 0x2E { before -= 1 }
        guard month(text.wordStart(before), before) != nil else { return nil }
        return Reading(
            start: start, end: next, content: .words(word(start, number.end) + separator("to")),
            semioticClass: .compound, confidence: .likely)
    }
}
