import SpokenModel

/// Temperatures and angles with the sign of an ordinal: «Máx. 30º», «25º C», «25º/12º».
extension Classifier {
    /// «180º», «Máx. 30º», «25º C»: the sign of an ordinal behind a number that is a temperature or an angle.
    func spanishDegrees(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text.has("º", at: number.end), !number.isGrouped else { return nil }
        let end = number.end + 2
        guard text.letterLength(end) == 0, !text.isDigit(end) else { return nil }
        if let range = degreeRange(number, from: start, end) { return range }
        let (unit, last) = degreeUnit(end)
        guard isTemperature(number, from: start, end, isNamed: unit != .degree) else { return nil }
        return Reading(
            start: start, end: last, content: .quantity(.measure(Measure(number.value, unit)), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    /// «º C»: the unit and where it ends.
    private func degreeUnit(_ end: Int) -> (MeasureUnit, Int) {
        let letter = text.skipSpaces(end)
        guard text[letter] == 0x43 || text[letter] == 0x46, text.letterLength(letter + 1) == 0,
            !text.isDigit(letter + 1), text[letter + 1] != 0x2E || text.letterLength(letter + 2) == 0,
            text[letter + 1] != 0x2F
        else { return (.degree, end) }
        return (text[letter] == 0x43 ? .celsius : .fahrenheit, letter + 1)
    }

    private func isTemperature(_ number: ScannedNumber, from start: Int, _ end: Int, isNamed: Bool) -> Bool {
        if number.isNegative || number.hasFraction || latin.has(nameBefore(start), .warm) { return true }
        // «1º a 20º»: the places of a race.
        if let other = otherDegrees(start, end), min(number.integer, other.integer) == 1 { return false }
        // «25º de máxima»
        let joint = wordAfter(end)
        if joint.text == "de", latin.has(loweredAfter(joint.end), .warm) { return true }
        // «3º C» is a dwelling or a class.
        if isNamed { return number.integer > 12 }
        let next = text.skipSpaces(end)
        let isBeforeNoun = next > end && text.letterLength(next) > 0 && !latin.has(loweredAfter(end), .function)
        let before = wordBefore(start)
        let isReached = (before == "a" || before == "de") && number.integer > 12 && !isBeforeNoun
        return isReached || number.integer >= 40 && !isBeforeNoun
            || isWarmPair(number, from: start, end)
    }

    /// The number on the other side of «/», a dash or «a»: «25º/12º», «10º a 20º».
    private func otherDegrees(_ start: Int, _ end: Int) -> ScannedNumber? {
        var next = end
        if text[end] == 0x2F {
            next = end + 1
        } else if text.has(" a ", at: end) {
            next = end + 3
        } else {
            next = end + text.dashLength(end)
        }
        if next > end, text.isDigit(next) {
            let second = text.scanNumber(next, vocabulary.syntax)
            return text.has("º", at: second.end) && text.letterLength(second.end + 2) == 0 ? second : nil
        }
        var before = start
        if text[start - 1] == 0x2F {
            before = start - 1
        } else if text.has(" a ", at: start - 3) {
            before = start - 3
        }
        guard before < start, text.has("º", at: before - 2) else { return nil }
        let number = numberStart(before: before - 2)
        return number < before - 2 ? text.scanNumber(number, vocabulary.syntax) : nil
    }

    /// Of two numbers one is beyond the grades of a school, and none the first of a row: «10º a 20º».
    private func isWarmPair(_ number: ScannedNumber, from start: Int, _ end: Int) -> Bool {
        guard let other = otherDegrees(start, end) else { return false }
        return max(number.integer, other.integer) > 12 && min(number.integer, other.integer) != 1
    }

    /// «10º-20º»: grades of a school up to the twelfth, so that only a larger number tells of warmth.
    private func degreeRange(_ number: ScannedNumber, from start: Int, _ end: Int) -> Reading? {
        let dash = text.dashLength(end)
        guard dash > 0, text.isDigit(end + dash) else { return nil }
        let second = text.scanNumber(end + dash, vocabulary.syntax)
        guard text.has("º", at: second.end), second.fits, !second.isChain, isGrowing(number, second) else {
            return nil
        }
        let (unit, last) = degreeUnit(second.end + 2)
        guard text.letterLength(last) == 0, !text.isDigit(last) else { return nil }
        guard second.integer > 12 || number.isNegative || latin.has(nameBefore(start), .warm) else {
            return kept(start, second.end + 2)
        }
        return Reading(
            start: start, end: last,
            content: .quantity(
                .range(.measure(Measure(number.value, unit)), .measure(Measure(second.value, unit))),
                latinRangeCase(start)), semioticClass: .measure, confidence: .likely)
    }
}
